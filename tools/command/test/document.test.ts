/** What docs/command.md quotes: forms of showdowns, results, odds and the exit statuses. */
import { readFileSync } from 'node:fs';
import { EXIT_STATUS } from '../../machine/terminal/exit-status.ts';
import { readShowdown } from '../showdowns/read-showdown.ts';
import { inProcess } from './in-process.ts';

const DOCUMENT = readFileSync('docs/command.md', 'utf8');

/** The quotations without a language, in their order. */
const [FORMS = '', RESULTS = '', ODDS = ''] = Array.from(
  DOCUMENT.matchAll(/^```(\w*)\n(.*?)^```$/gms),
  ([, language, text = '']) => (language === '' ? [text] : []),
).flat();

test.each(FORMS.trim().split('\n'))('the form "%s" is a showdown', (line) => {
  const written = line.replace(
    / (a board|ten cards|two or more|five cards|the same|Texas hold'em).*/,
    '',
  );
  expect(readShowdown(written).players.length).toBeGreaterThanOrEqual(2);
});

test('the JSON of a showdown and of a summary is what judge prints', async () => {
  const line = '8C TS KC 9H 4S 7D 2S 5D 3S AC';
  const verdict = await inProcess(['judge', '--json'], line);
  const summary = await inProcess(['judge', '--json', '--summary'], line);
  expect(verdict.stdout + summary.stdout).toBe(RESULTS);
});

test('the odds are what odds prints', async () => {
  const { stdout } = await inProcess(['odds', 'As Ad', 'Kh Qh', '--board', 'Jh 7h 2c']);
  expect(stdout).toBe(ODDS);
});

test('the exit statuses are those of the help', () => {
  expect(DOCUMENT.replaceAll('\n', ' ')).toContain(EXIT_STATUS);
});

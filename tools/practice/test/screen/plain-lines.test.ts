/** What the practice tells in sentences. */
import { chapter } from '../../../../test/support/feature-files.ts';
import './package-elsewhere.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import { keySentences, pageSentences, plainParts, spoken } from '../../screen/plain-lines.ts';
import { FAILS, PAIR, PASSES, pressed, textsOn, viewOf, WRONG_EXAMPLE } from './views.ts';

const failing = viewOf(PAIR, { ...FAILS, troubles: [WRONG_EXAMPLE] });

test('a failing example is told from the heading to the line to open', () => {
  const { title, verdict, more } = plainParts(failing);
  expect(title).toEqual(['2. pair', 'Two cards of one rank.']);
  expect(verdict).toEqual([
    '1 of 30 examples fails. The first:',
    'Rule: The ladder has ten rungs',
    'Example: Ten hands from one deck',
    'Given the cards KD KH',
    'Then they contain a pair',
    expect.stringMatching(`^The example is in: .*${chapter('ranking')}:7$`),
    'Expected: true',
    'Got: isPair returned false',
    'Open: practice/pair.ts:4',
  ]);
  expect(more).toEqual([`0 of ${EXERCISES.length} exercises done so far`]);
});

test('suits of cards are told as letters, but text that is quoted stays', () => {
  expect(spoken(['K♦ 10♥ and the symbol ♠', '"A♠" is asked: parseCards(\'A♠\')'])).toEqual([
    'KD 10H and the symbol ♠',
    '"A♠" is asked: parseCards(\'A♠\')',
  ]);
});

test('a hint is one more line', () => {
  const [hint = ''] = textsOn(PAIR);
  const { more } = plainParts({ ...failing, hints: [hint] });
  expect(more[0]).toBe(`Hint 1: ${hint}`);
});

test('the list says what is done and where you are', () => {
  const list = pageSentences({ ...viewOf(PAIR, PASSES), page: 'list' }) ?? [];
  expect(list.slice(0, 3)).toEqual([
    '1. cards',
    '2. pair, done, you are here',
    '3. three of a kind',
  ]);
  expect(list.at(-1)).toContain('Type a number');
});

test('a question says what to type', () => {
  const { view } = pressed(failing, 's');
  expect(pageSentences(view)).toEqual([
    'Show our solution? This exercise is not done yet. Type y for yes, or anything else for no.',
  ]);
});

test('keys are listed with what they do', () => {
  expect(keySentences(failing)).toEqual(
    expect.arrayContaining(['h: hint', 'enter alone: run again', 'q: quit']),
  );
});

test('signs, colours and suits of the screen become words and letters', () => {
  expect(spoken(['\x1b[31m✗ It fails: K♦ 10♥\x1b[39m', '  ●●✗○', '', '[#x-] 1 of 3'])).toEqual([
    'It fails: KD 10H',
    '1 of 3',
  ]);
});

/**
 * Runs the program of a page of the walkthrough, as far as it has come there:
 *
 *     npm run chapter 2 "Kd Kh Ks"
 */
import { basename } from 'node:path/posix';
import { quote } from '../../../src/cards/quote.ts';
import { listed } from '../../machine/words/nearest.ts';
import { nameOf, type Page, readPages } from './pages.ts';
import { linesPrintedBy, programAfter, programBefore } from './program.ts';

const [asked = '', ...words] = process.argv.slice(2);
const pages = readPages();
const numberOf = ({ path }: Page) => String(Number.parseInt(basename(path), 10));
const page = pages.find((one) => [numberOf(one), nameOf(one)].includes(asked));
const code = page && programAfter(programBefore(page.path, pages), page.text);
try {
  if (!code) {
    const names = pages.filter(({ text }) => text.includes('```ts program')).map(nameOf);
    throw new Error(`${quote(asked)} has no program: expected a number or ${listed(names)}`);
  }
  for (const line of linesPrintedBy(code, words)) console.log(line);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

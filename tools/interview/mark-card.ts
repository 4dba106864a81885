/** The card of a marked folder. */
import { printable } from '../../src/cards/quote.ts';
import { cardOf } from './card.ts';
import type { Mark } from './mark-folder.ts';
import { partsToSave, resultText } from './saved-scores.ts';

/** Writes the sections of the card. */
export function markLines(mark: Mark): string[][] {
  const { folder, date, version, seed, run, result, stubs } = mark;
  const [headline = [], ...others] = cardOf(result);
  const lines = [
    `For comparison, with no code written: ${stubs.visible.passed} visible and ${stubs.hidden.passed} hidden examples pass`,
    `Folder: ${printable(folder)}`,
    `Program: ${printable(run ?? 'the files in TypeScript')}`,
    `Marked: ${date.toISOString()}, with poker-kata ${version}`,
    `To repeat the random hands: --seed ${seed}`,
  ];
  return [[...headline.slice(0, -1), ...lines.map((line) => `- ${line}`), ''], ...others];
}

/** Writes a mark in a line. */
export function markLine({ folder, result }: Mark): string {
  return `${printable(folder)}: ${resultText(result)}`;
}

/** Returns what a program reads of a mark. */
export function markData({ result, stubs: { visible, hidden }, ...mark }: Mark): object {
  const { parts, ...counts } = result;
  return { ...mark, stubs: { visible, hidden }, ...counts, ...partsToSave(parts) };
}

/**
 * Reads what short deck builds on so that short deck is played first: code may keep what it changed
 * for that game, such as the row of ranks, and be right only until then.
 */
import { parseCards } from '../../src/cards/parse-cards.ts';
import type { ReadArguments } from './read-unit.ts';
import { readUnit } from './read-unit.ts';
import type { Unit } from './units.ts';

/** A straight flush of short deck only, a full house, and cards that it refuses. */
const PLAYED = [
  ['Ah 9h', '6h 7h 8h'],
  ['Kd Kh', 'Ks 9c 9d'],
  ['Kd 2h', 'Ks 9c 9d'],
].map((cards) => cards.map(parseCards));

const PLAY = `import { rankShortDeck } from './short-deck.ts';
for (const [hole, board] of ${JSON.stringify(PLAYED)}) {
  try {
    rankShortDeck(hole, board);
  } catch {}
}
`;

/** Reads the file of a unit like `readUnit`. Whoever runs it plays short deck first. */
export function readAfterShortDeck(unit: Unit, ...[file, read, names]: ReadArguments) {
  const name = file.replace(/.*[/\\]/, '');
  const entry = `${file.slice(0, -name.length)}after-short-deck.ts`;
  const text = `${PLAY}export * from './${name}';\n`;
  return readUnit(unit, entry, (path) => (path === entry ? text : read(path)), names);
}

/** Changes of the code that make a rule wrong. */
import { readFileSync } from 'node:fs';
import type { Combination } from '../../src/ranking/categories.ts';
import { claimsIn } from '../support/counts-in.ts';

/** A change of the code that makes a rule wrong. */
export interface Change {
  readonly what: string;
  /** In `src`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The chapters of which one must fail. */
  readonly chapters: readonly string[];
  /**
   * The standings are not counted, and their message names players: then the example shows the
   * hands.
   */
  readonly isInStandings?: boolean;
}

/** With fewer cards a rule that says no is right. */
const FEWEST: Partial<Record<Combination, number>> = {
  pair: 2,
  'three of a kind': 3,
  'four of a kind': 4,
  'two pairs': 4,
};

/** Names a combination as its file and its chapter do: `full-house`. */
const nameOf = (combination: Combination) => combination.replaceAll(' ', '-');

/** Begins a rule with a line of code. */
function beginRule(combination: Combination, what: string, line: string): Change {
  const file = `rules/${nameOf(combination)}.ts`;
  const code = readFileSync(`src/${file}`, 'utf8');
  const [head = ''] = /^export function is\w+\(cards: Cards\): boolean \{\n/m.exec(code) ?? [];
  return {
    what: `${combination}: ${what}`,
    file,
    from: head,
    to: `${head}  ${line}\n`,
    chapters: [nameOf(combination)],
  };
}

/** Lists changes that make a rule wrong for some sizes, for a rank and for a suit. */
export function changesOfRule(combination: Combination): Change[] {
  const fewest = FEWEST[combination] ?? 5;
  const counted = claimsIn(nameOf(combination)).map(({ size }) => size);
  const sizes = counted.filter((size) => size >= fewest);
  const eights =
    combination === 'royal flush'
      ? 'if (cards.some(({ rank }) => rank === 8)) return false;'
      : 'cards = cards.filter(({ rank }) => rank !== 8);';
  return [
    ...sizes.map((size) =>
      beginRule(
        combination,
        `no with ${size} cards`,
        `if (cards.length === ${size}) return false;`,
      ),
    ),
    beginRule(combination, 'no with eights', eights),
    beginRule(combination, 'no with diamonds', "cards = cards.filter(({ suit }) => suit !== 'D');"),
  ];
}

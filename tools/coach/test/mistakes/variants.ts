/** Plausible bugs as learners write them, with the known mistake that each is, or none. */
import type { Unit } from '../../units.ts';

/** A wrong file, and the name of the mistake to be told; without one, none may be told. */
export interface Variant {
  readonly what: string;
  readonly unit: Unit;
  readonly code: string;
  readonly mistake?: string;
}

const HELPERS = `
const ranks = (cards) => cards.map(({ rank }) => rank);
const counts = (cards) => {
  const of = {};
  for (const { rank } of cards) of[rank] = (of[rank] ?? 0) + 1;
  return Object.values(of).sort((a, b) => b - a);
};
const withLowAce = (all) => (all.includes(14) ? [1, ...all] : all);
const steps = [1, 2, 3, 4];
`;

const rule = (name: string, body: string) =>
  `${HELPERS}export function ${name}(cards) { ${body} }\n`;

const PLACES = `import { compareHandRanks } from 'poker-hands-kata';
const sort = (players) => [...players].sort((a, b) => compareHandRanks(b.rank, a.rank));
`;

const places = (body: string) => `${PLACES}export function showdown(players) { ${body} }\n`;

/** A comparison of two ranks of the same category, rank by rank, unless the body returns. */
const comparison = (body: string) => `import { LADDER } from 'poker-hands-kata';
const placeOf = ({ category }) => LADDER.findIndex((rung) => rung.category === category);
export function compareHandRanks(a, b) {
  if (a.category !== b.category) return placeOf(b) - placeOf(a);
  ${body}
  for (let i = 0; i < 5; i++) {
    const difference = (a.tieBreak[i] ?? 0) - (b.tieBreak[i] ?? 0);
    if (difference) return difference;
  }
  return 0;
}
`;

const holdem = (body: string) => `import { rankHand } from 'poker-hands-kata';
export function rankTexasHoldem(hole, board) { ${body} }
`;

export const VARIANTS: readonly Variant[] = [
  {
    what: 'a pair as a count of 2',
    unit: 'pair',
    code: rule('isPair', 'return counts(cards).includes(2);'),
    mistake: 'counted-exactly',
  },
  {
    what: 'a pair by a set of the first five',
    unit: 'pair',
    code: rule('isPair', 'const r = ranks(cards).slice(0, 5); return new Set(r).size < r.length;'),
    mistake: 'first-five-only',
  },
  {
    what: 'a pair of the first card only',
    unit: 'pair',
    code: rule('isPair', 'return cards.slice(1).some(({ rank }) => rank === cards[0].rank);'),
  },
  {
    what: 'two pairs by cards without a new rank',
    unit: 'two-pairs',
    code: rule('isTwoPairs', 'return cards.length - new Set(ranks(cards)).size >= 2;'),
    mistake: 'matches-counted',
  },
  {
    what: 'two pairs in the first five cards',
    unit: 'two-pairs',
    code: rule('isTwoPairs', 'return counts(cards.slice(0, 5))[1] >= 2;'),
  },
  {
    what: 'a pair for two pairs',
    unit: 'two-pairs',
    code: rule('isTwoPairs', 'return counts(cards)[0] >= 2;'),
  },
  {
    what: 'four of a kind among the first six cards',
    unit: 'four-of-a-kind',
    code: rule('isFourOfAKind', 'return counts(cards.slice(0, 6))[0] === 4;'),
  },
  {
    what: 'a full house as counts of 3 and 2',
    unit: 'full-house',
    code: rule('isFullHouse', 'const c = counts(cards); return c.includes(3) && c.includes(2);'),
    mistake: 'double-trips-missed',
  },
  {
    what: 'a flush in the highest five cards',
    unit: 'flush',
    code: rule(
      'isFlush',
      `const five = [...cards].sort((a, b) => b.rank - a.rank).slice(0, 5);
      return five.length === 5 && new Set(five.map(({ suit }) => suit)).size === 1;`,
    ),
    mistake: 'top-five-only',
  },
  {
    what: 'a flush of all cards',
    unit: 'flush',
    code: rule(
      'isFlush',
      'return cards.length > 4 && new Set(cards.map(({ suit }) => suit)).size === 1;',
    ),
    mistake: 'all-cards',
  },
  {
    what: 'a flush among the first six cards',
    unit: 'flush',
    code: rule(
      'isFlush',
      `const six = cards.slice(0, 6);
      return six.some(({ suit }) => six.filter((other) => other.suit === suit).length >= 5);`,
    ),
  },
  {
    what: 'a straight sorted as text',
    unit: 'straight',
    code: rule(
      'isStraight',
      `const sorted = [...new Set(ranks(cards))].sort();
      return sorted.some((rank, at) => sorted[at + 4] - rank === 4);`,
    ),
    mistake: 'ten-before-two',
  },
  {
    what: 'a straight that a pair breaks',
    unit: 'straight',
    code: rule(
      'isStraight',
      `const sorted = withLowAce(ranks(cards).sort((a, b) => a - b));
      let row = 1;
      for (let i = 1; i < sorted.length; i++) {
        row = sorted[i] === sorted[i - 1] + 1 ? row + 1 : 1;
        if (row === 5) return true;
      }
      return false;`,
    ),
    mistake: 'broken-by-a-pair',
  },
  {
    what: 'a straight among the six highest ranks',
    unit: 'straight',
    code: rule(
      'isStraight',
      `const all = withLowAce([...new Set(ranks(cards))].sort((a, b) => b - a).slice(0, 6));
      return all.some((rank) => steps.every((step) => all.includes(rank + step)));`,
    ),
  },
  {
    what: 'a wheel that a king breaks',
    unit: 'straight',
    code: rule(
      'isStraight',
      `const all = ranks(cards).includes(13) ? ranks(cards) : withLowAce(ranks(cards));
      return all.some((rank) => steps.every((step) => all.includes(rank + step)));`,
    ),
  },
  {
    what: 'a comparison that lets the second hand win ties',
    unit: 'tie-breaking',
    code: comparison('if (a.tieBreak.join() === b.tieBreak.join()) return -1;'),
  },
  {
    what: 'a comparison that lets the first hand win ties',
    unit: 'tie-breaking',
    code: comparison('if (a.tieBreak.join() === b.tieBreak.join()) return 1;'),
    mistake: 'first-asked-wins-ties',
  },
  {
    what: 'a comparison by the last card first',
    unit: 'tie-breaking',
    code: comparison(
      'for (let i = 4; i > 0; i--) if (a.tieBreak[i] !== b.tieBreak[i]) ' +
        'return (a.tieBreak[i] ?? 0) - (b.tieBreak[i] ?? 0);',
    ),
  },
  {
    what: 'places 1 2 2 3',
    unit: 'showdown',
    code: places(`
      let place = 1;
      return sort(players).map((player, i, sorted) => {
        if (i > 0 && compareHandRanks(sorted[i - 1].rank, player.rank) !== 0) place++;
        return { ...player, place };
      });`),
    mistake: 'no-place-left-out',
  },
  {
    what: 'places 1 2 3 4',
    unit: 'showdown',
    code: places('return sort(players).map((player, i) => ({ ...player, place: i + 1 }));'),
    mistake: 'nobody-shares-a-place',
  },
  {
    what: 'places 0 1 1 3',
    unit: 'showdown',
    code: places(`return sort(players).map((player, i, sorted) => ({ ...player,
      place: sorted.findIndex(({ rank }) => compareHandRanks(rank, player.rank) === 0) }));`),
  },
  {
    what: 'a hand of any number of cards',
    unit: 'texas-holdem',
    code: holdem('return rankHand(hole.concat(board));'),
    mistake: 'any-number-of-cards',
  },
  {
    what: 'a flop without turn and river, and no check',
    unit: 'texas-holdem',
    code: holdem('return rankHand([...hole, ...board.slice(0, 3)]);'),
    mistake: 'flop-only',
  },
  {
    what: 'the hole and the last three of the board',
    unit: 'texas-holdem',
    code: holdem('return rankHand([...hole, ...board.slice(-3)]);'),
  },
];

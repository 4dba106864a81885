/** Which cards of a hand make what it is, and what it lacks. */
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import type { Combination } from '../../src/kata/solution.ts';
import { deciders, type Marked, markBoard, markContained, markRanked } from '../../src/rule-book/marked-cards.ts';

/** The cards with this mark, as they are written. */
const written = ({ cards }: Marked, wanted: string) =>
  formatCards(cards.flatMap(({ card, mark }) => (mark === wanted ? card : [])));

test.each([
  ['pair', 'Kd Kh Ks', 'KD KH'],
  ['pair', 'Ac Kd Js 8h 6c 4d 4s', '4D 4S'],
  ['two pairs', 'Ac Ad Ah Ks Kd', 'AC AD KS KD'],
  ['full house', '4c 4d 4h 4s 9c 9d', '4C 4D 4H 9C 9D'],
  ['flush', '2h 4h 7h 9h Jh Kh', '4H 7H 9H JH KH'],
  ['straight', 'Kd Ah 9c 2c 3d 4s 5h', 'AH 2C 3D 4S 5H'],
  ['straight flush', '2h 3h 4h 5h 6h Kh Ah', '2H 3H 4H 5H 6H'],
  ['royal flush', '2c 4c 6c 8c Tc Ts Js Qs Ks As', 'TS JS QS KS AS'],
] as const)(
  'of cards that contain a combination, those that make it are marked: %s in %s',
  (combination, cards, made) => {
    const marked = markContained(combination, parseCards(cards));
    expect(written(marked, 'makes')).toBe(made);
    expect(marked.cards.filter(({ mark }) => mark !== 'makes').every(({ mark }) => mark === 'rests')).toBe(true);
    expect(marked.missing).toEqual([]);
  },
);

test.each<[Combination, string, string, object[]]>([
  ['pair', 'Ah', 'AH', [{ ranks: [14] }]],
  ['pair', '9h Th Jh Kh As', '9H TH JH KH AS', [{ ranks: [14, 13, 11, 10, 9] }]],
  ['three of a kind', '7c 7d Kh Ks 4d 4c', '7C 7D KH KS 4D 4C', [{ ranks: [13, 7, 4] }]],
  ['four of a kind', '9c 9d Kh Ks 2d', 'KH KS', [{ ranks: [13] }, { ranks: [13] }]],
  ['two pairs', 'Kd Kh Ks 9c 2d', 'KD KH KS 9C 2D', [{ ranks: [9, 2] }]],
  ['full house', '4c 4d 4h 4s 9c', '4C 4D 4H 4S 9C', [{ ranks: [9] }]],
  ['flush', '2h 7h 9h Jh Ks 4s 5s', '2H 7H 9H JH', [{ suit: 'H' }]],
  ['flush', '2h 7h 9h Jd Kd', '2H 7H 9H', [{ suit: 'H' }, { suit: 'H' }]],
  ['straight', '5h 5d 7c 8s 9h', '5H 5D 7C 8S 9H', [{ ranks: [6] }]],
  ['straight', '5h 6c 7d 8s', '5H 6C 7D 8S', [{ ranks: [9, 4] }]],
  ['straight', '2s 5h 6c 7d 8s Tc Jd Qh', '5H 6C 7D 8S TC JD QH', [{ ranks: [9, 4] }]],
  ['straight', 'Ah Kd 2c 3h 4s', 'AH 2C 3H 4S', [{ ranks: [5] }]],
  ['straight flush', '5h 6h 7h 8h', '5H 6H 7H 8H', [{ ranks: [9, 4], suit: 'H' }]],
  ['straight flush', '5h 6h 7h 8h 9s Kh 2d', '5H 6H 7H 8H', [{ ranks: [9, 4], suit: 'H' }]],
  ['royal flush', '9h Th Jh Qh Kh As 2c', 'TH JH QH KH', [{ ranks: [14], suit: 'H' }]],
])(
  'of cards that lack one or two for a combination, what they have is marked, and what is missing told: %s in %s',
  (...row) => {
    const [combination, cards, had, missing] = row;
    const marked = markContained(combination, parseCards(cards));
    expect(written(marked, 'has')).toBe(had);
    expect(marked.missing).toEqual(missing);
  },
);

test('cards that lack more for a combination are not marked', () => {
  const { cards, missing } = markContained('royal flush', parseCards('Ah 2h 3h 4h 5h'));
  expect(cards.map(({ mark }) => mark)).toEqual(Array(5).fill(undefined));
  expect(missing).toEqual([]);
});

test.each([
  ['Kd 7s Kh 2c 9h Jc 4d', 'KD KH', '7S 9H JC', '2C 4D'],
  ['7s 2c Kd 9h 5d Jc 3h', 'KD', '7S 9H 5D JC', '2C 3H'],
  ['Ah 6c 2c 3d 4s 5h Kd', '6C 2C 3D 4S 5H', '', 'AH KD'],
  ['Ac Ad 2h', 'AC AD', '2H', ''],
])('of cards with a worth, what makes it, the kickers and the rest are marked: %s', (text, makes, counts, rests) => {
  const cards = parseCards(text);
  const marked = markRanked(rankHand(cards), cards);
  expect(['makes', 'counts', 'rests'].map((mark) => written(marked, mark))).toEqual([makes, counts, rests]);
});

test.each([
  ['Kd Kh As 9c 4d', 'Kc Ks Ad 9h 3c', '4D', '3C'],
  ['4c 4d 7h 6s 2d', '3c 3d Ah Kh Qs', '4C 4D', '3C 3D'],
  ['Kd Kh 9c 9s 2d', 'Kc Ks 8h 8d Ac', '9C 9S', '8H 8D'],
  ['Ac Ad 2h', 'Ah As', '2H', ''],
  ['2c 3d 4h 5s 6c', 'Ad 2h 3s 4c 5d', '6C', '5D'],
  ['4h 4d 4s 2c 2s', 'Ah 8h 7h 6h 3h', '', ''],
  ['Ks Kh 9s 5d 2d', 'Kc Kd 9h 5c 2c', '', ''],
])('the cards of the first rank that differs decide, unless the rung of the ladder does: %s against %s', (...row) => {
  const [winner, loser] = row.slice(0, 2).map((cards) => rankHand(parseCards(cards)));
  if (!winner || !loser) throw new Error('two hands are needed');
  expect([deciders(winner, loser), deciders(loser, winner)].map((cards) => formatCards(cards))).toEqual(row.slice(2));
});

test('a card of the board rests only if it counts for nobody', () => {
  const board = parseCards('Kd Kh 9c 9s Jd');
  const hands = [
    ['Ah', '2d'],
    ['5c', '5d'],
  ].map((own) => rankHand([...board, ...parseCards(own.join(' '))]));
  const marked = markBoard(hands, board);
  expect(['makes', 'counts', 'rests'].map((mark) => written(marked, mark))).toEqual(['KD KH 9C 9S', 'JD', '']);
  expect(written(markBoard(hands.slice(0, 1), board), 'rests')).toBe('JD');
});

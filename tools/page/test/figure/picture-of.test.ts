/** What figures show of cards: whether the combination is there, without asking the rule, and why. */
import { DECK } from '../../../../src/cards/deck.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { parseCards } from '../../../../src/cards/parse-cards.ts';
import { seededRandom } from '../../../../src/cards/seeded-random.ts';
import { shuffle } from '../../../../src/cards/shuffle.ts';
import { rankHand } from '../../../../src/ranking/rank-hand.ts';
import { OUR_RULES } from '../../../../steps/rules-under-test.ts';
import { likelyCards } from '../../../coach/judge/likely-hands.ts';
import { USUAL_COMBINATIONS, unitOf } from '../../../solution/combinations.ts';
import { FIGURES, type Figure, nextCardAt, spotsOf } from '../../figure/figures.ts';
import { ladderOf } from '../../figure/ladder.ts';
import { MOST_CARDS } from '../../figure/picture.ts';
import { pictureOf } from '../../figure/picture-of.ts';

const HANDS = 2000;
const { pair: PAIR, 'royal-flush': ROYAL_FLUSH } = FIGURES;

test.each(USUAL_COMBINATIONS)(
  '%s: a picture shows it if the rule says so, for 1 to 16 cards',
  (name) => {
    const figure = FIGURES[unitOf(name)] as Figure;
    const rule = OUR_RULES.predicates[name];
    const random = seededRandom(44);
    for (let dealt = 0; dealt < HANDS; dealt += 1) {
      const size = 1 + (dealt % MOST_CARDS);
      const cards =
        dealt % 2 === 0 ? likelyCards(size, random) : shuffle(DECK, random).slice(0, size);
      const shown = { cards: formatCards(cards), holds: pictureOf(figure, cards).holds };
      expect(shown).toEqual({ cards: formatCards(cards), holds: rule(cards) });
    }
  },
);

test('the hand rests on the rung that it is worth, the best five before the others', () => {
  const random = seededRandom(46);
  for (let dealt = 0; dealt < HANDS; dealt += 1) {
    const cards = likelyCards(1 + (dealt % MOST_CARDS), random);
    const { places, rungs, rest } = ladderOf(cards);
    const rank = rankHand(cards);
    const shown = { category: rungs[rest]?.category, best: [...places.keys()].slice(0, 5) };
    expect(shown).toEqual({
      category: rank.category,
      best: [...rank.cards, ...cards.filter((card) => !rank.cards.includes(card))].slice(0, 5),
    });
    expect(places.size).toBe(cards.length);
  }
});

test('rungs above do not hold, and some below hold, too', () => {
  const { rungs, why } = ladderOf(parseCards('KD KH KS 9C 9S'));
  expect(why).toBe('Full house, kings over nines.');
  expect(rungs.map(({ state }) => state)).toEqual([
    ...['falls past', 'falls past', 'falls past', 'rests'],
    ...['below', 'below', 'holds too', 'holds too', 'holds too', 'holds too'],
  ]);
});

test('without cards there is nothing on the ladder', () => {
  expect(ladderOf([])).toMatchObject({ holds: false, why: 'There are no cards yet.', rest: 10 });
});

test.each([
  ['pair', 'KD KH 9C', 'Two kings are a pair.'],
  ['pair', 'KD KH KS', 'Three kings: that is at least two, so they contain a pair.'],
  ['pair', 'KD 9C', 'No two cards have the same rank.'],
  ['three-of-a-kind', '6D 6H', 'Two sixes: one more is needed.'],
  ['four-of-a-kind', '6D 6H', 'Two sixes: two more are needed.'],
  ['two-pairs', 'KD KH 9C 9S', 'Two kings and two nines are two pairs.'],
  ['two-pairs', 'KD KH KS', 'Three kings, but the second pair must have another rank.'],
  [
    'two-pairs',
    'KD KH KS 9C 9S',
    'Three kings and two nines: at least two of each rank, so they contain two pairs.',
  ],
  ['full-house', 'KD KH KS KC', 'Four kings, but the pair must have another rank.'],
  [
    'full-house',
    'KD KH KS 9C 9S 9D',
    'Three kings and three nines: at least three of one rank, at least two of another, so they contain a full house.',
  ],
  ['flush', 'KD', 'One diamond: four more are needed.'],
  ['flush', '2H 4H 6H 8H TH', 'Five hearts are a flush.'],
  ['flush', '2H 4H 6H 8H TH KH', 'Six hearts: that is at least five, so they contain a flush.'],
  [
    'straight',
    'AD 2C 3H 4S 5D',
    'Ace, two, three, four, five: five in a row, with the ace as a one.',
  ],
  ['straight', '6D 7C 8H TS', 'Six, seven, eight, ten: the nine is missing.'],
  [
    'straight',
    'QD KC AH 2S 3D',
    'Queen, king, ace, two, three: the row ends at the ace, and no straight goes round the corner.',
  ],
  [
    'straight',
    'KC AH 2S 7D',
    'King, ace, two: the row ends at the ace, and no straight goes round the corner.',
  ],
  [
    'straight-flush',
    'KH AH 2H 3H 4H',
    'King, ace, two, three, four of hearts: the row ends at the ace, and no straight goes round the corner.',
  ],
  ['straight', 'KC AH 2S 6D 7H 8C 9S', 'Six, seven, eight, nine: the ten is missing.'],
  ['full-house', 'KD KH', 'Two kings, but no rank occurs three times.'],
  ['straight', 'QD 9C', 'The cards have at most two of five ranks in a row.'],
  [
    'straight-flush',
    '5H 6H 7H 8H 9H',
    'Five, six, seven, eight, nine of hearts: five in a row, all of one suit.',
  ],
  [
    'straight-flush',
    '5H 6H 7H 8H 9S KH',
    'Five, six, seven, eight of hearts: the nine of hearts is missing.',
  ],
  [
    'straight-flush',
    '5H 6H 7H 8D 9S KH AH',
    'There is a straight, and there is a flush, but not of the same five cards.',
  ],
  ['royal-flush', '9H TH JH QH KH', 'Five in a row of one suit, but not from the ten to the ace.'],
  ['royal-flush', '2H', 'The cards have none of ten, jack, queen, king and ace of one suit.'],
])('%s: of %s it says why', (name, cards, why) => {
  expect(pictureOf(FIGURES[name] as Figure, parseCards(cards)).why).toBe(why);
});

test('a tap adds the next card of a place, until all are there or no more fit', () => {
  const [twos, ...others] = spotsOf(PAIR as Figure);
  if (!twos) throw new Error('there is no place');
  const twoCards = parseCards('2S 2H');
  expect(formatCards([nextCardAt(twos, twoCards)].flatMap((card) => card ?? []))).toBe('2C');
  expect(nextCardAt(twos, twos.cards)).toBeUndefined();
  expect(
    nextCardAt(twos, others.flatMap(({ cards }) => cards).slice(0, MOST_CARDS)),
  ).toBeUndefined();
});

test('a grid has a place for each card, and for each ace at both ends', () => {
  const names = spotsOf(ROYAL_FLUSH as Figure).map(({ name }) => name);
  expect(names).toHaveLength(4 * 14);
  expect(names.filter((name) => name === 'ace of spades')).toHaveLength(2);
});

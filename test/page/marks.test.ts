/** Which cards of a hand make what it is and which decide, what an example tells about its cards, and where the signs are explained. */
import type { Example } from '../../src/coach/chapter.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { legendView, SIGNS_OF } from '../../src/page/view/legend-view.ts';
import { deciders, type Mark, type Marked, markContained, markRanked } from '../../src/page/view/marked-cards.ts';
import { marksOf, sharedMarks } from '../../src/page/view/marks.ts';
import { chapterOf, examplesOf, readChapters } from './matched.ts';

/** The cards with this mark, as they are written. */
const withMark = (marked: Marked, wanted: Mark) =>
  formatCards(marked.flatMap(({ card, marks }) => (marks?.includes(wanted) ? card : [])));
/** All cards of a hand, by their marks. */
const split = (marked: Marked) => (['makes', 'counts', 'rests'] as const).map((mark) => withMark(marked, mark));

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
    expect(split(marked)).toEqual([
      made,
      '',
      formatCards(parseCards(cards).filter((card) => !made.includes(formatCards([card])))),
    ]);
  },
);

test('cards that do not contain a combination are not marked', () => {
  const cards = parseCards('Ah 2h 3h 4h 5h');
  expect(markContained('royal flush', cards)).toEqual(cards.map((card) => ({ card })));
});

test.each([
  ['Kd 7s Kh 2c 9h Jc 4d', 'KD KH', '7S 9H JC', '2C 4D'],
  ['7s 2c Kd 9h 5d Jc 3h', 'KD', '7S 9H 5D JC', '2C 3H'],
  ['Ah 6c 2c 3d 4s 5h Kd', '6C 2C 3D 4S 5H', '', 'AH KD'],
  ['Ac Ad 2h', 'AC AD', '2H', ''],
])('of cards with a worth, what makes it, the kickers and the rest are marked: %s', (text, makes, counts, rests) => {
  const cards = parseCards(text);
  expect(split(markRanked([rankHand(cards)], cards))).toEqual([makes, counts, rests]);
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
  expect(split(markRanked(hands, board))).toEqual(['KD KH 9C 9S', 'JD', '']);
  expect(split(markRanked(hands.slice(0, 1), board))).toEqual(['KD KH 9C 9S', '', 'JD']);
});

const exampleOf = (...steps: string[]) => examplesOf(chapterOf('Scenario: x', ...steps))[0] as Example;
const marksIn = (...steps: string[]) => marksOf(exampleOf(...steps));
type Marks = ReturnType<typeof marksIn>;

/** Of these cards those that are lifted, those that decide, and those that rest. */
const marked = (mark: Mark) => (marks: Marks, text: string) => withMark(marks.get(text)?.cards ?? [], mark);
const [lifted, resting, deciding] = [marked('makes'), marked('rests'), marked('decides')];
/** Who wins or ties, by their cards. */
const outcomesIn = (marks: Marks) => [...marks].flatMap(([text, { outcome }]) => (outcome ? [[text, outcome]] : []));

test('cards are marked by the combination they contain, or by their worth, whatever else they contain', () => {
  expect(lifted(marksIn('Given the cards Kd Kh 2c', 'Then they contain a pair'), 'Kd Kh 2c')).toBe('KD KH');
  const steps = ['Given the cards Ac Ad Ah Ks Kd', 'Then they contain a pair', 'But they are worth a full house'];
  expect(lifted(marksIn(...steps), 'Ac Ad Ah Ks Kd')).toBe('AC AD AH KS KD');
});

test('hole cards and the board are marked as the game has it', () => {
  const [board, spades] = ['Kd 7s 2h 9d 7h', '2s 5s 9s Ts Kh'];
  const game = (title: string, ...steps: string[]) => marksIn(`Given a game of ${title}`, ...steps);
  const holdem = game(
    "Texas hold'em",
    `And the board ${board}`,
    'And Black holds 9h 9c',
    'Then Black has a full house: 9h 9c 9d 7s 7h',
  );
  expect([lifted(holdem, '9h 9c'), lifted(holdem, board)]).toEqual(['9H 9C', '7S 9D 7H']);
  const omaha = game(
    'Omaha',
    `And the board ${spades}`,
    'And Black holds As Kd 8c 8d',
    'Then Black has a pair: Kd Kh As Ts 9s',
  );
  expect([lifted(omaha, 'As Kd 8c 8d'), lifted(omaha, spades)]).toEqual(['KD', 'KH']);
});

test('the winner is told, and the cards that decide, and no card of the board rests that counts for anybody', () => {
  const board = 'Kd Kh 9c 9s Jd';
  const hands = ['And Black holds Ah 2d', 'And White holds 5c 5d'];
  const won = marksIn(`Given the board ${board}`, ...hands, 'Then Black wins because "x"');
  expect(outcomesIn(won)).toEqual([['Ah 2d', 'wins']]);
  expect([deciding(won, 'Ah 2d'), deciding(won, '5c 5d'), deciding(won, board)]).toEqual(['AH', '', 'JD']);
  expect(resting(won, board)).toBe('');
});

test('where the board is as good as a card in the hole, the hole rests', () => {
  const board = 'Th Jd Qs Kc Ad';
  const given = ["Given a game of Texas hold'em", `And the board ${board}`];
  const tied = marksIn(...given, 'And Black holds 9c 9d', 'And White holds Ah 2s', 'Then they tie: straight, ace high');
  expect(['9c 9d', 'Ah 2s', board].map((text) => resting(tied, text))).toEqual(['9C 9D', 'AH 2S', '']);
});

test('what several examples give is marked where they mark it alike', () => {
  const sevens = (hand: string) =>
    exampleOf('Given the board 7c 7d 7h 3s 2d', `And Black holds ${hand}`, 'Then they tie: x');
  const shared = sharedMarks([sevens('Ah Td'), sevens('As 9s')]);
  expect([...shared.keys()]).toEqual(['7c 7d 7h 3s 2d']);
  expect(resting(shared, '7c 7d 7h 3s 2d')).toBe('3S 2D');
  expect(sharedMarks([sevens('Ah Td'), sevens('3c 2c')]).size).toBe(0);
});

test('of three, the winner is set against the best of the losers, and who ties is told', () => {
  const hands = ['Black holds 2h 3d 5s 9c Kd', 'White holds Kh Ks 4d 3c 2c', 'Red holds Kc 8d 7s 6h 3h'];
  const won = marksIn(...hands.map((hand) => `Given ${hand}`), 'Then White wins because "x"');
  expect(outcomesIn(won)).toEqual([['Kh Ks 4d 3c 2c', 'wins']]);
  expect(deciding(won, 'Kh Ks 4d 3c 2c')).toBe('');
  const tied = marksIn('Given Black holds Ks Kh', 'And White holds Kc Kd', 'Then they tie: pair of kings');
  expect(outcomesIn(tied).map(([, outcome]) => outcome)).toEqual(['ties', 'ties']);
});

test('each hand of a table is marked', () => {
  const rows = ['| hand | cards |', '| pair | Kd Kh 2c |', '| high card | As 3d |'];
  const hands = marksIn('Given these hands:', ...rows, 'Then each hand is worth what it is called');
  expect([lifted(hands, 'Kd Kh 2c'), lifted(hands, 'As 3d')]).toEqual(['KD KH', 'AS']);
});

const REFUSED = ['Given Black claims to hold Ks 9h 4d', 'When somebody asks what Black has'];

test.each([
  ['is refused', ['Given the board Kd 9c 8s', ...REFUSED, 'Then that is refused, because x']],
  ['cannot be ranked', ['Given a game of Omaha', 'Given the board Kd 9c 8s', 'Given Black holds Ks']],
  [
    'is only dealt',
    ["When 22 players are dealt Texas hold'em from an unshuffled deck", 'Then Player 1 is dealt As 5h'],
  ],
  ['is only written', ['Given the cards Ah Kd', 'Then in letters they are written "AH KD"']],
])('nothing is marked in what %s', (_, steps) => {
  expect(marksIn(...steps).size).toBe(0);
});

const chapters = readChapters();
const CARD = /\b[2-9TJQKA][cdhs]\b/;
const examples = chapters.flatMap(examplesOf);
const marks = new Map(examples.map((example) => [example.place, marksOf(example)]));
const marksAt = ({ place }: Example) => marks.get(place) as Marks;
const says = ({ steps }: Example, words: RegExp) => steps.some(({ text }) => words.test(text));

test('of the rule book every example with cards is marked, unless it is refused, only written or only dealt', () => {
  const withCards = examples.filter(({ steps }) => JSON.stringify(steps).match(CARD));
  const unmarked = withCards.filter((example) => marksAt(example).size === 0 && !says(example, /is refused/));
  expect(unmarked.map(({ name }) => name)).toEqual([
    '"2c" is the two of clubs: its rank, then its suit',
    'Cards may stand together or apart',
    'Cards are shown in one spelling, however they were written',
    'One player, dealt alone to practise',
    "With 22 players in Texas hold'em, the river is the last card of the deck",
    'With 11 players in Omaha, too',
  ]);
});

test('in the rule book the hand of the player who wins is told to win', () => {
  const won = examples.filter((example) => says(example, / wins because /));
  const winners = won.map(({ steps }) => {
    const winner = steps.find(({ text }) => text.includes(' wins because '))?.arguments[0]?.text;
    return steps.find(({ text }) => text.startsWith(`${winner} holds `))?.arguments[1]?.text;
  });
  expect(won.map((example) => outcomesIn(marksAt(example)))).toEqual(winners.map((hand) => [[hand, 'wins']]));
  expect(won.length).toBeGreaterThan(20);
});

test('each sign is explained in the first chapter that shows it, by a card and by words', () => {
  const met = new Set<unknown>();
  const first: Record<string, readonly unknown[]> = {};
  for (const chapter of chapters) {
    const hands = chapter.examples.flatMap((example) => [...marksAt(example).values()]);
    const shown = new Set(hands.flatMap(({ cards }) => cards.flatMap(({ marks = [] }) => marks)));
    const fresh = [...shown].filter((sign) => sign !== 'counts' && !met.has(sign)); // what counts is raised, too
    if (fresh.length > 0) first[chapter.name] = fresh;
    for (const sign of fresh) met.add(sign);
  }
  expect(first).toEqual(SIGNS_OF);
  expect(legendView('tie-breaking')).toMatch(/class="card [^"]*decides".*Framed: it decides who wins/);
  expect(legendView('flush')).toBe('');
});

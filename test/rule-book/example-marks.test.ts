/** What an example tells about its cards. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Example } from '../../src/coach/chapter.ts';
import { parseChapter } from '../../src/coach/parse-chapter.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { marksOf, sharedMarks } from '../../src/rule-book/example-marks.ts';
import { argumentsOf } from './matched.ts';

const stepsOf = (...steps: string[]) => {
  const feature = ['Feature: x', 'Scenario: x', ...steps].join('\n');
  const [example] = parseChapter(feature, 'features/01-x.feature', argumentsOf).examples;
  if (!example) throw new Error('there is no example');
  return example.steps;
};
const marksIn = (...steps: string[]) => marksOf({ steps: stepsOf(...steps) });

/** The cards of these that are lifted, and those that decide. */
const lifted = ({ cards }: ReturnType<typeof marksIn>, text: string) =>
  formatCards((cards.get(text)?.cards ?? []).flatMap(({ card, mark }) => (mark === 'makes' ? card : [])));
const deciding = ({ cards }: ReturnType<typeof marksIn>, text: string) =>
  formatCards((cards.get(text)?.cards ?? []).flatMap(({ card, decides }) => (decides ? card : [])));

test('cards contain a combination, or do not', () => {
  expect(lifted(marksIn('Given the cards Kd Kh 2c', 'Then they contain a pair'), 'Kd Kh 2c')).toBe('KD KH');
  const lacking = marksIn('Given the cards Kd Kh 2c', 'Then they do not contain three of a kind');
  expect(lacking.cards.get('Kd Kh 2c')?.missing).toEqual([{ ranks: [13] }]);
});

test('cards that have a worth are marked by it, whatever else they contain', () => {
  const steps = ['Given the cards Ac Ad Ah Ks Kd', 'Then they contain a pair', 'But they are worth a full house'];
  expect(lifted(marksIn(...steps), 'Ac Ad Ah Ks Kd')).toBe('AC AD AH KS KD');
});

test('hole cards and the board are marked as the game has it', () => {
  const board = 'Kd 7s 2h 9d 7h';
  const holdem = marksIn(
    "Given a game of Texas hold'em",
    `And the board ${board}`,
    'And Black holds 9h 9c',
    'Then Black has a full house: 9h 9c 9d 7s 7h',
  );
  expect([lifted(holdem, '9h 9c'), lifted(holdem, board)]).toEqual(['9H 9C', '7S 9D 7H']);
  const omaha = marksIn(
    'Given a game of Omaha',
    'And the board 2s 5s 9s Ts Kh',
    'And Black holds As Kd 8c 8d',
    'Then Black has a pair: Kd Kh As Ts 9s',
  );
  expect([lifted(omaha, 'As Kd 8c 8d'), lifted(omaha, '2s 5s 9s Ts Kh')]).toEqual(['KD', 'KH']);
});

test('the winner is told, and the cards that decide, in the hand and on the board', () => {
  const board = 'Kd Kh 9c 9s Jd';
  const won = marksIn(
    `Given the board ${board}`,
    'And Black holds Ah 2d',
    'And White holds 5c 5d',
    'Then Black wins because "x"',
  );
  expect([...won.outcomes]).toEqual([['Ah 2d', 'wins']]);
  expect([deciding(won, 'Ah 2d'), deciding(won, '5c 5d'), deciding(won, board)]).toEqual(['AH', '', 'JD']);
});

const resting = ({ cards }: ReturnType<typeof marksIn>, text: string) =>
  formatCards((cards.get(text)?.cards ?? []).flatMap(({ card, mark }) => (mark === 'rests' ? card : [])));

test('where the board is as good as a card in the hole, the hole rests, and no card of the board does that counts for anybody', () => {
  const board = 'Th Jd Qs Kc Ad';
  const tied = marksIn(
    "Given a game of Texas hold'em",
    `And the board ${board}`,
    'And Black holds 9c 9d',
    'And White holds Ah 2s',
    'Then they tie: straight, ace high',
  );
  expect(['9c 9d', 'Ah 2s', board].map((text) => resting(tied, text))).toEqual(['9C 9D', 'AH 2S', '']);
  const kicked = marksIn(
    'Given the board Kd Kh 9c 9s Jd',
    'And Black holds Ah 2d',
    'And White holds 5c 5d',
    'Then Black wins because "x"',
  );
  expect(resting(kicked, 'Kd Kh 9c 9s Jd')).toBe('');
});

test('what several examples give is marked where they mark it alike', () => {
  const sevens = (hand: string) => ({
    steps: stepsOf('Given the board 7c 7d 7h 3s 2d', `And Black holds ${hand}`, 'Then they tie: x'),
  });
  const shared = sharedMarks([sevens('Ah Td'), sevens('As 9s')]);
  expect([...shared.cards.keys()]).toEqual(['7c 7d 7h 3s 2d']);
  expect(resting(shared, '7c 7d 7h 3s 2d')).toBe('3S 2D');
  expect(sharedMarks([sevens('Ah Td'), sevens('3c 2c')]).cards.size).toBe(0);
});

test('of three, the winner is set against the best of the losers', () => {
  const hands = ['Black holds 2h 3d 5s 9c Kd', 'White holds Kh Ks 4d 3c 2c', 'Red holds Kc 8d 7s 6h 3h'];
  const won = marksIn(...hands.map((hand) => `Given ${hand}`), 'Then White wins because "x"');
  expect([...won.outcomes.keys()]).toEqual(['Kh Ks 4d 3c 2c']);
  expect(deciding(won, 'Kh Ks 4d 3c 2c')).toBe('');
});

test('who ties is told', () => {
  const tied = marksIn('Given Black holds Ks Kh', 'And White holds Kc Kd', 'Then they tie: pair of kings');
  expect([...tied.outcomes.values()]).toEqual(['ties', 'ties']);
});

test('each hand of a table is marked', () => {
  const rows = ['| hand | cards |', '| pair | Kd Kh 2c |', '| high card | As 3d |'];
  const hands = marksIn('Given these hands:', ...rows, 'Then each hand is worth what it is called');
  expect([lifted(hands, 'Kd Kh 2c'), lifted(hands, 'As 3d')]).toEqual(['KD KH', 'AS']);
});

test.each([
  [
    'is refused',
    [
      "Given a game of Texas hold'em",
      'Given the board Kd 9c 8s',
      'Given Black claims to hold Ks 9h 4d',
      'When somebody asks what Black has',
      'Then that is refused, because x',
    ],
  ],
  [
    'cannot be ranked',
    ['Given a game of Omaha', 'Given the board Kd 9c 8s', 'Given Black holds Ks', 'Then they tie: x'],
  ],
  [
    'is only dealt',
    [
      "When 22 players are dealt Texas hold'em from an unshuffled deck",
      'Then Player 1 is dealt As 5h',
      'And the board is 8c 7c 6c 4c 2c',
    ],
  ],
  ['is only written', ['Given the cards Ah Kd', 'Then in letters they are written "AH KD"']],
])('nothing is marked in what %s', (_, steps) => {
  expect(marksIn(...steps)).toEqual({ cards: new Map(), outcomes: new Map() });
});

/** All examples of the rule book. */
const examples = readdirSync('features').flatMap((name) => {
  const file = `features/${name}`;
  const { examples, counts } = parseChapter(readFileSync(file, 'utf8'), file, argumentsOf);
  return [...examples, ...counts];
});
const says = ({ steps }: Example, words: RegExp) => steps.some(({ text }) => words.test(text));

test('of the rule book every example with cards is marked, unless it is refused, only written or only dealt', () => {
  const withCards = examples.filter(({ steps }) => /\b[2-9TJQKA][cdhs]\b/.test(JSON.stringify(steps)));
  const unmarked = withCards.filter((example) => marksOf(example).cards.size === 0 && !says(example, /is refused/));
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
  expect(won.map((example) => [...marksOf(example).outcomes])).toEqual(winners.map((hand) => [[hand, 'wins']]));
  expect(won.length).toBeGreaterThan(20);
});

/** Highlighted cards: which make the hand and which decide, and where the page explains it. */
import { formatCards } from '../../../src/cards/format-cards.ts';
import type { Example, Step } from '../../coach/chapter.ts';
import { bookOf } from '../view/book.ts';
import { chapterView, LEGENDS } from '../view/chapter-view.ts';
import { type Marks, marksOf, sharedMarks } from '../view/marks.ts';
import { chapterOf, examplesOf, readChapters } from './matched.ts';

/** Makes an example of sentences. */
const exampleOf = (sentences: string) => {
  const lines = sentences
    .split(' / ')
    .map((line) => (line.startsWith('|') ? line : `Given ${line}`));
  return examplesOf(chapterOf('Scenario: x', ...lines))[0] as Example;
};

const SIGN = { makes: '*', counts: '+', rests: '-', decides: '!' };

/** Writes hands and the board, with signs for marks and outcomes. */
const signed = (hands: Marks) =>
  [...hands.values()]
    .map(({ cards, outcome }) => {
      const all = cards.map(
        ({ card, marks = [] }) => formatCards([card]) + marks.map((mark) => SIGN[mark]).join(''),
      );
      return [...all, outcome ?? []].flat().join(' ');
    })
    .join(' / ');

test.each([
  ['the cards Ac Kd Js 8h 6c 4d 4s / they contain a pair', 'AC- KD- JS- 8H- 6C- 4D* 4S*'],
  ['the cards 4c 4d 4h 4s 9c 9d / they contain a full house', '4C* 4D* 4H* 4S- 9C* 9D*'],
  ['the cards Kd Ah 9c 2c 3d 4s 5h / they contain a straight', 'KD- AH* 9C- 2C* 3D* 4S* 5H*'],
  [
    'the cards 2c 4c 6c 8c Tc Ts Js Qs Ks As / they contain a royal flush',
    '2C- 4C- 6C- 8C- TC- TS* JS* QS* KS* AS*',
  ],
  ['the cards Ah 2h 3h 4h 5h / they do not contain a royal flush', 'AH 2H 3H 4H 5H'],
  [
    'the cards Ac Ad Ah Ks Kd / they contain a pair / they are worth a full house',
    'AC* AD* AH* KS* KD*',
  ],
  ['the cards Kd 7s Kh 2c 9h Jc 4d / they are worth a pair', 'KD* 7S+ KH* 2C- 9H+ JC+ 4D-'],
  [
    'Black holds Kd Kh 9c 9s 2d / White holds Kc Ks 8h 8d Ac / Black wins',
    'KD* KH* 9C*! 9S*! 2D+ wins / KC* KS* 8H*! 8D*! AC+',
  ],
  [
    'Black holds 4h 4d 4s 2c 2s / White holds Ah 8h 7h 6h 3h / Black wins',
    '4H* 4D* 4S* 2C* 2S* wins / AH* 8H* 7H* 6H* 3H*',
  ],
  ['Black holds Ks Kh 9s / White holds Kc Kd 9h / they tie', 'KS* KH* 9S+ ties / KC* KD* 9H+ ties'],
  [
    'Black holds 2h 3d 5s 9c Kd / White holds Kh Ks 4d 3c 2c / Red holds Kc 8d 7s 6h 3h / White wins',
    '2H+ 3D+ 5S+ 9C+ KD* / KH* KS* 4D+ 3C+ 2C+ wins / KC* 8D+ 7S+ 6H+ 3H+',
  ],
  [
    "a game of Texas hold'em / the board Kd 7s 2h 9d 7h / Black holds 9h 9c / Black has a full house: 9h 9c 9d 7s 7h",
    '9H* 9C* / KD- 7S* 2H- 9D* 7H*',
  ],
  [
    'a game of Omaha / the board 2s 5s 9s Ts Kh / Black holds As Kd 8c 8d / Black has a pair: Kd Kh As Ts 9s',
    'AS+ KD* 8C- 8D- / 2S- 5S- 9S+ TS+ KH*',
  ],
  [
    'a game of short deck / the board 6d 7h 8s Kd Qc / Black holds Ac 9c / Black has a straight: 9c 8s 7h 6d Ac',
    'AC* 9C* / 6D* 7H* 8S* KD- QC-',
  ],
  [
    'a game of short deck / the board Kd Kh 9h 7h 7c / Black holds Ah 6h / White holds Ks 9c / Black wins',
    'AH* 6H* wins / KS* 9C* / KD* KH* 9H* 7H* 7C-',
  ],
  [
    'the board Kd Kh 9c 9s Jd / Black holds Ah 2d / White holds 5c 5d / Black wins',
    'AH+! 2D- wins / 5C- 5D- / KD* KH* 9C* 9S* JD+!',
  ],
  [
    "a game of Texas hold'em / the board Th Jd Qs Kc Ad / Black holds 9c 9d / White holds Ah 2s / they tie",
    '9C- 9D- ties / AH- 2S- ties / TH* JD* QS* KC* AD*',
  ],
  [
    'these hands: / | hand | cards | / | pair | Kd Kh 2c | / | high card | As 3d | / each hand is worth what it is called',
    'KD* KH* 2C+ / AS* 3D+',
  ],
  [
    'the board Kd 9c 8s / Black claims to hold Ks 9h 4d / somebody asks what Black has / that is refused, because x',
  ],
  ['a game of Omaha / the board Kd 9c 8s / Black holds Ks / Black has a pair: Ks Kd 9c 8s'],
  ["22 players are dealt Texas hold'em from an unshuffled deck / Player 1 is dealt As 5h"],
  ['the cards Ah Kd / in letters they are written "AH KD"'],
])(
  'cards are marked by what they contain or are worth, and by who wins: %s',
  (sentences, expected = '') => {
    expect(signed(marksOf(exampleOf(sentences)))).toBe(expected);
  },
);

test('marks that several examples share', () => {
  const sevens = (hand: string) =>
    exampleOf(`the board 7c 7d 7h 3s 2d / Black holds ${hand} / they tie`);
  expect(signed(sharedMarks([sevens('Ah Td'), sevens('As 9s')]))).toBe('7C* 7D* 7H* 3S- 2D-');
  expect(sharedMarks([sevens('Ah Td'), sevens('3c 2c')]).size).toBe(0);
});

const chapters = readChapters();
const CARD = /\b[2-9TJQKA][cdhs]\b/;
const examples = chapters.flatMap(examplesOf);
const marksOfExamples = new Map(examples.map((example) => [example.location, marksOf(example)]));
const marksAt = ({ location }: Example) => marksOfExamples.get(location) as Marks;
const says = ({ steps }: Example, words: RegExp) => steps.some(({ text }) => words.test(text));

/** Tells whether an example deals cards, and does not say what they are worth. */
const onlyDeals = (example: Example) =>
  says(example, / dealt .* from an unshuffled deck/) &&
  !example.steps.some(({ meaning }) => meaning === 'worth');

test('every example with cards has marks, except for a few', () => {
  const withCards = examples.filter(({ steps }) => JSON.stringify(steps).match(CARD));
  const toMark = withCards.filter((example) => !says(example, /is refused/) && !onlyDeals(example));
  const unmarked = toMark.filter((example) => marksAt(example).size === 0);
  expect(unmarked.map(({ name }) => name)).toEqual([
    '"2c" is the two of clubs: its rank, then its suit',
    'Cards may be written with or without spaces',
  ]);
});

const isWin = ({ meaning }: Step) => meaning === 'wins';

test('the hand of the player who wins is marked as the winner', () => {
  const won = examples.filter((example) => example.steps.some(isWin));
  const winners = won.map(({ steps }) => {
    const winner = steps.find(isWin)?.arguments[0]?.text;
    return steps.find(({ text }) => text.startsWith(`${winner} holds `))?.arguments[1]?.text;
  });
  expect(
    won.map((example) =>
      [...marksAt(example)].flatMap(([text, { outcome }]) => (outcome ? [[text, outcome]] : [])),
    ),
  ).toEqual(winners.map((hand) => [[hand, 'wins']]));
  expect(won.length).toBeGreaterThan(20);
});

test('each mark is explained in the first chapter that shows it', () => {
  const met = new Set<unknown>();
  const first: Record<string, readonly unknown[]> = {};
  for (const chapter of chapters) {
    const hands = chapter.examples.flatMap((example) => [...marksAt(example).values()]);
    const shown = new Set(hands.flatMap(({ cards }) => cards.flatMap(({ marks = [] }) => marks)));
    // What counts is raised, too.
    const fresh = [...shown].filter((sign) => sign !== 'counts' && !met.has(sign));
    if (fresh.length > 0) first[chapter.name] = fresh;
    for (const sign of fresh) met.add(sign);
  }
  const explained = Object.entries(LEGENDS).map(([chapter, legend]) => [
    chapter,
    Object.keys(legend),
  ]);
  expect(first).toEqual(Object.fromEntries(explained));
  const drawn = bookOf(chapters, []).chapters.flatMap(
    (one) => chapterView(one).match(/<ul class="legend".*/) ?? [],
  );
  expect(drawn).toHaveLength(2);
  expect(drawn[1]).toMatch(/class="card [^"]*decides".*Framed: it decides who wins/);
});

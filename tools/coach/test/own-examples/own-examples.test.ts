/** Somebody's own examples: which mistakes they catch, and which of them are no examples. */
import { asideOf, isCaught, type OwnExamplesVerdict, survivorsOf } from '../../own-verdict.ts';
import { moduleOf, readMistakesIn } from '../../read-package.ts';
import { featureOf, verdictOn } from './judging.ts';

const pair = (cards: string) => [`Given the cards ${cards}`, 'Then they contain a pair'];
const noPair = (cards: string) => [`Given the cards ${cards}`, 'Then they do not contain a pair'];

const TWO_KINGS = pair('Kd Kh');
const THREE_KINGS = pair('Kd Kh Ks');
const AN_ACE = noPair('Ah');

const THREE_MISSED = 'Finds no pair in three of a kind.';
const WRONG = readMistakesIn({ name: 'pair', unit: 'pair', lesson: '', hints: [] }, '.').map(
  ({ wrong }) => wrong,
);

/** Lists what some examples catch. */
const caughtBy = ({ programs }: OwnExamplesVerdict) => programs.filter(isCaught);

test('a mistake is caught by an example that it fails', () => {
  const { programs } = verdictOn('pair', featureOf(TWO_KINGS, THREE_KINGS));
  const caughtAt = programs.find(({ wrong }) => wrong === THREE_MISSED)?.caughtAt;
  expect(caughtAt).toEqual(['mine.feature:5']);
});

test('a mistake survives that passes all examples', () => {
  const verdict = verdictOn('pair', featureOf(TWO_KINGS));
  expect(survivorsOf(verdict).map(({ program }) => program.wrong)).toEqual(WRONG);
});

test('of two examples that catch the same, the later is needless', () => {
  const { needless } = verdictOn('pair', featureOf(THREE_KINGS, AN_ACE, THREE_KINGS));
  expect(needless).toEqual(['mine.feature:8']);
});

test('an example that catches nothing is needless', () => {
  const { needless } = verdictOn('pair', featureOf(TWO_KINGS, THREE_KINGS, AN_ACE));
  expect(needless).toEqual(['mine.feature:2']);
});

test('an example that the rules contradict does not count, and they say why', () => {
  const verdict = verdictOn('pair', featureOf(noPair('Kd Kh Ks')));
  expect(caughtBy(verdict)).toEqual([]);
  expect(verdict.examples).toEqual([
    expect.objectContaining({
      location: 'mine.feature:2',
      status: 'contradicted',
      why: 'KH KS contain a pair',
      rules: expect.objectContaining({
        expected: 'false',
        got: 'true',
        example: expect.objectContaining({ sentence: 'Then they do not contain a pair' }),
      }),
    }),
  ]);
});

test.each([
  {
    what: 'cards that contain less',
    steps: ['Given the cards Kd Kh 9d 8c 2d', 'Then they contain two pairs'],
    why: 'all that they make is this: pair of kings',
  },
  {
    what: 'cards that contain more',
    steps: ['Given the cards Ac Ad Ah Kc Kd', 'Then they do not contain two pairs'],
    why: 'AD AH KC KD contain two pairs',
  },
  {
    what: 'two hands',
    steps: ['Given Black holds Kc Kd 9s', 'And White holds Ks Kh 9d', 'Then Black wins'],
    why: 'both have a pair of kings',
  },
  {
    what: 'two hands with a board',
    steps: [
      'Given the board 9s',
      'And Black holds Kc Kd',
      'And White holds Ks Kh',
      'Then Black wins',
    ],
    why: 'both have a pair of kings',
  },
  {
    what: 'two hands of Omaha, of which two hole cards count',
    steps: [
      'Given a game of Omaha',
      'And the board Ks 9s 5s 3s 2h',
      'And Black holds As Kd 8c 7c',
      'And White holds Ad Ac Qh Jh',
      'Then Black wins',
    ],
    why: 'pair of aces beats pair of kings',
  },
  {
    what: 'three hands',
    steps: ['Given Black holds 2c', 'And White holds 3c', 'And Red holds 4c', 'Then Black wins'],
    why: undefined,
  },
])('what the rules say of $what has its reason', ({ steps, why }) => {
  const [example] = verdictOn('two-pairs', featureOf(steps)).examples;
  expect(example).toMatchObject({ status: 'contradicted', why });
});

test('an example that a right program fails does not count', () => {
  const wrongly = moduleOf('pair', 'tools/coach/exercises/pair/mistakes/counted-exactly.ts');
  const verdict = verdictOn('pair', featureOf(THREE_KINGS), [wrongly]);
  expect(verdict.examples).toEqual([
    expect.objectContaining({
      status: 'too strict',
      right: expect.objectContaining({ expected: 'true', got: 'false' }),
    }),
  ]);
  expect(caughtBy(verdict)).toEqual([]);
});

test('an example that counts hands does not count', () => {
  const count = ['Then 1,281,072 of the 2,598,960 hands of five contain a pair'];
  const verdict = verdictOn('pair', featureOf(count));
  expect(verdict.examples).toEqual([expect.objectContaining({ status: 'counts hands' })]);
  expect(caughtBy(verdict)).toEqual([]);
});

test('mistakes that only a count of deals can show are not in the score', () => {
  const { programs } = verdictOn('deal', featureOf(TWO_KINGS));
  const rules = programs.map((program) => program.caughtBy.rule);
  expect(rules).not.toEqual([]);
  expect(rules).not.toContain('Each deal is from a freshly shuffled deck');
});

test('an example is asked alone: what a program remembers of another one does not count', () => {
  const flush = [
    "Given a game of Texas hold'em",
    'And the board 2s 5s 9s Kh 4c',
    'And Black holds As Js',
    'Then Black has a flush: As Js 9s 5s 2s',
  ];
  const sameRanks = [
    "Given a game of Texas hold'em",
    'And the board 2s 5d 9s Kh 4c',
    'And Black holds Ac Jh',
    'Then Black has a high card: Ac Kh Jh 9s 5d',
  ];
  const { programs } = verdictOn('texas-holdem', featureOf(flush, sameRanks));
  const remembering = programs.find(({ wrong }) =>
    wrong.startsWith('Gives a hand the answer of an earlier'),
  );
  expect(remembering?.caughtAt).toEqual([]);
});

test('an example that asks only what other exercises are about is told', () => {
  const flush = ['Given the cards Kd Qd 9d 5d 2d', 'Then they contain a flush'];
  const { examples } = verdictOn('pair', featureOf(flush, TWO_KINGS));
  expect(examples.map(asideOf)).toEqual([{ missing: undefined }, undefined]);
});

test('an example asks about an exercise that others build on', () => {
  const tie = ['Given Black holds Kd', 'And White holds Kh', 'Then they tie'];
  const [example] = verdictOn('tie-breaks', featureOf(tie)).examples;
  expect(example && asideOf(example)).toBeUndefined();
});

test('an example that lacks the beginning of its chapter is told', () => {
  const noGame = ['Given the board 2s 5d 9s Kh 4c', 'And Black holds Ac Kd', 'Then Black wins'];
  const withWhite = noGame.toSpliced(2, 0, 'And White holds Qc Jd');
  const [example] = verdictOn('texas-holdem', featureOf(withWhite)).examples;
  expect(example && asideOf(example)).toEqual({ missing: "Given a game of Texas hold'em" });
});

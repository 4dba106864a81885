/** Examples that are not asked, because they do not say what they seem to say. */
import { isCaught } from '../../own-verdict.ts';
import { featureOf, verdictOn } from './judging.ts';

const TWO_KINGS = ['Given the cards Kd Kh', 'Then they contain a pair'];

test.each([
  {
    what: 'has a card twice',
    steps: ['Given the cards Kd Kd', 'Then they contain a pair'],
    reason: /^KD is given twice/,
  },
  {
    what: 'gives two hands',
    steps: ['Given the cards Kd Kh', 'And the cards 9c 9d', 'Then they contain a pair'],
    reason: 'it says "the cards …" twice, and only the last would count',
  },
  {
    what: 'gives a player two hands',
    steps: [
      'Given Black holds Kd Kh',
      'And Black holds Ad Ah',
      'And White holds Qd',
      'Then Black wins',
    ],
    reason: /^it says "Black holds …" twice/,
  },
  {
    what: 'gives no cards',
    steps: ['Then they contain a pair'],
    reason: 'no cards were given: say with Given which ones',
  },
  {
    what: 'has only one player',
    steps: ['Given Black holds Kd Kh', 'Then Black wins'],
    reason: 'only Black holds cards: give cards to two players or more',
  },
  {
    what: 'asks of the cards what only a player has',
    steps: ['Given Black holds Kd Kh', 'Then they contain a pair'],
    reason: /^no cards were given/,
  },
  {
    what: 'lets nobody tie',
    steps: ["When 2 players are dealt Texas hold'em from an unshuffled deck", 'Then they tie'],
    reason: /^nobody holds cards/,
  },
  {
    what: 'asks nothing that could be refused',
    steps: ['Given Black claims to hold Ks', 'Then that is refused, because it is short'],
    reason: /^nothing was asked/,
  },
  {
    what: 'asks for the worth of no cards',
    steps: ['When somebody asks what they are worth', 'Then that is refused, because of that'],
    reason: /^no cards were given/,
  },
  {
    what: 'asks what somebody without cards has',
    steps: ['When somebody asks what Black has', 'Then that is refused, because of that'],
    reason: 'Black holds no cards',
  },
  {
    what: 'has two games',
    steps: ['Given a game of Omaha', "And a game of Texas hold'em", 'Then they tie'],
    reason: /^it says "a game of …" twice/,
  },
  {
    what: 'has no table below a sentence that needs one',
    steps: ['Given Black holds Ks', 'And White holds Kd', 'Then the standings are:'],
    reason: 'expected a table below this sentence',
  },
  {
    what: 'names somebody without cards',
    steps: [...TWO_KINGS, 'And Black has a pair: Kd Kh'],
    reason: 'Black holds no cards',
  },
])('an example that $what is refused', ({ steps, reason }) => {
  const verdict = verdictOn('pair', featureOf(steps));
  expect(verdict.examples).toEqual([
    expect.objectContaining({ status: 'refused', reason: expect.stringMatching(reason) }),
  ]);
  expect(verdict.programs.filter(isCaught)).toEqual([]);
});

/** What helps to find an example that catches a mistake: from the sort of cards to its code. */
import { featureOf, verdictOn } from './judging.ts';

const TWO_KINGS = ['Given the cards Kd Kh', 'Then they contain a pair'];
const THREE_MISSED = 'Finds no pair in three of a kind.';

test('a mistake that survives has clues: the sort of cards, who makes it, and its code', () => {
  const { programs } = verdictOn('pair', featureOf(TWO_KINGS));
  const clues = programs.find(({ wrong }) => wrong === THREE_MISSED)?.clues;
  expect(clues).toEqual({
    sort:
      'It breaks the rule "More cards never take a pair away". ' +
      'It fails some of the rule\'s examples. The hands there have 5 cards. It says "no" when the answer is "yes".',
    maker: expect.stringMatching(
      /^It finds no pair in three of a kind\. It is made by people who /,
    ),
    code: expect.stringMatching(/^export function isPair\(cards: Cards\): boolean \{\n/),
  });
});

test.each([
  {
    what: 'refuses what is right',
    exercise: 'cards',
    wrong: 'Refuses small letters.',
    says: 'It throws an error where it should give an answer.',
  },
  {
    what: 'answers where it must refuse',
    exercise: 'cards',
    wrong: 'Accepts a card that is given twice.',
    says: 'It gives an answer where it should throw an error.',
  },
  {
    what: 'calls it a tie',
    exercise: 'tie-breaking',
    wrong: 'Never looks at the fifth card.',
    says: 'It calls it a tie when one hand wins.',
  },
  {
    what: 'breaks a tie',
    exercise: 'tie-breaking',
    wrong: 'Lets suits break a tie.',
    says: 'It lets one hand win when there is a tie.',
  },
  {
    what: 'lets the wrong hand win',
    exercise: 'tie-breaking',
    wrong: 'Lets the lower category win.',
    says: 'It lets the wrong hand win.',
  },
  {
    what: 'is wrong about some combination',
    exercise: 'best-groups',
    wrong: 'Completes a full house with the lower of two pairs.',
    says: "It fails some of the rule's examples. They are about a full house.",
  },
  {
    what: 'fails examples of other rules, too,',
    exercise: 'full-house',
    wrong: 'Finds no full house when two ranks have three cards each.',
    says: `It fails some of the rule's examples. The hands there have 6 and 8 cards. It says "no" when the answer is "yes".`,
  },
  {
    what: 'fails some sentence',
    exercise: 'deal',
    wrong: 'Deals from the bottom of the deck.',
    says: `In the rule's examples, it fails the sentence "… is dealt …".`,
  },
])('the first clue on a mistake that $what says so', ({ exercise, wrong, says }) => {
  const { programs } = verdictOn(exercise, featureOf(TWO_KINGS));
  const mistake = programs.find((program) => program.wrong === wrong);
  expect(mistake?.clues?.sort).toBe(`It breaks the rule "${mistake?.caughtBy.rule}". ${says}`);
});

/** Why people make known mistakes: each names its cause in its head comment. */

/** A reason for mistakes, what it shows about the candidate, and what to ask. */
export interface Cause {
  /** What the candidate does: "Thinks that a hand is always five cards". */
  readonly title: string;
  readonly shows: string;
  readonly question: string;
}

/** The causes in the order of the page. */
export const CAUSES: readonly Cause[] = [
  {
    title: 'Thinks that a hand is always five cards',
    shows: 'They know poker, and stopped reading at "any number of cards".',
    question: 'What does your code answer for two cards, and for seven?',
  },
  {
    title: 'Asks for exactly this many where at least this many is right',
    shows:
      'They wrote down the sentence of the rule and did not ask what more cards would do to it.',
    question: 'I add one more king to this hand. Is the answer still the same?',
  },
  {
    title: 'Counts something other than the rule says, or one too few',
    shows: 'They found a number that fits their own example, and tried no hand that should fail.',
    question: 'Which hand without this combination gives the same number?',
  },
  {
    title: 'Checks two conditions separately, though the same cards must meet both',
    shows:
      'They put finished functions together and did not ask whether all of them look at the same cards.',
    question: 'Which cards make the first condition true, and which cards the second?',
  },
  {
    title: 'Keeps only the first of several, or the last',
    shows:
      'They assume that there is only one suit with five cards, one pair or one ace, and tried no hand with two.',
    question: 'What if there are two, and the one that you skip is better?',
  },
  {
    title: 'Looks at the highest cards before the combination',
    shows: 'They sorted first, and thought about which cards belong together only afterwards.',
    question: 'Which comes first in your code: what the cards make, or how high they are? Why?',
  },
  {
    title: 'Does not sort, or sorts from the wrong end',
    shows: 'Their examples were already in the right order.',
    question: 'I give you the same cards in another order. What changes?',
  },
  {
    title: 'Sorts or compares ranks as text',
    shows: 'They do not check what a function of the language does by default.',
    question: 'In which order does your code put a nine, a ten and a jack?',
  },
  {
    title: 'Takes a shortcut to save time or code',
    shows: 'They like short or fast code, and did not ask what it takes for granted.',
    question: 'What must be true for this shortcut to be right? How would you test it?',
  },
  {
    title: 'Gives the ace one value, or lets it join both ends',
    shows: 'They treat a special case as a detail, and mend it in one place of several.',
    question: 'In which lines does your code know that an ace may be low?',
  },
  {
    title: 'Orders the combinations by feeling',
    shows: 'They trust a guess about what is rare, although the order was in the task.',
    question: 'Which is rarer, and how could you count it?',
  },
  {
    title: 'Plays by the rules of another game',
    shows: 'They write what they know already, and read the rules of this game too quickly.',
    question: 'Which sentence of the rules says this? How does it differ from the game you know?',
  },
  {
    title: 'Stops comparing too early',
    shows:
      'They compared what decides most hands, and did not ask what happens when that is equal.',
    question: 'Which two hands are a tie for your code, and not for a player?',
  },
  {
    title: 'Does not accept a tie',
    shows: 'They expect one winner, and tried no hands of equal strength.',
    question: 'Four players, and the two best tie. Which places do the four get?',
  },
  {
    title: 'Expects only input like their own',
    shows:
      'They tried what they type themselves, and nothing that is wrong or spelled differently.',
    question: 'What is the worst input that somebody could give this function?',
  },
];

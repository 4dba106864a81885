/** What to ask a candidate after each task. `docs/interviewer.md` is written from it. */

/** A question without code, and what a good answer says. */
export interface FollowUp {
  readonly question: string;
  readonly answer: string;
}

/** Questions about one task: at least one. */
export type FollowUps = readonly [FollowUp, ...FollowUp[]];

/** The questions by the name of the task. */
export const FOLLOW_UPS = {
  predicates: [
    {
      question: 'Which of your rules would change if there were a joker? If there were two decks?',
      answer:
        'With a joker, every rule that counts: it is best to try each card that it may stand for. With two decks, a pair may be two equal cards, five of a kind exists, and code that compares whole cards breaks.',
    },
    {
      question:
        'You count in each rule. What would you share between them, and what would you keep separate?',
      answer:
        'Share the counting of ranks and of suits; keep the threshold in each rule, where it can be read.',
    },
    {
      question:
        'More cards never take a combination away. How would you test that for all rules at once?',
      answer: 'For random hands, add a card: a rule that was true stays true.',
    },
    {
      question:
        'Which of your rules could be wrong although all examples pass? How would you find out?',
      answer:
        'Any. Compare with a second, slower way, or count all hands of five and compare with the known numbers.',
    },
  ],
  ranking: [
    {
      question: 'Two hands of seven tie. How do you know that it is a tie and not a missing rule?',
      answer: 'Their best five have the same ranks, suits never decide, and only five cards count.',
    },
    {
      question:
        'There are 2,598,960 hands of five cards. How many different strengths do they have, and how would you count them?',
      answer: '7,462. Rank all, and count the different pairs of category and tie-break.',
    },
    {
      question:
        'A server ranks a million hands a second. What would you measure first, and what would you change?',
      answer:
        'Where the time goes: mostly into lists that are made for each hand. Use bits or tables instead of lists, and the slow version as the test.',
    },
  ],
  'ranking-second-part': [
    {
      question: 'Which of your files did you change for short deck, and why not the others?',
      answer:
        'The row of ranks and the order of the rungs are data now, which are passed on; without them, everything is as before. Groups, kickers and tie-breaking do not know which game it is.',
    },
    {
      question: 'How do you know that the first game is still ranked as before, on every hand?',
      answer:
        'Its examples pass, but they are few. The files of the first part are still there: rank many hands with both, and compare.',
    },
    {
      question:
        'A third game has a deck from the sevens up. What changes in your code, and what would change if there were ten such games?',
      answer:
        'One more row of ranks and one order of the rungs. With ten games, these are rows of a table, and no code asks which game it is.',
    },
  ],
  showdown: [
    {
      question:
        'Two players share the first place. Why is the next one third, and who else could depend on that?',
      answer:
        'Two players are better. It matters to the code that splits the pot, and to readers of the table.',
    },
    {
      question: 'How do you test a random deal? Where does your code get its randomness?',
      answer:
        'The caller passes a deck, or a source of randomness that can be repeated. Then check where each card goes.',
    },
    {
      question:
        'A player has folded before the river. Where does that belong, in the dealing or in the showdown?',
      answer: 'In the showdown: the cards were dealt, but a folded hand is not compared.',
    },
    {
      question:
        'The rules for Omaha differ in one sentence. How much of your code could both share?',
      answer:
        'All except the choice of cards: two of four and three of the board, so the best of sixty hands.',
    },
  ],
  winner: [
    {
      question: 'Which part did you write first, and which hand did you try it on?',
      answer: 'A good one: the groups, tried on two hands with the same pair.',
    },
    {
      question:
        'A game deals four cards to each player and five to the board, and a hand must have exactly two of the four. What changes in your program?',
      answer:
        'How the five are chosen: of all sixty ways to take two and three cards, the best counts. Who wins stays as it is.',
    },
  ],
} as const satisfies Readonly<Record<string, FollowUps>>;

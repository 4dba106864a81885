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
        'With a joker, all rules that count ranks or suits change. The best way is to try every card that the joker may stand for. With two decks, a pair may be two equal cards, and five of a kind is possible. Code that compares whole cards breaks.',
    },
    {
      question:
        'You count in each rule. What would you share between them, and what would you keep separate?',
      answer:
        'Share the counting of ranks and of suits. Keep in each rule the number that it asks for, where it can be read.',
    },
    {
      question:
        'Cards that contain a combination still contain it when more cards are added. How would you test that for all rules at once?',
      answer:
        'Take random hands, and add a card to each. A rule that was true of the hand must still be true.',
    },
    {
      question:
        'Which of your rules could be wrong although all examples pass? How would you find out?',
      answer:
        'Any of them. Write a second, slower program and compare the answers, or count all hands of five cards and compare the counts with the known numbers.',
    },
  ],
  ranking: [
    {
      question:
        'Your program says that two hands of seven cards tie. How do you know that no rule is missing?',
      answer:
        'Only the best five cards of each hand count, they have the same ranks, and suits never decide.',
    },
    {
      question:
        'There are 2,598,960 hands of five cards. How many different strengths do they have, and how would you count them?',
      answer:
        '7,462. Rank all hands, and count the different combinations of category and tie-break.',
    },
    {
      question:
        'A server ranks a million hands a second. What would you measure first, and what would you change?',
      answer:
        'Measure where the time goes. Most of it goes into making new lists for each hand. Use bits or tables instead of lists, and test the fast version against the slow one.',
    },
  ],
  'ranking-second-part': [
    {
      question: 'Which of your files did you change for short deck, and why not the others?',
      answer:
        'The row of ranks and the order of the rungs are data now, and are passed as parameters. Calls without them work as before. The code for groups, kickers and tie-breaking does not know which game it is.',
    },
    {
      question: 'How do you know that the first game is still ranked as before, on every hand?',
      answer:
        'Its examples pass, but they are few. The files of the first part are still there: rank many hands with the old and the new files, and compare.',
    },
    {
      question:
        'A third game has a deck from the sevens up. What changes in your code, and what would change if there were ten such games?',
      answer:
        'The third game needs one more row of ranks and one more order of the rungs. With ten games, these become a table with a row for each game, and no other code asks which game it is.',
    },
  ],
  showdown: [
    {
      question:
        'Two players share first place. Why is the next player third, and what else could depend on that?',
      answer:
        'The next player is third because two players are better. The code that splits the pot depends on that, and so do people who read the standings.',
    },
    {
      question: 'How do you test a random deal? Where does your code get its randomness?',
      answer:
        'The caller passes a deck, or a source of random numbers that can be repeated. The test then checks where each card goes.',
    },
    {
      question:
        'A player folds before the river. Should the code for the deal or the code for the showdown know that?',
      answer: 'The code for the showdown: the cards were dealt, but a folded hand is not compared.',
    },
    {
      question:
        "Omaha differs from Texas hold'em in one sentence. How much of your code could the two games share?",
      answer:
        'Everything except the choice of cards. Omaha takes two of four hole cards and three cards of the board, so it takes the best of sixty hands.',
    },
  ],
  winner: [
    {
      question: 'Which part did you write first, and which hand did you try it on?',
      answer: 'A good first part is grouping cards by rank, tried on two hands with the same pair.',
    },
    {
      question:
        'A game deals four cards to each player and five to the board, and a hand must have exactly two of the four. What changes in your program?',
      answer:
        'The choice of the best five cards changes: there are sixty ways to take two of four cards and three of five, and the best hand counts. The code that compares two hands stays as it is.',
    },
  ],
} as const satisfies Readonly<Record<string, FollowUps>>;

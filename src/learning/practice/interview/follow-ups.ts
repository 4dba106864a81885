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
        'Share the code that counts ranks and suits. Keep the number that is needed in each rule, where it can be read.',
    },
    {
      question:
        'If cards are added, a combination never goes away. How would you test that for all rules at once?',
      answer:
        'Take random hands, and add a card to each. A rule that said yes before must still say yes.',
    },
    {
      question:
        'Which of your rules could be wrong although all examples pass? How would you find out?',
      answer:
        'Any of them. Compare it with a second, slower program. Or count for how many of all hands of five it says yes, and compare that with the known number.',
    },
  ],
  ranking: [
    {
      question:
        'Your code says that two hands of seven cards tie. How do you know that they do, and that no rule is missing?',
      answer:
        'Their best five cards have the same ranks. Suits never decide, and no other cards count.',
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
        'Measure first where the time goes. Mostly it goes into the lists that are made for each hand: use bits or tables instead. Keep the slow version to test the fast one.',
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
        'Two players are better than the third. Code that splits the pot may depend on it, and so do people who read the table.',
    },
    {
      question: 'How do you test a random deal? Where does your code get its randomness?',
      answer:
        'The caller passes a deck, or random numbers that can be repeated. Then a test can say where each card must go.',
    },
    {
      question:
        'A player has folded before the river. Where does that belong, in the dealing or in the showdown?',
      answer: 'In the showdown. The cards were dealt, but a folded hand is not compared.',
    },
    {
      question:
        "Omaha differs from Texas hold'em in one sentence. How much of your code could the two games share?",
      answer:
        'All but the choice of cards. In Omaha, two of the four hole cards and three cards of the board count, so the best of sixty hands is taken.',
    },
  ],
  winner: [
    {
      question: 'Which part did you write first, and which hand did you try it on?',
      answer:
        'A good first part is to group the cards by rank, tried on two hands with the same pair.',
    },
    {
      question:
        'A game deals four cards to each player and five to the board, and a hand must have exactly two of the four. What changes in your program?',
      answer:
        'Only the choice of the five cards. There are sixty ways to take two of the four and three of the board, and the best of them counts. The code that compares two hands stays as it is.',
    },
  ],
} as const satisfies Readonly<Record<string, FollowUps>>;

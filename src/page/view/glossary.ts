/** The words of players, as this book uses them. A word whose rule has a chapter is only pointed there. */

export interface Word {
  readonly word: string;
  /** Other words for the same. */
  readonly also?: readonly string[];
  readonly meaning: string;
  /** What shows it, as features write cards. */
  readonly cards?: string;
  /** The chapter to read on: `full-house`. */
  readonly chapter: string;
}

/** In the order of the alphabet. */
export const GLOSSARY: readonly Word[] = [
  {
    word: 'Black',
    also: ['White', 'Red', 'Blue'],
    meaning: 'Names of the players in the examples. They have nothing to do with the colours of cards.',
    chapter: 'tie-breaking',
  },
  {
    word: 'board',
    also: ['community cards'],
    meaning: 'The cards face up on the table, which belong to everybody: three to five.',
    chapter: 'texas-holdem',
  },
  { word: 'boat', also: ['full boat'], meaning: 'A full house.', cards: '9h 9c 9d 7s 7h', chapter: 'full-house' },
  { word: 'Broadway', meaning: 'Ten to ace, the highest straight.', cards: 'Ah Kd Qs Jc Th', chapter: 'straight' },
  {
    word: 'burn',
    meaning: 'To lay the top card of the deck aside, unseen, before the flop, the turn and the river.',
    chapter: 'showdown',
  },
  {
    word: 'button',
    meaning: 'Marks the dealer. The player on its left is dealt the first card.',
    chapter: 'showdown',
  },
  { word: 'chip', meaning: 'A piece of the money that is played for.', chapter: 'texas-holdem' },
  {
    word: 'combination',
    meaning: 'Cards that belong together, such as a pair, a straight or a full house.',
    chapter: 'pair',
  },
  {
    word: 'counterfeit',
    meaning:
      'A card on the board counterfeits cards in the hole when it makes them worthless. On this board of two pairs, a pair of fives in the hole counts no more.',
    cards: 'Kd Kh 9c 9s Jd',
    chapter: 'texas-holdem',
  },
  { word: 'deck', meaning: 'The 52 cards: thirteen ranks in each of four suits.', chapter: 'cards' },
  {
    word: 'evaluator',
    meaning: 'A program that says how strong a hand is. "Try a hand" shows how eight of them see it.',
    chapter: 'ranking',
  },
  { word: 'flop', meaning: 'The first three cards of the board.', cards: 'Kd 7s 2h', chapter: 'texas-holdem' },
  {
    word: 'full of',
    meaning: 'Tells the two ranks of a full house: these are fours full of twos, or fours over twos.',
    cards: '4c 4d 4h 2s 2c',
    chapter: 'full-house',
  },
  {
    word: 'hand',
    meaning: 'The cards that a player can use, and what they are worth. Only the best five count.',
    chapter: 'ranking',
  },
  {
    word: 'high',
    meaning:
      'Names a hand by its highest card: this straight is nine-high, and a hand without a combination may be "ace high".',
    cards: '9s 8c 7c 6c 5c',
    chapter: 'ranking',
  },
  {
    word: 'hole cards',
    also: ['pocket cards'],
    meaning: "The cards that only their player sees: two in Texas hold'em, four in Omaha.",
    cards: 'As Kh',
    chapter: 'texas-holdem',
  },
  {
    word: 'kicker',
    meaning:
      'A card among the best five that is not part of the combination. It decides between hands that are alike so far: beside these kings first the ace, then the nine, then the four.',
    cards: 'Kd Kh As 9c 4d',
    chapter: 'tie-breaking',
  },
  {
    word: 'ladder',
    meaning:
      'All that hands can be worth, in order, from the high card up to the royal flush. Each of the ten beats all below it.',
    chapter: 'ranking',
  },
  { word: 'play', meaning: 'A card plays when it is one of the best five.', chapter: 'texas-holdem' },
  {
    word: 'play the board',
    meaning: 'To have no hole card among the best five. Two players who both do so tie.',
    cards: 'Th Jd Qs Kc Ad',
    chapter: 'texas-holdem',
  },
  { word: 'pocket pair', meaning: 'Two hole cards of one rank.', cards: '9h 9c', chapter: 'texas-holdem' },
  { word: 'pot', meaning: 'What is won. Players who tie for the first place split it.', chapter: 'texas-holdem' },
  { word: 'quads', meaning: 'Four of a kind.', cards: '4c 4d 4h 4s', chapter: 'four-of-a-kind' },
  { word: 'rank', meaning: 'What is counted on a card: two to ten, jack, queen, king or ace.', chapter: 'cards' },
  { word: 'river', meaning: 'The fifth and last card of the board.', chapter: 'texas-holdem' },
  { word: 'rung', meaning: 'A line of the ladder, such as two pairs.', chapter: 'ranking' },
  {
    word: 'set',
    meaning: 'Three of a kind with two of the three in the hole.',
    cards: '9h 9c 9d',
    chapter: 'three-of-a-kind',
  },
  {
    word: 'showdown',
    meaning: 'The end of a round: all cards are turned face up, and the best hand wins.',
    chapter: 'showdown',
  },
  { word: 'steel wheel', meaning: 'Ace to five in one suit.', cards: '5h 4h 3h 2h Ah', chapter: 'straight-flush' },
  {
    word: 'strength',
    meaning:
      'How good a hand is among all others. Hands of the same strength tie, so all 2,598,960 hands of five have only 7,462 strengths.',
    chapter: 'ranking',
  },
  { word: 'suit', meaning: 'Clubs, diamonds, hearts or spades. No suit beats another.', chapter: 'cards' },
  { word: 'suited', meaning: 'Of one suit.', cards: 'Ah Kh', chapter: 'flush' },
  {
    word: 'tie',
    meaning: 'Two hands of the same strength, of which neither wins. Suits do not break it.',
    chapter: 'tie-breaking',
  },
  {
    word: 'top pair',
    meaning: 'A pair of the highest rank on the board, one of the two in the hole: here with an ace in the hole.',
    cards: 'Ah Kd 7s',
    chapter: 'texas-holdem',
  },
  { word: 'trips', meaning: 'Three of a kind.', cards: 'Kc Kd Kh', chapter: 'three-of-a-kind' },
  { word: 'turn', meaning: 'The fourth card of the board.', chapter: 'texas-holdem' },
  {
    word: 'two pair',
    meaning: 'What players say for what this book calls two pairs.',
    cards: 'Kd Kh 9c 9s',
    chapter: 'two-pairs',
  },
  {
    word: 'wheel',
    meaning: 'Ace to five, the lowest straight. Its ace counts as a one.',
    cards: '5h 4s 3d 2c Ah',
    chapter: 'straight',
  },
  {
    word: 'wrap',
    meaning: 'In Omaha, hole cards round those of the board, so that many cards make a straight.',
    chapter: 'omaha',
  },
];

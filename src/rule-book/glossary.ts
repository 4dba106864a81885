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
  {
    word: 'counterfeit',
    meaning:
      'A card on the board counterfeits cards in the hole when it makes them worthless. On this board of two pairs, a pair of fives in the hole counts no more.',
    cards: 'Kd Kh 9c 9s Jd',
    chapter: 'texas-holdem',
  },
  { word: 'flop', meaning: 'The first three cards of the board.', cards: 'Kd 7s 2h', chapter: 'texas-holdem' },
  {
    word: 'full of',
    meaning: 'Tells the two ranks of a full house: these are fours full of twos, or fours over twos.',
    cards: '4c 4d 4h 2s 2c',
    chapter: 'full-house',
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
  { word: 'suit', meaning: 'Clubs, diamonds, hearts or spades. No suit beats another.', chapter: 'cards' },
  {
    word: 'top pair',
    meaning: 'A pair of the highest rank on the board, one of the two in the hole: here with an ace in the hole.',
    cards: 'Ah Kd 7s',
    chapter: 'texas-holdem',
  },
  { word: 'trips', meaning: 'Three of a kind.', cards: 'Kc Kd Kh', chapter: 'three-of-a-kind' },
  { word: 'turn', meaning: 'The fourth card of the board.', chapter: 'texas-holdem' },
  { word: 'two pair', meaning: 'What players say for two pairs.', cards: 'Kd Kh 9c 9s', chapter: 'two-pairs' },
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

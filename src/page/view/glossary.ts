/** The words of players, as this book uses them. A word whose rule has a chapter is only pointed there. */

/** In the order of the alphabet: a word, others for the same, the chapter and cards that show it; below it what it means. */
const TEXT = `
Black, White, Red, Blue > tie-breaking
  Names of the players in the examples. They have nothing to do with the colours of cards.
board, community cards > texas-holdem
  The cards face up on the table, which belong to everybody: three to five.
boat, full boat > full-house: 9h 9c 9d 7s 7h
  A full house.
Broadway > straight: Ah Kd Qs Jc Th
  Ten to ace, the highest straight.
burn > showdown
  To lay the top card of the deck aside, unseen, before the flop, the turn and the river.
button > showdown
  Marks the dealer. The player on its left is dealt the first card.
chip > texas-holdem
  A piece of the money that is played for.
combination > pair
  Cards that belong together, such as a pair, a straight or a full house.
counterfeit > texas-holdem: Kd Kh 9c 9s Jd
  A card on the board counterfeits cards in the hole when it makes them worthless. On this board of two pairs, a pair
  of fives in the hole counts no more.
deck > cards
  The 52 cards: thirteen ranks in each of four suits.
evaluator > ranking
  A program that says how strong a hand is. There are eight in this project, which agree on every hand.
flop > texas-holdem: Kd 7s 2h
  The first three cards of the board.
full of > full-house: 4c 4d 4h 2s 2c
  Tells the two ranks of a full house: these are fours full of twos, or fours over twos.
hand > ranking
  The cards that a player can use, and what they are worth. Only the best five count.
high > ranking: 9s 8c 7c 6c 5c
  Names a hand by its highest card: this straight is nine-high, and a hand without a combination may be "ace high".
hole cards, pocket cards > texas-holdem: As Kh
  The cards that only their player sees: two in Texas hold'em, four in Omaha.
kicker > tie-breaking: Kd Kh As 9c 4d
  A card among the best five that is not part of the combination. It decides between hands that are alike so far:
  beside these kings first the ace, then the nine, then the four.
ladder > ranking
  All that hands can be worth, in order, from the high card up to the royal flush. Each of the ten beats all below it.
play > texas-holdem
  A card plays when it is one of the best five.
play the board > texas-holdem: Th Jd Qs Kc Ad
  To have no hole card among the best five. Two players who both do so tie.
pocket pair > texas-holdem: 9h 9c
  Two hole cards of one rank.
pot > texas-holdem
  What is won. Players who tie for the first place split it.
quads > four-of-a-kind: 4c 4d 4h 4s
  Four of a kind.
rank > cards
  What is counted on a card: two to ten, jack, queen, king or ace.
river > texas-holdem
  The fifth and last card of the board.
rung > ranking
  A line of the ladder, such as two pairs.
set > three-of-a-kind: 9h 9c 9d
  Three of a kind with two of the three in the hole.
showdown > showdown
  The end of a round: all cards are turned face up, and the best hand wins.
steel wheel > straight-flush: 5h 4h 3h 2h Ah
  Ace to five in one suit.
strength > ranking
  How good a hand is among all others. Hands of the same strength tie, so all 2,598,960 hands of five have only 7,462
  strengths.
suit > cards
  Clubs, diamonds, hearts or spades. No suit beats another.
suited > flush: Ah Kh
  Of one suit.
tie > tie-breaking
  Two hands of the same strength, of which neither wins. Suits do not break it.
top pair > texas-holdem: Ah Kd 7s
  A pair of the highest rank on the board, one of the two in the hole: here with an ace in the hole.
trips > three-of-a-kind: Kc Kd Kh
  Three of a kind.
turn > texas-holdem
  The fourth card of the board.
two pair > two-pairs: Kd Kh 9c 9s
  What players say for what this book calls two pairs.
wheel > straight: 5h 4s 3d 2c Ah
  Ace to five, the lowest straight. Its ace counts as a one.
wrap > omaha
  In Omaha, hole cards round those of the board, so that many cards make a straight.
`;

const ENTRY = /^(\S.*) > ([a-z-]+)(?:: (.+))?\n((?: {2}.+\n)+)/gm;

export const GLOSSARY = [...TEXT.matchAll(ENTRY)].map(([, words = '', chapter = '', cards = '', text = '']) => {
  const [word = '', ...also] = words.split(', ');
  return { word, also, meaning: text.trim().replaceAll(/\n +/g, ' '), cards, chapter };
});

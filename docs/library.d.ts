/** The ranks, lowest first: 11 is the jack, 12 the queen, 13 the king and 14 the ace. */
declare const RANKS$1: readonly [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
/** The suits in index order: clubs, diamonds, hearts, spades. No suit beats another. */
declare const SUITS$1: readonly ["C", "D", "H", "S"];
/** A rank: a jack is 11, a queen 12, a king 13 and an ace 14. */
type Rank = (typeof RANKS$1)[number];
/** A suit: clubs, diamonds, hearts or spades. */
type Suit = (typeof SUITS$1)[number];
/** A playing card: the ace of spades is `{ rank: 14, suit: 'S' }`. */
interface Card {
    readonly rank: Rank;
    readonly suit: Suit;
}
/** Any number of cards of one deck, in any order. No function changes this array. */
type Cards = readonly Card[];

/**
 * Turns cards into a number, their strength: at once with `strength`, or in two steps with `encode`
 * and `strengthOf`. In two steps, you can keep the encoded cards and use them again.
 */
interface Evaluator<Encoded = unknown> {
    readonly name: string;
    /** Who published the idea. */
    readonly source: string;
    readonly minCards: number;
    readonly maxCards: number;
    /** Returns the cards in the form that this evaluator works on. */
    encode(cards: Cards): Encoded;
    /**
     * Returns the strength of cards that this evaluator has encoded. The larger number wins, and equal
     * numbers tie. Numbers of two evaluators cannot be compared.
     */
    strengthOf(encoded: Encoded): number;
    /**
     * Returns the strength of different cards of one deck.
     *
     * @throws PokerError on more or fewer cards than this evaluator takes
     */
    strength(cards: Cards): number;
}

/** The names of the evaluators. */
type EvaluatorName = 'rule-chain' | 'map-reduce' | 'branch-free' | 'counter' | 'neighbours' | 'cactus-kev' | 'bit-board' | 'rank-sum';
/** Eight evaluators by name, from the reference to the fastest. */
declare const evaluators$1: Readonly<Record<EvaluatorName, Evaluator>>;

/** Returns a new array of the 52 cards: C D H S, each from the 2 to the ace. */
declare const buildDeck: () => Card[];

/** How to write suits: as the letters C D H S or as the symbols ♣ ♦ ♥ ♠. */
type SuitStyle = 'letters' | 'symbols';

/**
 * A source of randomness: like `Math.random`, returns a number from 0 up to, but not including, 1.
 */
type Random = () => number;

/** What cards can contain, lowest first, as the chapter on ranking orders it. */
declare const COMBINATIONS: readonly ["pair", "two pairs", "three of a kind", "straight", "flush", "full house", "four of a kind", "straight flush", "royal flush"];
type Combination = (typeof COMBINATIONS)[number];
/** What cards are worth: the highest combination that they contain, or else a high card. */
type Category = Combination | 'high card';
/** Returns whether cards contain a combination. */
type Predicate = (cards: Cards) => boolean;
/** A rung of the ladder: a category and the rule that checks for it. */
interface Rung {
    readonly category: Category;
    readonly holds: Predicate;
}

declare const NO_BOARD: {
    readonly least: 0;
    readonly most: 0;
};
/** The table of games. */
declare const GAMES: {
    readonly 'five-card-draw': {
        readonly title: "five-card draw";
        readonly holeSize: 5;
        readonly board: {
            readonly least: 0;
            readonly most: 0;
        };
        readonly fromHole: "any";
        readonly row: readonly (2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14)[];
        readonly ladder: readonly Rung[];
    };
    readonly 'texas-holdem': {
        readonly title: "Texas hold'em";
        readonly holeSize: 2;
        readonly board: {
            readonly least: 3;
            readonly most: 5;
        };
        readonly fromHole: "any";
        readonly row: readonly (2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14)[];
        readonly ladder: readonly Rung[];
    };
    readonly omaha: {
        readonly title: "Omaha";
        readonly holeSize: 4;
        readonly fromHole: 2;
        readonly board: {
            readonly least: 3;
            readonly most: 5;
        };
        readonly row: readonly (2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14)[];
        readonly ladder: readonly Rung[];
    };
    readonly 'five-card-omaha': {
        readonly title: "five-card Omaha";
        readonly holeSize: 5;
        readonly fromHole: 2;
        readonly board: {
            readonly least: 3;
            readonly most: 5;
        };
        readonly row: readonly (2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14)[];
        readonly ladder: readonly Rung[];
    };
    readonly 'six-card-omaha': {
        readonly title: "six-card Omaha";
        readonly holeSize: 6;
        readonly fromHole: 2;
        readonly board: {
            readonly least: 3;
            readonly most: 5;
        };
        readonly row: readonly (2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14)[];
        readonly ladder: readonly Rung[];
    };
    readonly 'short-deck': {
        readonly title: "short deck";
        readonly holeSize: 2;
        readonly row: readonly (2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14)[];
        readonly ladder: readonly Rung[];
        readonly board: {
            readonly least: 3;
            readonly most: 5;
        };
        readonly fromHole: "any";
    };
};
/** The games that the library knows. */
type GameName = keyof typeof GAMES;
/** The games in which all players share a board. */
type BoardGame = {
    [Name in GameName]: (typeof GAMES)[Name]['board'] extends typeof NO_BOARD ? never : Name;
}[GameName];

/** What a hand is worth, with everything that a comparison needs. */
interface HandRank {
    readonly category: Category;
    /**
     * The best five, or all cards if there are fewer: the largest group of one rank first, and groups
     * of one size by rank. The ace of a wheel, the straight 5 4 3 2 A, comes last.
     */
    readonly cards: Cards;
    /** The ranks of those cards in that order, 2 to 14; the ace of a wheel counts as 1. */
    readonly tieBreak: readonly number[];
}
/** Compares two ranked hands: more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie. */
type CompareHandRanks = (a: HandRank, b: HandRank) => number;

/** What is dealt in a round of any game, and how the players come out of it. */

/**
 * Who plays, and either `random`, to shuffle a deck, or a `deck`, which is dealt in the order
 * given.
 */
type DealOptions<Players = number | readonly string[]> = {
    /** The names of the players, or how many: from 1 to as many as the deck has cards for. */
    readonly players: Players;
} & ({
    readonly random: Random;
    readonly deck?: undefined;
} | {
    readonly deck: Cards;
    readonly random?: Random | undefined;
});
/** A player's own cards, before anybody knows who wins. */
interface Seat {
    readonly name: string;
    readonly hole: Cards;
}
/** The cards of a round, before anybody knows who wins. */
interface DealtCards {
    /** In the order in which the players were named. */
    readonly seats: readonly Seat[];
    /** Three cards, one and one. In five-card draw there are none. */
    readonly board: {
        readonly flop: Cards;
        readonly turn: Cards;
        readonly river: Cards;
    };
    /** The cards put aside unseen: one each before the flop, the turn and the river. */
    readonly burned: Cards;
    /** What is left of the deck, the next card first. */
    readonly rest: Cards;
}
/** A player whose hand is ranked, with anything else that you store. */
interface Contender {
    readonly rank: HandRank;
}
/** A player with a place in the showdown, from 1. */
type Placed<Player> = Player & {
    readonly place: number;
};
/** A player of a dealt round, with what the cards are worth. */
interface DealtPlayer {
    readonly name: string;
    readonly hole: Cards;
    readonly rank: HandRank;
}
/** A round that has been played to the showdown. */
interface Round {
    /** The five shared cards. In five-card draw there are none. */
    readonly board: Cards;
    /** The best first. Players who tie share a place. */
    readonly players: readonly Placed<DealtPlayer>[];
}

/** Odds and outs the plain way: deal what may come, rank, count. */

/** A card that may come next. */
interface NextCard {
    readonly card: Card;
    /** Which hands are then the best, as positions in `hands`, from 0; several if they tie. */
    readonly ahead: readonly number[];
}

/** How often a hand wins and ties, and its share of the pot. */
interface Odds {
    /** The share of deals that the hand wins alone, 0 to 1. */
    readonly win: number;
    /** The share of deals in which it ties for the best hand, 0 to 1. */
    readonly tie: number;
    /** Its share of the pot, 0 to 1: a tie of two counts half. */
    readonly equity: number;
    /** The number of deals that the hand wins alone. */
    readonly wins: number;
    /** The number of deals in which it ties for the best hand. */
    readonly ties: number;
    /** The number of all deals that were counted. */
    readonly of: number;
    /** Only if deals were drawn at random: how far off `equity` typically is (its standard error). */
    readonly standardError?: number;
}

/** The cards on a table, as far as they are known. */
interface OddsOptions {
    readonly game: BoardGame;
    /** Two or more; `undefined` stands for any cards. */
    readonly hands: readonly (Cards | undefined)[];
    /** 0, 3, 4 or 5 cards. */
    readonly board?: Cards | undefined;
    /** Cards that cannot come, because somebody folded or showed them. */
    readonly dead?: Cards | undefined;
    /** Selects the deals if they are drawn at random: 0 to 4,294,967,295, by default 1. */
    readonly seed?: number | undefined;
}

/** A table on the flop or the turn. */
interface OutsOptions {
    readonly game: BoardGame;
    /** Two known hands or more; `undefined` stands for any cards, and is not compared. */
    readonly hands: readonly (Cards | undefined)[];
    /** 3 or 4 cards. */
    readonly board: Cards;
    /** Cards that cannot come, because somebody folded or showed them. */
    readonly dead?: Cards | undefined;
}

/** What a hand is worth in a game, as `rankInGame` returns it. */
interface RankInGame extends HandRank {
    /** Only in short deck: the game, so that this rank is never compared in another one. */
    readonly game?: GameName | undefined;
}

/** The public functions about games, each with its checks. */

/** Names the game in which hands are compared. Without it, they are compared by `LADDER`. */
interface InGame {
    readonly game: GameName;
}
/** Ranks a hand of exactly five cards. */
declare const rankFiveCardDraw: (hand: Cards) => HandRank;
/** Ranks the best five of 2 hole cards and 3 to 5 cards on the board. */
declare const rankTexasHoldem: (hole: Cards, board: Cards) => HandRank;
/**
 * Ranks the best hand of exactly two of 4 hole cards and exactly three of 3 to 5 cards on the
 * board.
 */
declare const rankOmaha: (hole: Cards, board: Cards) => HandRank;
/**
 * Ranks a player's own cards with the board by the rules of any game. In five-card draw the board
 * is empty.
 */
declare const rankInGame: (game: GameName, hole: Cards, board: Cards) => RankInGame;
/**
 * Deals a round of five-card draw to 1 to 10 players, and says who wins. Nobody exchanges cards.
 */
declare const dealFiveCardDraw: (options: DealOptions) => Round;
/** Deals a round of Texas hold'em to 1 to 22 players, and says who wins. */
declare const dealTexasHoldem: (options: DealOptions) => Round;
/** Deals a round of Omaha to 1 to 11 players, and says who wins. */
declare const dealOmaha: (options: DealOptions) => Round;
/** Deals a round of any game, ranks the players, and says who wins. */
declare const deal: (game: GameName, options: DealOptions) => Round;
/** Deals the cards of a round of any game: to each seat, and to the board. It ranks nobody. */
declare const dealCards: (game: GameName, options: DealOptions) => DealtCards;
/**
 * Compares two ranked hands: more than 0 if `a` wins, less than 0 if `b` wins, 0 for a tie. Suits
 * never decide. In short deck, where a flush beats a full house, give `{ game: 'short-deck' }`.
 */
declare const compareHandRanks: (a: HandRank, b: HandRank, options?: InGame | undefined) => number;
/**
 * Says why the better hand wins: `full house, fours over twos, beats flush, ace high`, or
 * `tie: pair of kings`. In short deck, give `{ game: 'short-deck' }`.
 */
declare const explain: (a: HandRank, b: HandRank, options?: InGame | undefined) => string;
/**
 * Returns the players with their places, best first. Players who tie share a place, as in 1, 1, 3.
 * In short deck, give `{ game: 'short-deck' }`.
 */
declare const showdown: <Player extends Contender>(players: readonly Player[], options?: InGame | undefined) => Placed<Player>[];
/**
 * Returns the players with the best hand, several if they tie. In short deck, give
 * `{ game: 'short-deck' }`.
 */
declare const winners: <Player extends Contender>(players: readonly Player[], options?: InGame | undefined) => Player[];
/**
 * Says how often each hand wins, in the order of `hands`. It counts all deals if all hands are
 * known, or if that takes about two seconds at most. Otherwise it deals 200,000 times at random.
 */
declare const odds: (options: OddsOptions) => Odds[];
/**
 * Lists every card that may come after the flop or after the turn, and which hands are then the
 * best. Unknown hands are not compared.
 */
declare const nextCards: (options: OutsOptions) => NextCard[];
/**
 * Lists for each hand that is behind the cards that help it: with one of them as the next card, it
 * is ahead or ties. A hand that is ahead, or not known, has an empty list.
 */
declare const outs: (options: OutsOptions) => Card[][];

/**
 * Returns the strength of five cards by their indices. Nothing is checked: other values give a
 * meaningless result.
 */
declare function evaluate5Unchecked(a: number, b: number, c: number, d: number, e: number): number;
/** Returns the strength of six cards by their indices. Nothing is checked. */
declare function evaluate6Unchecked(a: number, b: number, c: number, d: number, e: number, f: number): number;
/** Returns the strength of seven cards by their indices. Nothing is checked. */
declare function evaluate7Unchecked(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number;

/**
 * Returns the strength of a hand, 1 (7 5 4 3 2) to 7462 (royal flush): the larger wins, equal
 * strengths tie.
 *
 * @param indices five or more different cards, each as its index 0..51 = suit (C D H S) * 13 + rank
 * (2..A)
 * @throws PokerError on fewer than five cards, a card given twice, or anything but a list of indices
 */
declare function evaluate(indices: ArrayLike<number>): number;
/** Returns the strength of exactly five cards by their indices, as `evaluate` does. */
declare function evaluate5(a: number, b: number, c: number, d: number, e: number): number;
/** Returns the strength of exactly six cards by their indices, as `evaluate` does. */
declare function evaluate6(a: number, b: number, c: number, d: number, e: number, f: number): number;
/** Returns the strength of exactly seven cards by their indices, as `evaluate` does. */
declare function evaluate7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number;

/** What a function throws if it is given something wrong. Its message quotes that. */
declare class PokerError extends Error {
    readonly name = "PokerError";
    /** What the message is about: a part of the input, or all of it. */
    readonly input: unknown;
    constructor(message: string, input: unknown);
}

/** The ranks, lowest first: 11 is the jack, 12 the queen, 13 the king and 14 the ace. */
declare const RANKS: typeof RANKS$1;
/** The suits: clubs, diamonds, hearts and spades. No suit beats another. */
declare const SUITS: typeof SUITS$1;
/**
 * Reads one card or more in any spelling: `2H 10d TC a♠`, `AhKd`. Refuses what is not a card, and
 * a card that is given twice.
 */
declare const parseCards: (text: string) => Card[];
/**
 * Writes cards as `AH KD TC` or, with `{ suits: 'symbols' }`, as `A♥ K♦ T♣`. `parseCards` reads
 * both.
 */
declare const formatCards: (cards: Cards, options?: {
    readonly suits?: SuitStyle | undefined;
} | undefined) => string;
/** Returns the index of a card in the deck: 0..51 = suit (C D H S) * 13 + rank (2..A). */
declare const cardIndex: (card: Card) => number;
/** Returns the card at an index, 0 to 51. */
declare const cardAt: (index: number) => Card;
/**
 * Returns the items in a random order (by the Fisher-Yates shuffle). `random` is a function such as
 * `Math.random`.
 */
declare const shuffle: <Item>(items: readonly Item[], random: Random) => Item[];
/**
 * Returns a function such as `Math.random`. Its numbers are always the same for the same seed, in
 * all versions with the same major number. A seed is a whole number from 0 to 4,294,967,295.
 */
declare const seededRandom: (seed: number) => Random;
/** Checks for two cards of one rank. */
declare const isPair: (cards: Cards) => boolean;
/** Checks for two cards of one rank and two of another. */
declare const isTwoPairs: (cards: Cards) => boolean;
/** Checks for three cards of one rank. */
declare const isThreeOfAKind: (cards: Cards) => boolean;
/**
 * Checks for five ranks in a row. The ace is the highest or the lowest of them, so Q K A 2 3 is not
 * a straight.
 */
declare const isStraight: (cards: Cards) => boolean;
/** Checks for five cards of one suit. */
declare const isFlush: (cards: Cards) => boolean;
/** Checks for three cards of one rank and two of another. */
declare const isFullHouse: (cards: Cards) => boolean;
/** Checks for all four cards of one rank. */
declare const isFourOfAKind: (cards: Cards) => boolean;
/** Checks for five cards of one suit in a row. */
declare const isStraightFlush: (cards: Cards) => boolean;
/** Checks for ace, king, queen, jack and ten of one suit. */
declare const isRoyalFlush: (cards: Cards) => boolean;
/**
 * Lists the categories, the highest first, each with its function. Cards are worth the first category
 * whose function returns true. The function of the last one, high card, always does.
 */
declare const LADDER: readonly Rung[];
/** Says what one or more cards of one deck are worth: their category, and what breaks ties. */
declare const rankHand: (cards: Cards) => HandRank;
/**
 * Compares two hands of cards, each from its own deck: more than 0 if `a` wins, less than 0 if `b`
 * wins, 0 for a tie. For short deck, use `rankInGame` and `compareHandRanks` instead.
 */
declare const compareHands: (a: Cards, b: Cards) => number;
/** Describes a hand: `full house, fours over twos`, `straight, five high` or `pair of kings`. */
declare const describe: (hand: HandRank) => string;
/** Returns the category of a strength from `evaluate`: 4 is a high card, 7462 the royal flush. */
declare const categoryOf: (strength: number) => Category;
/** Eight evaluators, by name. The first asks rule after rule, the last is the fastest. */
declare const evaluators: typeof evaluators$1;

export { LADDER, PokerError, RANKS, SUITS, buildDeck, cardAt, cardIndex, categoryOf, compareHandRanks, compareHands, deal, dealCards, dealFiveCardDraw, dealOmaha, dealTexasHoldem, describe, evaluate, evaluate5, evaluate5Unchecked, evaluate6, evaluate6Unchecked, evaluate7, evaluate7Unchecked, evaluators, explain, formatCards, isFlush, isFourOfAKind, isFullHouse, isPair, isRoyalFlush, isStraight, isStraightFlush, isThreeOfAKind, isTwoPairs, nextCards, odds, outs, parseCards, rankFiveCardDraw, rankHand, rankInGame, rankOmaha, rankTexasHoldem, seededRandom, showdown, shuffle, winners };
export type { BoardGame, Card, Cards, Category, CompareHandRanks, Contender, DealOptions, DealtCards, DealtPlayer, Evaluator, EvaluatorName, GameName, HandRank, InGame, NextCard, Odds, OddsOptions, OutsOptions, Placed, Predicate, Random, Rank, RankInGame, Round, Rung, Seat, Suit, SuitStyle };

/** The ranks, lowest first: 11 is the jack, 12 the queen, 13 the king and 14 the ace. */
declare const RANKS$1: readonly [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
/** The suits in index order: clubs, diamonds, hearts, spades. No suit beats another. */
declare const SUITS$1: readonly ["C", "D", "H", "S"];
type Rank = (typeof RANKS$1)[number];
type Suit = (typeof SUITS$1)[number];
interface Card {
    readonly rank: Rank;
    readonly suit: Suit;
}
/** Any number of cards of one deck, in any order. No function changes this array. */
type Cards = readonly Card[];

/**
 * Turns cards into a strength: at once with `strength`, or in two steps, so that you can encode
 * cards once. Give `strengthOf` only what the same evaluator's `encode` returned.
 */
interface Evaluator<Encoded = unknown> {
    readonly name: string;
    /** Where the idea comes from. */
    readonly source: string;
    readonly minCards: number;
    readonly maxCards: number;
    /** Returns the cards in the form that this evaluator works on. */
    encode(cards: Cards): Encoded;
    /**
     * Returns the strength of encoded cards: larger is stronger, equal ties. Compare it only within
     * one evaluator.
     */
    strengthOf(encoded: Encoded): number;
    /**
     * Returns the strength of different cards of one deck.
     *
     * @throws Error on more or fewer cards than this evaluator takes
     */
    strength(cards: Cards): number;
}

/** The names of the evaluators. */
type EvaluatorName = 'rule-chain' | 'map-reduce' | 'branch-free' | 'counter' | 'neighbours' | 'cactus-kev' | 'bit-board' | 'rank-sum';
/** Eight evaluators by name, from the reference to the fastest. */
declare const evaluators$1: Readonly<Record<EvaluatorName, Evaluator>>;

/** Returns a new array of the 52 cards in index order, suit (C D H S) * 13 + rank (2..A). */
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
/** The games: each is a row. */
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
type GameName = keyof typeof GAMES;
/** The games in which all players share a board. */
type BoardGame = {
    [Name in GameName]: (typeof GAMES)[Name]['board'] extends typeof NO_BOARD ? never : Name;
}[GameName];

/** What a hand is worth, with everything that a comparison needs. */
interface HandRank {
    readonly category: Category;
    /**
     * The best five (fewer if fewer were given), largest group first, then by rank; a wheel is 5 4 3
     * 2 A.
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
    /** In the order of the names. */
    readonly seats: readonly Seat[];
    /** Three cards, one and one; in five-card draw none. */
    readonly board: {
        readonly flop: Cards;
        readonly turn: Cards;
        readonly river: Cards;
    };
    /** One each before flop, turn and river. */
    readonly burned: Cards;
    /** What is left of the deck, the next card first. */
    readonly rest: Cards;
}
/** A player with a ranked hand. */
interface Contender {
    readonly rank: HandRank;
}
/** A player with a place in the showdown, from 1. */
type Placed<Player> = Player & {
    readonly place: number;
};
interface DealtPlayer {
    readonly name: string;
    readonly hole: Cards;
    readonly rank: HandRank;
}
/** A round that has been played to the showdown. */
interface Round {
    /** The five shared cards; in five-card draw none. */
    readonly board: Cards;
    /** Best first; players who tie share a place. */
    readonly players: readonly Placed<DealtPlayer>[];
}

/** Odds and outs the plain way: deal what may come, rank, count. */

/** A card that may come next. */
interface NextCard {
    readonly card: Card;
    /** The positions of the hands that are then the best, from 0; several if they tie. */
    readonly ahead: readonly number[];
}

interface Odds {
    /** The share of deals that the hand wins alone, 0 to 1. */
    readonly win: number;
    /** The share of deals in which it ties for the best hand, 0 to 1. */
    readonly tie: number;
    /** Its share of the pot, 0 to 1: a tie of two counts half. */
    readonly equity: number;
    /** `win` and `tie` as numbers of deals, `of` so many. */
    readonly wins: number;
    readonly ties: number;
    readonly of: number;
    /** The standard error of `equity`, only if the deals were drawn at random. */
    readonly standardError?: number;
}

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

/** Checks the ranks of hands, and puts checks before the ladder and the evaluators. */

/** What a hand is worth in a game. */
interface RankInGame extends HandRank {
    /** The game, if it ranks otherwise than usual: so no copy is compared by another ladder. */
    readonly game?: GameName | undefined;
}

/** The public functions about games, each with its checks. */

/** By which game hands are compared; by the usual ladder if it is not given. */
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
 * Ranks a player's own cards with the board by the rules of any game: `rankInGame('five-card-omaha',
 * hole, board)`. In five-card draw the board is empty. A rank of short deck also has the `game`, and
 * may be compared only in it.
 */
declare const rankInGame: (game: "five-card-draw" | "texas-holdem" | "omaha" | "five-card-omaha" | "six-card-omaha" | "short-deck", hole: Cards, board: Cards) => RankInGame;
/**
 * Deals a round of five-card draw to 1 to 10 players, who exchange no cards, and plays it to the
 * showdown.
 */
declare const dealFiveCardDraw: (options: DealOptions) => Round;
/** Deals a round of Texas hold'em to 1 to 22 players and plays it to the showdown. */
declare const dealTexasHoldem: (options: DealOptions) => Round;
/** Deals a round of Omaha to 1 to 11 players and plays it to the showdown. */
declare const dealOmaha: (options: DealOptions) => Round;
/** Deals a round of any game, and plays it to the showdown: `deal('five-card-omaha', { … })`. */
declare const deal: (game: "five-card-draw" | "texas-holdem" | "omaha" | "five-card-omaha" | "six-card-omaha" | "short-deck", options: DealOptions<number | readonly string[]>) => Round;
/** Deals the cards of a round of any game, by seat and street, and ranks nobody. */
declare const dealCards: (game: "five-card-draw" | "texas-holdem" | "omaha" | "five-card-omaha" | "six-card-omaha" | "short-deck", options: DealOptions) => DealtCards;
/**
 * Compares two ranked hands: more than 0 if `a` wins, less than 0 if `b` wins, 0 for a tie. Suits
 * never decide. In short deck, where a flush beats a full house, give `{ game: 'short-deck' }`.
 */
declare const compareHandRanks: (a: HandRank, b: HandRank, options?: InGame | undefined) => number;
/**
 * Explains why the better hand wins: `full house, fours over twos, beats flush, ace high`;
 * `tie: pair of kings`. In short deck, give `{ game: 'short-deck' }`.
 */
declare const explain: (a: HandRank, b: HandRank, options?: InGame | undefined) => string;
/**
 * Gives each player a place, best first; players who tie share one (1, 1, 3). Keeps everything else
 * in a player. In short deck, give `{ game: 'short-deck' }`.
 */
declare const showdown: <Player extends Contender>(players: readonly Player[], options?: InGame | undefined) => Placed<Player>[];
/**
 * Returns the players with the best hand, several if they tie. In short deck, give
 * `{ game: 'short-deck' }`.
 */
declare const winners: <Player extends Contender>(players: readonly Player[], options?: InGame | undefined) => Player[];
/**
 * Counts how often each hand wins: exactly if all hands are known, and with unknown hands unless
 * that would take more than about two seconds; then 200,000 deals are drawn at random.
 */
declare const odds: (options: OddsOptions) => Odds[];
/**
 * Lists the cards that may come next on the flop or the turn, each with the players who are ahead
 * after it, from 0. Unknown hands are not compared.
 */
declare const nextCards: (options: OutsOptions) => NextCard[];
/**
 * Lists for each hand that is behind the next cards that put it ahead or make it tie; none for the
 * others.
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

/** An error about what a public function was given; any other error is not about the input. */
declare class PokerError extends Error {
    readonly name = "PokerError";
    /** What the message is about: a part that it quotes, or all that the function was given. */
    readonly input: unknown;
    constructor(message: string, input: unknown);
}

/** The ranks, lowest first: 11 is the jack, 12 the queen, 13 the king and 14 the ace. */
declare const RANKS: typeof RANKS$1;
/** The suits in index order: clubs, diamonds, hearts, spades. No suit beats another. */
declare const SUITS: typeof SUITS$1;
/**
 * Reads cards in any spelling: `2H 10d TC a♠`, `AhKd`. Throws if something is not a card or is
 * repeated, or if there is no card.
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
 * Returns the items in a random order, by the Fisher-Yates shuffle; `random` is a function like
 * `Math.random`.
 */
declare const shuffle: <Item>(items: readonly Item[], random: Random) => Item[];
/**
 * Returns a function like `Math.random` whose numbers are the same for the same seed, a whole number
 * from 0 to 4,294,967,295, in all versions with the same major number.
 */
declare const seededRandom: (seed: number) => Random;
/** Checks for two cards of one rank. */
declare const isPair: (cards: Cards) => boolean;
/** Checks for two cards of one rank and two of another. */
declare const isTwoPairs: (cards: Cards) => boolean;
/** Checks for three cards of one rank. */
declare const isThreeOfAKind: (cards: Cards) => boolean;
/** Checks for five ranks in a row. The ace is high or low, and no row goes round the corner. */
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
/**
 * Ranks one or more cards of one deck: their category, the best five and the ranks that break ties.
 */
declare const rankHand: (cards: Cards) => HandRank;
/**
 * Ranks and compares two hands of cards, each from its own deck: more than 0 if `a` wins, less than
 * 0 if `b` wins. It knows no games: in short deck, use `rankInGame` and `compareHandRanks`.
 */
declare const compareHands: (a: Cards, b: Cards) => number;
/** Describes a hand: `full house, fours over twos`; `straight, five high`; `pair of kings`. */
declare const describe: (hand: HandRank) => string;
/** Returns the category of a strength from `evaluate`: 4 is a high card, 7462 the royal flush. */
declare const categoryOf: (strength: number) => Category;
/**
 * Eight evaluators by name, from the reference to the fastest. Give `strengthOf` only what the same
 * evaluator's `encode` returned.
 */
declare const evaluators: typeof evaluators$1;

export { LADDER, PokerError, RANKS, SUITS, buildDeck, cardAt, cardIndex, categoryOf, compareHandRanks, compareHands, deal, dealCards, dealFiveCardDraw, dealOmaha, dealTexasHoldem, describe, evaluate, evaluate5, evaluate5Unchecked, evaluate6, evaluate6Unchecked, evaluate7, evaluate7Unchecked, evaluators, explain, formatCards, isFlush, isFourOfAKind, isFullHouse, isPair, isRoyalFlush, isStraight, isStraightFlush, isThreeOfAKind, isTwoPairs, nextCards, odds, outs, parseCards, rankFiveCardDraw, rankHand, rankInGame, rankOmaha, rankTexasHoldem, seededRandom, showdown, shuffle, winners };
export type { BoardGame, Card, Cards, Category, CompareHandRanks, Contender, DealOptions, DealtCards, DealtPlayer, Evaluator, EvaluatorName, GameName, HandRank, InGame, NextCard, Odds, OddsOptions, OutsOptions, Placed, Predicate, Random, Rank, RankInGame, Round, Rung, Seat, Suit, SuitStyle };

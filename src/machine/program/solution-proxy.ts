/** Turns answers to questions into a solution, with ours for unknown questions. */
import type { BoardGame, Cards, DealOptions, HandRank, Round } from '../../kata/kata.ts';
import { BOARD_GAMES, DECK, formatCards, rankHand, seededRandom } from '../../kata/kata.ts';
import { COMBINATIONS, type Combination, predicateName } from '../../solution/combinations.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { OURS, type Solution } from '../../solution/units.ts';
import * as protocol from './protocol.ts';
import { EXPORT_OF, nameOf, type Question, recordOf, unexpected, writeHand } from './protocol.ts';

/** Asks about an item; `ours` returns our answer. */
export type Ask = (question: Question, item: unknown, ours: () => unknown) => unknown;

const IN_GAME = { 'texas-holdem': 'AS KS | QH 8D 2C', omaha: 'AS KS 9D 2H | QH 8D 2C' } as const;

/** Asks every question once, and returns the names of the known ones. */
export function known(
  knows: (question: Question, item: unknown, isFirst: boolean) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  let isFirst = true;
  const probe = (question: Question, item: unknown) => {
    if (knows(question, item, isFirst)) found.add(nameOf(question));
    isFirst = false;
  };
  for (const combination of COMBINATIONS) probe({ ask: 'contains', combination }, 'KD KH');
  for (const game of [undefined, ...BOARD_GAMES]) {
    const hand = game ? IN_GAME[game] : 'KD KH';
    probe({ ask: 'rank', game }, hand);
    probe({ ask: 'compare', game }, [hand, hand]);
    probe({ ask: 'showdown', game }, [{ name: 'Ann', hand }]);
    if (game) probe({ ask: 'deal', game }, { players: 2, deck: formatCards(DECK) });
  }
  return found;
}

/** The hands that were ranked, by their best five, for later questions about them. */
const ranked = new WeakMap<
  Cards,
  { readonly game: BoardGame | undefined; readonly text: string }
>();

/** Returns a solution. @param isKnown - the known questions, as `known` finds them */
export function solutionOver(ask: Ask, isKnown: ReadonlySet<string>): Solution {
  let last: { readonly cards: Cards; readonly worth: HandRank } | undefined;

  const rank = (game: BoardGame | undefined, text: string, ours: () => HandRank): HandRank => {
    let own: HandRank | undefined;
    const answer = ask({ ask: 'rank', game }, text, () => {
      own = ours();
    });
    const worth = own ?? protocol.readRank(answer);
    ranked.set(worth.cards, { game, text });
    return worth;
  };
  /**
   * Ranks cards for the first rung, and remembers the rank for the others, the best five and the
   * tie-break.
   */
  const worthOf = (cards: Cards, isNew = false) => {
    if (isNew || last?.cards !== cards)
      last = { cards, worth: rank(undefined, writeHand(cards), () => rankHand(cards)) };
    return last.worth;
  };
  /** Returns a question, and its hands: as ranked if all are of one game, or their best fives. */
  const about = (
    name: 'compare' | 'showdown',
    ranks: readonly HandRank[],
  ): [Question, string[]] => {
    const hands = ranks.map(
      ({ cards }) => ranked.get(cards) ?? { game: undefined, text: writeHand(cards) },
    );
    const question: Question = { ask: name, game: hands[0]?.game };
    const isOfOne = hands.every(({ game }) => game === question.game);
    if (isOfOne && isKnown.has(nameOf(question))) return [question, hands.map(({ text }) => text)];
    return [{ ask: name }, ranks.map(({ cards }) => writeHand(cards))];
  };
  const rankIn = (game: BoardGame, ours: typeof OURS.rankOmaha) => (hole: Cards, board: Cards) =>
    rank(game, writeHand(hole, board), () => ours(hole, board));

  const contains = (combination: Combination) => (cards: Cards) =>
    ask({ ask: 'contains', combination }, writeHand(cards), () =>
      OURS[predicateName(combination)](cards),
    );

  const whole = {
    ...Object.fromEntries(
      COMBINATIONS.map((combination) => [predicateName(combination), contains(combination)]),
    ),
    LADDER: OURS.LADDER.map(({ category }, at) => ({
      category,
      holds: (cards: Cards) => worthOf(cards, at === 0).category === category,
    })),
    compareHandRanks(a: HandRank, b: HandRank): number {
      const [question, texts] = about('compare', [a, b]);
      const answer = ask(question, texts, () => Math.sign(OURS.compareHandRanks(a, b)));
      const word = ['LOSE', 'DRAW', 'WIN'].indexOf(answer as string);
      const result = word < 0 ? answer : word - 1;
      if (result === 1 || result === -1 || result === 0) return result;
      throw unexpected(answer, '1, -1 or 0');
    },
    rankTexasHoldem: rankIn('texas-holdem', OURS.rankTexasHoldem),
    rankOmaha: rankIn('omaha', OURS.rankOmaha),
    dealTexasHoldem: (options: DealOptions<number>) =>
      deal('texas-holdem', options, OURS.dealTexasHoldem),
    dealOmaha: (options: DealOptions<number>) => deal('omaha', options, OURS.dealOmaha),
    showdown(players: readonly { readonly name?: unknown; readonly rank: HandRank }[]) {
      const ranks = players.map((player) => player.rank);
      const [question, texts] = about('showdown', ranks);
      const item = players.map(({ rank: _, ...others }, at) => ({ ...others, hand: texts[at] }));
      const ours = () =>
        OURS.showdown(players).map((player) => {
          const { rank: worth, ...others } = player;
          return { ...others, hand: texts[ranks.indexOf(worth)] };
        });
      const answer = ask(question, item, ours);
      if (!Array.isArray(answer)) throw unexpected(answer, 'a list of the players, best first');
      return answer.map((one) => {
        const { hand, name, ...kept } = recordOf(one);
        const at = item.findIndex((player) => player.name === name && player.hand === hand);
        if (at >= 0) return { ...kept, name, rank: ranks[at] };
        throw new NoAnswer(`it answered an unknown player: ${JSON.stringify(one)}`);
      });
    },
  };
  const exports = [...isKnown].flatMap((name) => EXPORT_OF[name] ?? []);
  const found = Object.fromEntries(
    Object.entries(whole).filter(([name]) => exports.includes(name as keyof Solution)),
  );
  if (!isKnown.has('rank')) return { ...found, bestFive: ourBestFive };
  const tieBreakOf: Solution['tieBreakOf'] = (_, five) =>
    last?.worth.cards === five ? last.worth.tieBreak : [];
  return { ...found, bestFive: (_, cards) => worthOf(cards).cards, tieBreakOf };

  /** Deals. Without a deck the program gets a seed. */
  function deal(
    game: BoardGame,
    { players, deck, random = Math.random }: DealOptions<number>,
    ours: typeof OURS.dealOmaha,
  ) {
    const seed = deck ? 0 : Math.floor(random() * 2 ** 32);
    const chance = deck ? { deck: formatCards(deck) } : { seed };
    const byOurs = () =>
      protocol.writeRound(ours(deck ? { players, deck } : { players, random: seededRandom(seed) }));
    const answer = ask({ ask: 'deal', game }, { players, ...chance }, byOurs);
    const { board: text, players: dealt } = recordOf(answer);
    if (!Array.isArray(dealt))
      throw unexpected(answer, 'a board and players, each with name, hole and place');
    const board = protocol.cardsIn(answer, text, 'a board');
    const name = game === 'omaha' ? 'rankOmaha' : 'rankTexasHoldem';
    const rankOf = isKnown.has(`rank ${game}`) ? whole[name] : OURS[name];
    const seats = dealt.map((player) => {
      const { hole: holeText, ...others } = recordOf(player);
      const hole = protocol.cardsIn(answer, holeText, 'the cards of each player as hole');
      return {
        ...others,
        hole,
        get rank() {
          return rankOf(hole, board); // only if needed
        },
      };
    });
    return { board, players: seats as unknown as Round['players'] };
  }
}

/** Returns our best five, and remembers their cards. */
export function ourBestFive(category: HandRank['category'], cards: Cards): Cards {
  const five = [...OURS.bestFive(category, cards)];
  ranked.set(five, { game: undefined, text: writeHand(cards) });
  return five;
}

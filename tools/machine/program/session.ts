/** Every question of the protocol, with items to ask about, and the right answers. */
import {
  compareHandRanks,
  DECK,
  deal,
  formatCards,
  parseCards,
  rankHand,
  rankInGame,
  rankingIn,
} from '../../../src/kata.ts';
import { predicateName } from '../../../steps/rules-under-test.ts';
import { USUAL_COMBINATIONS, type UsualCombination } from '../../solution/combinations.ts';
import { DEALT_GAMES, type DealtGame, OURS, type SolutionGame } from '../../solution/units.ts';
import {
  nameOf,
  type Question,
  readCardsOrNone,
  readHand,
  writeRank,
  writeRound,
} from './protocol.ts';

/** A line to a program. */
export interface AskedLine {
  readonly question: Question;
  readonly items: readonly unknown[];
}

/** The hands of a game, of which the second is worth more. */
const HANDS: Readonly<Record<SolutionGame | 'no game', readonly [string, string]>> = {
  'no game': ['KD KH 9C 9S 2D', 'AS 2D 3C 4H 5S'],
  'texas-holdem': ['AS KS | QH 8D 8C', 'QS QD | QH 8D 8C'],
  omaha: ['AS KS 9D 2H | QH 8D 8C', 'QS QD 3C 2S | QH 8D 8C'],
  'short-deck': ['KS 9C | KD KH 9H 7H 7C', 'AH 6H | KD KH 9H 7H 7C'],
};

/** Each combination is in one of them. */
const HANDS_OF_FIVE = ['KD KH 9C 9S 9D', 'KD KH KC KS 9D', 'AS KS QS JS TS'];

/** Each question once. The first is the one that a program begins with. */
export const EVERY_LINE: readonly AskedLine[] = [
  ...USUAL_COMBINATIONS.map((combination) => ({
    question: { ask: 'contains', combination } as const,
    items: [handWith(combination), '2S 9D 4C', ''],
  })),
  ...linesAbout(),
  ...DEALT_GAMES.flatMap((game) => [...linesAbout(game), dealOf(game)]),
  ...linesThatRank('short-deck'),
];

/** Returns one of the hands of five that contains a combination. */
function handWith(combination: UsualCombination): string {
  const contains = OURS[predicateName(combination)];
  return HANDS_OF_FIVE.find((hand) => contains(parseCards(hand))) ?? '';
}

function linesThatRank(game?: SolutionGame): AskedLine[] {
  const hands = HANDS[game ?? 'no game'];
  return [
    { question: { ask: 'rank', game }, items: hands },
    { question: { ask: 'compare', game }, items: [hands] },
  ];
}

function linesAbout(game?: DealtGame): AskedLine[] {
  const players = HANDS[game ?? 'no game'].map((hand, index) => ({
    name: ['Ann', 'Bob'][index],
    hand,
    seat: String(index + 1),
  }));
  return [...linesThatRank(game), { question: { ask: 'showdown', game }, items: [players] }];
}

function dealOf(game: DealtGame): AskedLine {
  return { question: { ask: 'deal', game }, items: [{ players: 2, deck: formatCards(DECK) }] };
}

const KINDS: readonly Question['ask'][] = ['contains', 'rank', 'compare', 'showdown', 'deal'];

/** One line of each kind, to try a program with. */
export const SESSION: readonly AskedLine[] = KINDS.map(
  (kind) => EVERY_LINE.find(({ question }) => question.ask === kind) as AskedLine,
);

/** A line to a program, and the line that answers it rightly. */
export interface AnsweredLine {
  readonly ask: string;
  readonly answer: string;
}

/**
 * Writes a line that asks a question, and the right answer.
 * @param name - of the question: `contains two pairs`
 */
export function answeredLine(name: string): AnsweredLine {
  const { question, items } = EVERY_LINE.find(
    (line) => nameOf(line.question) === name,
  ) as AskedLine;
  const answers = items.map((item) => rightAnswer(question, item));
  return {
    ask: JSON.stringify({ id: 1, ...question, items }),
    answer: JSON.stringify({ id: 1, answers }),
  };
}

/** Returns the right answer about an item of `EVERY_LINE`. */
export function rightAnswer(question: Question, item: unknown): unknown {
  switch (question.ask) {
    case 'contains':
      return OURS[predicateName(question.combination)](readCardsOrNone(item as string));
    case 'rank':
      return writeRank(rankOf(item as string, question.game));
    case 'compare': {
      const [first = '', second = ''] = item as readonly string[];
      const ranks = [rankOf(first, question.game), rankOf(second, question.game)] as const;
      const compare = question.game ? rankingIn(question.game).compareHandRanks : compareHandRanks;
      return Math.sign(compare(...ranks));
    }
    case 'showdown': {
      const players = item as readonly { readonly hand: string }[];
      const ranked = players.map((player) => ({
        ...player,
        rank: rankOf(player.hand, question.game),
      }));
      return OURS.showdown(ranked).map(({ rank: _, ...placed }) => placed);
    }
    case 'deal': {
      const { players } = item as { readonly players: number };
      return writeRound(deal(question.game, { players, deck: DECK }));
    }
  }
}

function rankOf(hand: string, game: SolutionGame | undefined) {
  const [hole = [], board = []] = readHand(hand);
  return game ? rankInGame(game, hole, board) : rankHand(hole);
}

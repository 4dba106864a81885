/**
 * Runs a folder of TypeScript files as a program: `node serve.js FOLDER [NAMES]`. The names are
 * what the files may import from `poker-hands-kata` (default: all).
 *
 * So a candidate's files are asked as a program in any language is: one question on each line, in a
 * process of their own (docs/any-language.md).
 */
import { existsSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import * as poker from '../../../index.ts';
import { type HandRank, parseCards, seededRandom } from '../../../kata/kata.ts';
import { exportsOf } from '../../../machine/load/exports-of.ts';
import { runFile, solutionFiles } from '../../../machine/load/load-solution.ts';
import { readText } from '../../../machine/load/node.ts';
import { packageFor } from '../../../machine/load/package-for.ts';
import {
  EXPORT_OF,
  nameOf,
  type Question,
  readCards,
  writeRank,
  writeRound,
} from '../../../machine/program/protocol.ts';
import { copied } from '../../../solution/freeze.ts';
import { type Rules, rulesOf } from '../../../solution/rules.ts';
import { type Solution, UNITS } from '../../../solution/units.ts';

/** A solution of the kata, or only the file of the task `winner`. */
type CandidateSolution = Solution & {
  readonly winner?: (first: string, second: string) => unknown;
};

type Game = keyof Rules['games'];

/** A line of the input: a question about each item. What an item is depends on the question. */
type Request = Question & { readonly id: number; readonly items: readonly unknown[] };

const [, , folder = '.', namesGiven] = process.argv;
const winnerFile = join(folder, 'winner.ts');
const hasWinner = existsSync(winnerFile);

/** Why a file cannot run, by the names that it should export. */
const faults = new Map<string, string>();

const solution = readSolution();
const rules = rulesOf(solution);

createInterface({ input: process.stdin }).on('line', (line) => {
  const answer = answerTo(JSON.parse(line) as Request);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});

function readSolution(): CandidateSolution {
  const parts = solutionFiles(folder).map(([unit, file]) =>
    exportsIn(file, Object.keys(UNITS[unit].exports)),
  );
  if (hasWinner) parts.push(exportsIn(winnerFile, ['winner']));
  return Object.assign({}, ...parts);
}

/** Returns the exports of a file, or records why there are none. */
function exportsIn(file: string, names: readonly string[]): object {
  try {
    return runFile(file, (all) => exportsOf(names, all), {
      kata: packageFor(poker, names, namesGiven?.split(',')),
      read: readOwn,
    });
  } catch (error) {
    for (const name of names) faults.set(name, (error as Error).message);
    return {};
  }
}

/** Reads a file only if it is in the folder, because our solution is elsewhere. */
function readOwn(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const isOutside = relative(realpathSync(folder), realpathSync(path)).startsWith('..');
  return isOutside ? undefined : readText(path);
}

function answerTo({ id, items, ...rest }: Request): object {
  const question = rest as Question;
  const name = exportAskedBy(question);
  const fault = faults.get(name);
  if (fault) return { id, answers: items.map(() => ({ error: fault })) };
  if (!(name in solution)) return { id, unknown: true };
  return { id, answers: items.map((item) => answerOrError(question, item)) };
}

/** Returns the export that answers a question; none for an unknown one. */
function exportAskedBy(question: Question): string {
  if (question.ask === 'compare' && hasWinner) return 'winner';
  return EXPORT_OF[nameOf(question)] ?? EXPORT_OF[question.ask] ?? '';
}

/** An `Error` that was thrown on purpose refuses the question; any other is a fault of the code. */
function answerOrError(question: Question, item: unknown): unknown {
  try {
    return answerOn(question, item);
  } catch (error) {
    const { name, message } = error as Error;
    return name === 'Error' ? { refused: message } : { error: `${name}: ${message}` };
  }
}

function answerOn(question: Question, item: unknown): unknown {
  switch (question.ask) {
    case 'contains': {
      const contains = rules.predicates[question.combination];
      return contains(copied(readCards(item as string)));
    }
    case 'rank':
      return writeRank(rankOf(question.game, item as string));
    case 'compare':
      return compare(question.game, item as readonly [string, string]);
    case 'deal':
      return deal(question.game, item as DealItem);
    case 'showdown':
      return showdown(question.game, item as readonly { readonly hand: string }[]);
  }
}

/** Ranks a hand, which in a game is written as hole cards, a bar and the board. */
function rankOf(game: Game | undefined, text: string): HandRank {
  const [hand = [], board = []] = text.split('|').map(readCards).map(copied);
  return game ? rules.games[game].rank(hand, board) : rules.rankHand(hand);
}

function compare(game: Game | undefined, [first, second]: readonly [string, string]): unknown {
  if (solution.winner) return solution.winner(first, second);
  return Math.sign(rules.compareHandRanks(rankOf(game, first), rankOf(game, second)));
}

interface DealItem {
  readonly players: number;
  readonly deck?: string;
  /** Shuffles, if there is no deck. */
  readonly seed?: number;
}

function deal(game: Game, { players, deck, seed }: DealItem): unknown {
  const cards =
    deck === undefined ? { random: seededRandom(seed ?? 0) } : { deck: parseCards(deck) };
  return writeRound(rules.games[game].deal({ players, ...cards }));
}

function showdown(game: Game | undefined, hands: readonly { readonly hand: string }[]): unknown {
  const players = hands.map((player) => ({ ...player, rank: rankOf(game, player.hand) }));
  return rules.showdown(players).map(({ rank: _, ...player }) => player);
}

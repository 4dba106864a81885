/**
 * Runs a folder of TypeScript files as a program: `node interview-serve.js FOLDER [NAMES]`. The
 * names are what the files may import from `poker-hands-kata` (default: all).
 *
 * So a candidate's files are asked as a program in any language is: one question on each line, in a
 * process of their own (docs/any-language.md).
 */
import { existsSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import * as poker from '../../../../src/index.ts';
import { type HandRank, parseCards, seededRandom } from '../../../../src/kata.ts';
import type { Combination } from '../../../../src/ranking/categories.ts';
import { copied, type Rules } from '../../../../steps/rules-under-test.ts';
import { NoAnswer } from '../../../solution/errors.ts';
import { rulesOf } from '../../../solution/rules.ts';
import { type Solution, UNITS } from '../../../solution/units.ts';
import { exportsOf } from '../../load/exports-of.ts';
import { runFile, solutionFiles } from '../../load/load-solution.ts';
import { readText } from '../../load/node.ts';
import { packageFor } from '../../load/package-for.ts';
import { placeIn } from '../../load/place-in.ts';
import {
  nameOf,
  type Question,
  readCardsOrNone,
  readHand,
  UNITS_ASKED,
  writeRank,
  writeRound,
} from '../../program/protocol.ts';
import {
  type DealItem,
  type PlayerItem,
  type Request,
  readDealItem,
  readHandItem,
  readPairItem,
  readPlayerItems,
  readRequest,
} from './read-request.ts';

/** A solution of the kata, or only the file of the task `winner`. */
type CandidateSolution = Solution & {
  readonly winner?: (first: string, second: string) => unknown;
};

type Game = keyof Rules['games'];

const [, , folder = '.', namesGiven] = process.argv;
const winnerFile = join(folder, 'winner.ts');
const hasWinner = existsSync(winnerFile);

/** Why a file cannot run, by the names that it should export. */
const faults = new Map<string, string>();

const solution = readSolution();
const rules = rulesOf(solution);

createInterface({ input: process.stdin }).on('line', (line) => {
  const answer = answerTo(readRequest(line));
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

function answerTo({ id, question, items }: Request): object {
  if (!question) return { id, unknown: true };
  const name = exportAskedBy(question);
  const fault = faults.get(name);
  if (fault) return { id, answers: items.map(() => ({ error: fault })) };
  if (!(name in solution)) return { id, unknown: true };
  return { id, answers: items.map((item) => answerOrError(question, item)) };
}

/** Returns the name of an export that the answer to a question needs. */
function exportAskedBy(question: Question): string {
  if (question.ask === 'compare' && hasWinner) return 'winner';
  const [unit] = UNITS_ASKED[nameOf(question)] ?? UNITS_ASKED[question.ask] ?? [];
  const [name = ''] = unit ? Object.keys(UNITS[unit].exports) : [];
  return name;
}

/** An `Error` that was thrown on purpose refuses the question; any other is a fault of the code. */
function answerOrError(question: Question, item: unknown): unknown {
  try {
    return answerOn(question, item);
  } catch (error) {
    const { name, message, stack } = error as Error;
    if (error instanceof NoAnswer) return { error: message, ...placed(error.where) };
    if (name === 'Error') return { refused: message };
    return { error: `${name}: ${message}`, ...placed(placeIn(stack)) };
  }
}

/** Adds the line of an error to an answer, if it is known. */
function placed(where: NoAnswer['where']): object {
  return where ? { at: `${where.file}:${where.line}` } : {};
}

/** Answers a question about one item. @throws Error if the question is refused */
function answerOn(question: Question, item: unknown): unknown {
  switch (question.ask) {
    case 'contains':
      return contains(question.combination, readHandItem(item));
    case 'rank':
      return writeRank(rankOf(question.game, readHandItem(item)));
    case 'compare':
      return compare(question.game, readPairItem(item));
    case 'deal':
      return deal(question.game, readDealItem(item));
    case 'showdown':
      return showdown(question.game, readPlayerItems(item));
  }
}

function contains(combination: Combination, text: string): unknown {
  const predicate = rules.predicates[combination];
  return predicate(copied(readCardsOrNone(text)));
}

/** Ranks a hand, which in a game is written as hole cards, a bar and the board. */
function rankOf(game: Game | undefined, text: string): HandRank {
  const [hand = [], board = []] = readHand(text).map(copied);
  return game ? rules.games[game].rank(hand, board) : rules.rankHand(hand);
}

function compare(game: Game | undefined, [first, second]: readonly [string, string]): unknown {
  if (solution.winner) return solution.winner(first, second);
  const { compareHandRanks } = { ...rules, ...(game && rules.games[game]) };
  return Math.sign(compareHandRanks(rankOf(game, first), rankOf(game, second)));
}

function deal(game: Game, { players, deck, seed }: DealItem): unknown {
  const cards = deck === undefined ? { random: seededRandom(seed) } : { deck: parseCards(deck) };
  return writeRound(rules.games[game].deal({ players, ...cards }));
}

function showdown(game: Game | undefined, items: readonly PlayerItem[]): unknown {
  const players = items.map((player) => ({ ...player, rank: rankOf(game, player.hand) }));
  return rules.showdown(players).map(({ rank: _, ...player }) => player);
}

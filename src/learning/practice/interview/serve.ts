/**
 * Runs a folder of TypeScript files as a program: `node serve.js FOLDER [NAMES]`, the names that
 * they may import (default: all).
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

const [, , folder = '.', given] = process.argv;
const winnerFile = join(folder, 'winner.ts');
const hasWinner = existsSync(winnerFile);
const faults = new Map<string, string>();
const found: Solution & { readonly winner?: (one: string, other: string) => unknown } =
  Object.assign(
    {},
    ...solutionFiles(folder).map(([unit, file]) =>
      exportsIn(file, Object.keys(UNITS[unit].exports)),
    ),
    hasWinner && exportsIn(winnerFile, ['winner']),
  );
const rules = rulesOf(found);

/** Reads a file only if it is in the folder, because our solution is elsewhere. */
function readOwn(path: string): string | undefined {
  const isOwn =
    existsSync(path) && !relative(realpathSync(folder), realpathSync(path)).startsWith('..');
  return isOwn ? readText(path) : undefined;
}

/** Returns the exports of a file, or records why there are none. */
function exportsIn(file: string, names: readonly string[]): object {
  try {
    return runFile(file, (all) => exportsOf(names, all), {
      kata: packageFor(poker, names, given?.split(',')),
      read: readOwn,
    });
  } catch (error) {
    for (const name of names) faults.set(name, (error as Error).message);
    return {};
  }
}

function rankOf(game: keyof Rules['games'] | undefined, text: string): HandRank {
  const [hand = [], board = []] = text.split('|').map(readCards).map(copied);
  return game ? rules.games[game].rank(hand, board) : rules.rankHand(hand);
}

function answerTo(question: Question, item: never): unknown {
  if (question.ask === 'contains')
    return rules.predicates[question.combination](copied(readCards(item)));
  if (question.ask === 'rank') return writeRank(rankOf(question.game, item));
  if (question.ask === 'compare') {
    if (found.winner) return found.winner(...(item as [string, string]));
    const [one, other] = (item as string[]).map((text) => rankOf(question.game, text)) as [
      HandRank,
      HandRank,
    ];
    return Math.sign(rules.compareHandRanks(one, other));
  }
  if (question.ask === 'deal') {
    const { players, deck, seed } = item as { players: number; deck?: string; seed?: number };
    const chance =
      deck === undefined ? { random: seededRandom(seed ?? 0) } : { deck: parseCards(deck) };
    return writeRound(rules.games[question.game].deal({ players, ...chance }));
  }
  const hands = item as { readonly hand: string }[];
  const players = hands.map((player) => ({ ...player, rank: rankOf(question.game, player.hand) }));
  return rules.showdown(players).map(({ rank: _, ...player }) => player);
}

function answered(question: Question, item: never): unknown {
  try {
    return answerTo(question, item);
  } catch (error) {
    const { name, message } = error as Error;
    return name === 'Error' ? { refused: message } : { error: `${name}: ${message}` };
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, items, ...question } = JSON.parse(line) as Question & { id: number; items: never[] };
  const name =
    question.ask === 'compare' && hasWinner
      ? 'winner'
      : (EXPORT_OF[nameOf(question)] ?? EXPORT_OF[question.ask] ?? '');
  const fault = faults.get(name);
  const answers = items.map((item) => (fault ? { error: fault } : answered(question, item)));
  process.stdout.write(
    `${JSON.stringify(fault || name in found ? { id, answers } : { id, unknown: true })}\n`,
  );
});

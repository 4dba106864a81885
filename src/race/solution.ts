import { basename, extname, resolve } from 'node:path';
import { defineEvaluator, type Evaluator } from '../evaluators/evaluator.ts';
import * as poker from '../index.ts';
import type { Cards } from '../kata/cards/card.ts';
import { quote } from '../kata/cards/quote.ts';
import { readFiles } from '../load/read-files.ts';
import { Unreadable } from '../load/read-script.ts';
import { runFiles } from '../load/run-files.ts';
import { compile, readText, requirePackage } from '../terminal/load-files.ts';
import { messageOf } from './check.ts';

/**
 * Loads your own evaluator: the export named evaluator or, without one, the default export or all that is exported. It is a
 * function that takes cards and gives a larger number for a stronger hand, or an object with `strength(cards)`, or with
 * `encode(cards)` and `strengthOf(encoded)`.
 *
 * @throws Error that says in a sentence what is wrong with the file
 */
export function loadSolution(file: string): Evaluator {
  const path = resolve(file);
  const found = evaluatorIn(load(file));
  if (found === undefined) {
    throw new Error(`${quote(file)} has no evaluator: expected an export named evaluator, or a default export`);
  }
  const name = basename(path, extname(path));
  if (typeof found === 'function') return evaluatorFrom({ name, strength: found });
  const hasParts = typeof found?.encode === 'function' && typeof found.strengthOf === 'function';
  if (hasParts || typeof found?.strength === 'function') return evaluatorFrom({ name, ...withMethods(found) });
  throw new Error(
    `the evaluator of ${quote(file)} cannot be asked: expected a function, or an object with strength(cards), or with encode(cards) and strengthOf(encoded)`,
  );
}

/** CommonJS may export nothing but the evaluator. */
function evaluatorIn(exported: Exported | null): Evaluator | undefined {
  const named = exported?.evaluator ?? exported?.default?.evaluator ?? exported?.default;
  if (named !== undefined) return named;
  const isEvaluator =
    typeof exported !== 'object' || (exported && ('strength' in exported || 'strengthOf' in exported));
  return isEvaluator ? (exported as Evaluator) : undefined;
}

interface Exported {
  readonly evaluator?: Evaluator;
  readonly default?: Evaluator & { readonly evaluator?: Evaluator };
}

function load(file: string): Exported | null {
  try {
    return runFiles(readFiles(file, readText), { kata: poker, require: requirePackage, run: compile });
  } catch (error) {
    const message = error instanceof Unreadable ? error.sentence : messageOf(error);
    throw new Error(`cannot load ${quote(file)}: ${message}`, { cause: error });
  }
}

type Parts = Partial<Omit<Evaluator, 'strength'>> & {
  readonly name: string;
  readonly strength?: Evaluator['strength'];
};

/** The parts that it has; its methods keep their `this`. */
function withMethods(found: Evaluator): Partial<Parts> {
  const { name, source, minCards, maxCards } = found;
  const limits = { minCards: minCards ?? 5, maxCards: maxCards ?? 7 };
  const texts = { ...(name && { name }), ...(source && { source }) };
  if (!found.strengthOf || !found.encode) return { ...texts, ...limits, strength: (cards) => found.strength(cards) };
  return { ...texts, ...limits, encode: (cards) => found.encode(cards), strengthOf: (one) => found.strengthOf(one) };
}

function evaluatorFrom({
  name,
  source = 'your own',
  minCards = 5,
  maxCards = 7,
  strength,
  encode,
  strengthOf,
}: Parts): Evaluator {
  const limits = { name, source, minCards, maxCards };
  if (encode && strengthOf) return defineEvaluator({ ...limits, encode, strengthOf });
  return defineEvaluator<Cards>({
    ...limits,
    encode: (cards) => cards,
    strengthOf: strength ?? (() => 0),
  }) as Evaluator;
}

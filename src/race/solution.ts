import { basename, extname } from 'node:path';
import { defineEvaluator, type Evaluator } from '../evaluators/evaluator.ts';
import * as poker from '../index.ts';
import type { Cards } from '../kata/cards/card.ts';
import { quote } from '../kata/cards/quote.ts';
import { readText, requirePackage } from '../load/node.ts';
import { readFiles } from '../load/read-files.ts';
import { Unreadable } from '../load/read-script.ts';
import { runFiles } from '../load/run-files.ts';
import type { Runtime } from '../load/runtime.ts';
import { messageOf } from './check.ts';

/**
 * Loads your own evaluator: the export named evaluator or, without one, the default export or all that is exported. It is a
 * function that takes cards and gives a larger number for a stronger hand, or an object with `strength(cards)`, or with
 * `encode(cards)` and `strengthOf(encoded)`.
 *
 * @param runtime - stops what does not end; without it the code runs at its own speed
 * @throws Error that says what is wrong with the file
 */
export function loadSolution(file: string, runtime?: Runtime): Evaluator {
  const exported = load(file, runtime);
  const found = exported?.evaluator ?? exported?.default ?? exported ?? {};
  const parts = (typeof found === 'function' ? { strength: found } : found) as Partial<Evaluator>;
  const { name = basename(file, extname(file)), source = 'your own', minCards = 5, maxCards = 7 } = parts;
  const limits = { name, source, minCards, maxCards };
  const has = (...methods: (keyof Evaluator)[]) => methods.every((method) => typeof parts[method] === 'function');
  if (has('encode', 'strengthOf')) {
    const { encode, strengthOf } = parts as Evaluator;
    return defineEvaluator({ ...limits, encode: encode.bind(parts), strengthOf: strengthOf.bind(parts) });
  }
  if (has('strength')) {
    const strengthOf = (parts as Evaluator).strength.bind(parts);
    return defineEvaluator<Cards>({ ...limits, encode: (cards) => cards, strengthOf }) as Evaluator;
  }
  throw new Error(
    `${quote(file)} has no evaluator: expected an export named evaluator or a default export, a function or an object with strength(cards), or with encode(cards) and strengthOf(encoded)`,
  );
}

function load(file: string, runtime?: Runtime): Partial<Record<'evaluator' | 'default', unknown>> | null {
  try {
    return runFiles(readFiles(file, readText), { kata: poker, require: requirePackage, ...(runtime && { runtime }) });
  } catch (error) {
    const message = error instanceof Unreadable ? error.sentence : messageOf(error);
    throw new Error(`cannot load ${quote(file)}: ${message}`, { cause: error });
  }
}

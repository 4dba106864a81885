import { basename, extname } from 'node:path';
import type { Cards } from '../../src/cards/card.ts';
import { defineEvaluator, type Evaluator } from '../../src/evaluators/evaluator.ts';
import * as poker from '../../src/index.ts';
import { runFile } from '../machine/load/load-solution.ts';
import type { Runtime } from '../machine/load/runtime.ts';

/**
 * Loads your own evaluator.
 *
 * @param runtime - stops endless loops; without it the code runs at full speed
 * @throws Error if the file cannot be run, or has no evaluator
 */
export function loadEvaluator(file: string, runtime?: Runtime): Evaluator {
  return runFile(file, (exported) => evaluatorIn(exported, file), { kata: poker, runtime });
}

/** What a file exports: under one of these names, or as a whole. */
type Exported = Partial<Record<'evaluator' | 'default', unknown>> | null;

/**
 * Builds an evaluator from what a file exports. What it does not say of itself, is filled in.
 *
 * @throws Error that says which exports are expected
 */
function evaluatorIn(exported: Exported, file: string): Evaluator {
  const parts = partsIn(exported);
  const described = {
    name: parts.name ?? basename(file, extname(file)),
    source: parts.source ?? 'your own',
    minCards: parts.minCards ?? 5,
    maxCards: parts.maxCards ?? 7,
  };
  const { encode, strengthOf, strength } = parts;
  if (typeof encode === 'function' && typeof strengthOf === 'function') {
    return defineEvaluator({
      ...described,
      encode: encode.bind(parts),
      strengthOf: strengthOf.bind(parts),
    });
  }
  if (typeof strength === 'function') {
    return defineEvaluator<Cards>({
      ...described,
      encode: (cards) => cards,
      strengthOf: strength.bind(parts),
    }) as Evaluator;
  }
  throw new Error(
    'it exports no evaluator: expected a function, or an object with strength(cards), exported as "evaluator" or as default (see race --help)',
  );
}

/** Finds the parts of an evaluator, which may be anything; a function is its `strength`. */
function partsIn(exported: Exported): Partial<Evaluator> {
  const found = exported?.evaluator ?? exported?.default ?? exported ?? {};
  if (typeof found === 'function') return { strength: found as Evaluator['strength'] };
  return found;
}

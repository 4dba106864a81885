import { basename, extname } from 'node:path';
import { defineEvaluator, type Evaluator } from '../../fast/evaluators/evaluator.ts';
import * as poker from '../../index.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { runFile } from '../../machine/load/load-solution.ts';
import type { Runtime } from '../../machine/load/runtime.ts';

/**
 * Loads your own evaluator.
 * @param runtime - stops endless loops; without it the code runs at full speed
 */
export function loadEvaluator(file: string, runtime?: Runtime): Evaluator {
  return runFile(file, (exported) => evaluatorIn(exported, file), {
    kata: poker,
    ...(runtime && { runtime }),
  });
}

function evaluatorIn(
  exported: Partial<Record<'evaluator' | 'default', unknown>> | null,
  file: string,
): Evaluator {
  const found = exported?.evaluator ?? exported?.default ?? exported ?? {};
  const parts = (typeof found === 'function' ? { strength: found } : found) as Partial<Evaluator>;
  const {
    name = basename(file, extname(file)),
    source = 'your own',
    minCards = 5,
    maxCards = 7,
  } = parts;
  const limits = { name, source, minCards, maxCards };
  const has = (...methods: (keyof Evaluator)[]) =>
    methods.every((method) => typeof parts[method] === 'function');
  if (has('encode', 'strengthOf')) {
    const { encode, strengthOf } = parts as Evaluator;
    return defineEvaluator({
      ...limits,
      encode: encode.bind(parts),
      strengthOf: strengthOf.bind(parts),
    });
  }
  if (has('strength')) {
    const strengthOf = (parts as Evaluator).strength.bind(parts);
    return defineEvaluator<Cards>({ ...limits, encode: (cards) => cards, strengthOf }) as Evaluator;
  }
  throw new Error(
    'it has no evaluator: expected an export named evaluator or a default export, a function or an object with strength(cards), or with encode(cards) and strengthOf(encoded)',
  );
}

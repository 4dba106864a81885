/** Stubs and rules of the units, from their solutions below the folder of the package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeStub, ruleIn } from '../coach/stub.ts';
import { type Unit, unitSource } from '../coach/stub-answers.ts';

const solutionOf = (unit: Unit, root: string) => readFileSync(join(root, unitSource(unit).source), 'utf8');

export const stubOf = (unit: Unit, root: string): string => makeStub(unit, solutionOf(unit, root));

/** The sentence of a unit's rule. */
export const ruleOf = (unit: Unit, root: string): string => ruleIn(unit, solutionOf(unit, root));

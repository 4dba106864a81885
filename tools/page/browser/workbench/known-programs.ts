/** Lets known programs, whose code is in the page, judge the reader's own examples in the worker. */
import * as kata from '../../../../src/kata.ts';
import * as groups from '../../../../src/rules/groups.ts';
import type { Exercise } from '../../../coach/exercise.ts';
import type { Judges } from '../../../coach/jobs.ts';
import { readUnit } from '../../../coach/read-unit.ts';
import type { Module } from '../../../coach/verdict.ts';
import { KATA, type ProgramText } from '../../view/known-programs.ts';
import { fileOf, type ProgramsToAsk } from './protocol.ts';

/** The folder that these programs seem to be in, which no reader's file is. */
const FOLDER = 'known';

const KATA_AND_GROUPS = { ...kata, ...groups };

/** Returns the kata for a known program, and no package for the reader's code. */
export function requireKata(name: string, from: string): object | undefined {
  return name === KATA && from.startsWith(`${FOLDER}/`) ? KATA_AND_GROUPS : undefined;
}

/** Reads the programs of an exercise. */
export function readJudges(exercise: Exercise, { mistakes, right }: ProgramsToAsk): Judges {
  return {
    mistakes: mistakes.map((mistake) => ({
      ...mistake,
      exercise: exercise.name,
      module: moduleOf(exercise, mistake),
    })),
    right: right.map((program) => moduleOf(exercise, program)),
  };
}

/** Reads a known program as a file of an exercise. @throws Error if it cannot be read */
export function moduleOf(exercise: Exercise, { imports, code }: ProgramText): Module {
  const file = `${FOLDER}/${fileOf(exercise)}`;
  const read = (path: string) => (path === file ? `${imports}\n${code}` : undefined);
  const module = readUnit(exercise.unit, file, read, []);
  if ('message' in module) throw new Error(module.message);
  return module;
}

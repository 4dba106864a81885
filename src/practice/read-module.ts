/** Reads the files of a unit. */
import { relative } from 'node:path';
import { readUnit } from '../coach/run/read-unit.ts';
import type { Module, UnreadableModule } from '../coach/verdict.ts';
import { readText } from '../load/node.ts';

/** Reads a file and the files that it imports; ours stand in for those of `replaceable` that cannot be read. */
export const readModule = (
  unit: string,
  path: string,
  replaceable: readonly string[] = [],
): Module | UnreadableModule => readUnit(unit, relative('', path), readText, replaceable);

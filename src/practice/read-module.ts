/** Reads the files of a unit. */
import { relative } from 'node:path';
import { readUnit } from '../coach/run/read-unit.ts';
import type { Module, UnreadableModule } from '../coach/verdict.ts';
import { readText } from '../load/node.ts';

/** Reads a file and the files that it imports. */
export const readModule = (unit: string, path: string, read = readText): Module | UnreadableModule =>
  readUnit(unit, relative('', path), read);

/** The units of the practice: the files that a learner writes, one a unit. */
import { UNITS } from '../solution/units.ts';

/** The exercise that reads text. Like the next one, it is for TypeScript only. */
export const CARDS = 'cards';

/** The exercise without a chapter: an evaluator that is right and fast. */
export const FAST = 'make-it-fast';

/** The only file of a task of the interview; it exports a function of the same name. */
export const WINNER = 'winner';

/** The name of a file that the learner writes. */
export type Unit = keyof typeof UNITS | 'evaluator';

/** Also the file that only an interview asks for. */
export type FileName = Unit | typeof WINNER;

/** The names that each file must export. */
export const EXPORTS = Object.fromEntries([
  ...Object.entries(UNITS).map(([unit, { exports }]) => [unit, Object.keys(exports)]),
  ['evaluator', ['evaluator']],
]) as Readonly<Record<Unit, readonly string[]>>;

/** Lists the names that a file must export. */
export function exportsIn(file: FileName): readonly string[] {
  return file === WINNER ? [WINNER] : EXPORTS[file];
}

/** The folder of the exercises; each file to write has a folder in it. */
export const EXERCISES_FOLDER = 'tools/coach/exercises';

const folderOf = (unit: FileName) => `${EXERCISES_FOLDER}/${unit}`;

/** Returns the path of our solution of a file. */
export function solutionPath(unit: Unit): string {
  if (unit === 'evaluator') return `${folderOf(unit)}/solution.ts`;
  const { folder, file = unit }: { readonly folder: string; readonly file?: string } = UNITS[unit];
  return `src/${folder}/${file}.ts`;
}

/** Returns the path of the file that a learner starts with. */
export function stubPath(unit: FileName): string {
  return `${folderOf(unit)}/stub.ts`;
}

/** Returns the folder of the known mistakes in a file. */
export function mistakesPath(unit: Unit): string {
  return `${folderOf(unit)}/mistakes`;
}

/** Returns the path of a right solution of a file in another style. */
export function rightPath(unit: keyof typeof UNITS): string {
  return `${folderOf(unit)}/right.ts`;
}

/** Finds the rule of an export in a stub: the first paragraph of its docstring, in one line. */
export function ruleIn(stub: string, exported: string): string {
  const [beforeExport = ''] = stub.split(new RegExp(`^export \\w+ ${exported}\\b`, 'm'), 1);
  const docstring = beforeExport.slice(beforeExport.lastIndexOf('/**'));
  const [, paragraph = ''] = docstring.match(/\/\*\*\s*(.*?)\s*(?:\*\/|\n *\*\n)/s) ?? [];
  return paragraph.replaceAll(/^ *\* ?/gm, '').replaceAll('\n', ' ');
}

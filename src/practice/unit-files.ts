/** The files that a learner writes: TypeScript, or JavaScript where that is what was begun. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS, type Step } from '../coach/steps.ts';
import type { Unit } from '../coach/stub-answers.ts';
import { plainStubOf, stubOf } from './stub.ts';

/** The file of a unit; of two, JavaScript beside an untouched stub in TypeScript is the one that was begun. */
export function unitFile(unit: Unit, folder: string, root: string): string {
  const [typed, plain] = [join(folder, `${unit}.ts`), join(folder, `${unit}.js`)];
  return existsSync(plain) && (!existsSync(typed) || isStub(unit, typed, root)) ? plain : typed;
}

/** The files beside which another is read: whoever writes into them does not see why nothing changes. */
export function unreadFiles(folder: string, root: string): { unread: string; read: string }[] {
  return STEPS.flatMap(({ units }) => units).flatMap((unit) => {
    const read = unitFile(unit, folder, root);
    const others = ['.ts', '.js'].map((ending) => join(folder, unit + ending)).filter((file) => file !== read);
    return others.filter((file) => existsSync(file) && !isStub(unit, file, root)).map((unread) => ({ unread, read }));
  });
}

/** Whether somebody has written something into the files of a step. */
export function isBegun({ units }: Pick<Step, 'units'>, folder: string, root: string): boolean {
  return units.some((unit) => {
    const file = unitFile(unit, folder, root);
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true && !isStub(unit, file, root);
  });
}

/** Whether a file is as it was before anybody wrote into it. */
export function isStub(unit: Unit, file: string, root: string): boolean {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile === true && readFileSync(file, 'utf8') === stubIn(unit, file, root);
}

/** The stub of a unit, in the language of its file. */
export function stubIn(unit: Unit, file: string, root: string): string {
  return file.endsWith('.js') ? plainStubOf(unit, root) : stubOf(unit, root);
}

/** The learner's folder: stubs to fill in, a README, and what an editor needs to know the types. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { STEPS, type Step, spokenName } from '../coach/steps.ts';
import type { Unit } from '../coach/stub-answers.ts';
import type { Home } from '../terminal/entry-code.ts';
import { makeFolder, orSayWhy, writeNewFile } from '../terminal/files.ts';
import { ruleOf } from './stub.ts';
import { commandFor } from './typed-command.ts';
import { isStub, stubIn, unitFile } from './unit-files.ts';

/**
 * Creates the missing files of the folder, and leaves the others as they are.
 *
 * @param inJavaScript - whether the stubs are to be in JavaScript, as they are where all others are; those in TypeScript in
 *   which nothing was written give way to them
 * @returns whether the folder is new: it had none of the files to fill in
 * @throws Error, one sentence, when the folder cannot be made or written to
 */
export function createFolder(folder: string, home: Home, inJavaScript = isInJavaScript(folder)): boolean {
  const isNew = UNITS.every((unit) => fileOf(unit, folder) === undefined);
  makeFolder(folder);
  for (const unit of UNITS) createStub(unit, folder, home, inJavaScript);
  for (const [name, text] of [['README.md', welcome(folder, home)] as const, ...typeFiles(folder, home)])
    if (!existsSync(join(folder, name))) writeNewFile(join(folder, name), text);
  return isNew;
}

const UNITS = STEPS.flatMap(({ units }) => units);

/** The file of a unit, in whatever language. */
const fileOf = (unit: Unit, folder: string) =>
  ['.ts', '.js'].map((ending) => join(folder, unit + ending)).find((file) => existsSync(file));

function isInJavaScript(folder: string): boolean {
  const files = UNITS.flatMap((unit) => fileOf(unit, folder) ?? []);
  return files.length > 0 && files.every((file) => file.endsWith('.js'));
}

function createStub(unit: Unit, folder: string, { root }: Home, inJavaScript: boolean): void {
  const [old, file] = [fileOf(unit, folder), join(folder, `${unit}${inJavaScript ? '.js' : '.ts'}`)];
  const givesWay = old?.endsWith('.ts') && inJavaScript && isStub(unit, old, root);
  if (old && !givesWay) return;
  writeNewFile(file, stubIn(unit, file, root));
  if (old) rmSync(old);
}

/**
 * Puts the stubs of a step back, keeps beside them what the learner wrote, and creates other missing files.
 *
 * @returns the names of the old files
 * @throws Error, one sentence, when the folder cannot be made or written to
 */
export function resetStep({ units }: Step, folder: string, home: Home): string[] {
  const files = units.map((unit) => [unit, unitFile(unit, folder, home.root)] as const);
  const written = files.filter(([unit, file]) => existsSync(file) && !isStub(unit, file, home.root));
  const kept = written.map(([unit, file]) => {
    const name = keep(file);
    writeNewFile(file, stubIn(unit, file, home.root));
    return name;
  });
  createFolder(folder, home);
  return kept;
}

/** Moves a file aside under a name that is free. */
function keep(file: string): string {
  const nameOf = (number: number) => file.replace(/\.\w+$/, `.old-${number}$&`);
  let number = 1;
  while (existsSync(nameOf(number))) number += 1;
  const kept = nameOf(number);
  orSayWhy(kept, () => renameSync(file, kept));
  return kept;
}

/** In a checkout the types come from the source; elsewhere they are copied, because the package may be removed. */
export function typeFiles(folder: string, { root, fromSource }: Home): [string, string][] {
  const types = 'poker-hands-kata.d.ts';
  const source = relative(resolve(folder), join(root, 'src/index.ts'));
  const path = fromSource ? source.split(sep).join('/') : `./${types}`;
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023'],
    types: [],
    module: 'preserve',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    allowJs: true,
    skipLibCheck: true,
    paths: { 'poker-hands-kata': [path] },
  };
  const config = `${JSON.stringify({ compilerOptions, include: ['*.ts', '*.js'], exclude: ['*.old-*'] }, null, 2)}\n`;
  const copied: [string, string][] = fromSource ? [] : [[types, readFileSync(join(root, 'dist/index.d.ts'), 'utf8')]];
  return [['tsconfig.json', config], ['console.d.ts', CONSOLE], ['node.d.ts', NODE], ...copied];
}

/** The type of Node's console, without the rest of Node's types. */
const CONSOLE = `/** What you print is shown beside the example that printed it. */
declare const console: Record<'log' | 'info' | 'warn' | 'error' | 'table', (...things: unknown[]) => void>;
`;

/** What else runs in Node. */
const NODE = `/** What runs in Node. Its types are in @types/node, which is not there everywhere. */
declare const performance: { now(): number; readonly timeOrigin: number };
declare function structuredClone<Value>(value: Value): Value;
declare function queueMicrotask(run: () => void): void;
declare function setTimeout<Given extends unknown[]>(run: (...given: Given) => void, ms?: number, ...given: Given): any;
declare function setInterval<Given extends unknown[]>(run: (...given: Given) => void, ms?: number, ...given: Given): any;
declare function setImmediate<Given extends unknown[]>(run: (...given: Given) => void, ...given: Given): any;
declare function clearTimeout(timer: any): void;
declare function clearInterval(timer: any): void;
declare function clearImmediate(timer: any): void;
declare function require(name: string): any;
declare const process: any, Buffer: any, crypto: any, TextEncoder: any, TextDecoder: any, URL: any;
type Buffer = any;
type TextEncoder = any;
type TextDecoder = any;
type URL = any;
declare module 'node:*';
`;

function welcome(folder: string, home: Home): string {
  const rows = STEPS.map((step, index) => {
    const rules = step.units.map((unit) => ruleOf(unit, home.root));
    return `${index + 1}. **${spokenName(step)}**: ${rules.join(' ')}`;
  });
  return `# Practice

From a pair to the showdown, one step after the other or in any order. Each file here has a \`TODO\`; the practice says what is
still wrong with it. These files are yours: nothing here is ever overwritten, and resetting a step keeps your old file beside the new one.

Start it with \`${commandFor(folder, home)}\` and leave it open while you write. Its keys: \`n\` next step, \`h\` hint, \`f\` next
failure, \`l\` list of the steps, to go to any of them, \`s\` solution, \`r\` reset, \`space\` run again, \`q\` quit, \`?\` all of
them. What your code and the rules answer about cards of your own, \`${commandFor(folder, home, 'ask', 'pair')} KD KH\` tells.

You may add files of your own and import them. Cards are objects such as \`{ rank: 14, suit: 'S' }\`, the ace of spades; your code
may not change the array that it is given. \`poker-hands-kata\` gives you the types and whatever is not yet your turn.

${rows.join('\n')}
`;
}

/** The learner's folder: stubs to fill in, a README, and what an editor needs to know the types. */
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { STEPS, type Step, spokenName } from '../coach/steps.ts';
import type { Unit } from '../coach/stub-answers.ts';
import type { Home } from '../terminal/entry-code.ts';
import { makeFolder, orSayWhy, writeNewFile } from '../terminal/files.ts';
import { ruleOf, stubOf } from './stub.ts';
import { practiceCommand } from './typed-command.ts';

/**
 * Creates the missing files of the folder, and leaves the others as they are.
 *
 * @returns whether the folder is new: it had none of the files to fill in
 * @throws Error, one sentence, when the folder cannot be made or written to
 */
export function createFolder(folder: string, home: Home): boolean {
  const stubs = STEPS.flatMap(({ units }) => units).map((unit) => [`${unit}.ts`, stubOf(unit, home.root)] as const);
  const files = [...stubs, ['README.md', welcome(folder, home)] as const, ...typeFiles(folder, home)];
  const isMissing = ([name]: readonly [string, string]) => !existsSync(join(folder, name));
  const [isNew, missing] = [stubs.every(isMissing), files.filter(isMissing)];
  makeFolder(folder);
  for (const [name, text] of missing) writeNewFile(join(folder, name), text);
  return isNew;
}

/** The steps from that place on that have been begun, up to the first that has only stubs: only these can pass. */
export function begunFrom(place: number, folder: string, home: Home): readonly Step[] {
  const isBegun = ({ units }: Step) => units.some((unit) => !isStub(unit, folder, home));
  const rest = STEPS.slice(place);
  const end = rest.findIndex((step) => !isBegun(step));
  return end < 0 ? rest : rest.slice(0, end);
}

function isStub(unit: Unit, folder: string, { root }: Home): boolean {
  const file = join(folder, `${unit}.ts`);
  const isThere = statSync(file, { throwIfNoEntry: false })?.isFile();
  return !isThere || readFileSync(file, 'utf8') === stubOf(unit, root);
}

/**
 * Puts the stubs of a step back, keeps the old files beside them, and creates other missing files.
 *
 * @returns the names of the old files
 * @throws Error, one sentence, when the folder cannot be made or written to
 */
export function resetStep({ units }: Step, folder: string, home: Home): string[] {
  const isThere = (unit: Unit) => existsSync(join(folder, `${unit}.ts`));
  const kept = units.filter(isThere).map((unit) => keep(unit, folder));
  createFolder(folder, home);
  return kept;
}

/** Moves a file aside under a name that is free. */
function keep(unit: Unit, folder: string): string {
  let number = 1;
  while (existsSync(join(folder, `${unit}.old-${number}.ts`))) number += 1;
  const kept = join(folder, `${unit}.old-${number}.ts`);
  orSayWhy(kept, () => renameSync(join(folder, `${unit}.ts`), kept));
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
    skipLibCheck: true,
    paths: { 'poker-hands-kata': [path] },
  };
  const config = `${JSON.stringify({ compilerOptions, include: ['*.ts'], exclude: ['*.old-*.ts'] }, null, 2)}\n`;
  const copied: [string, string][] = fromSource ? [] : [[types, readFileSync(join(root, 'dist/index.d.ts'), 'utf8')]];
  return [['tsconfig.json', config], ['console.d.ts', CONSOLE], ...copied];
}

/** The type of Node's console, without the rest of Node's types. */
const CONSOLE = `/** What you print is shown beside the example that printed it. */
declare const console: Record<'log' | 'info' | 'warn' | 'error' | 'table', (...things: unknown[]) => void>;
`;

/** The folder when no other one is given. */
const DEFAULT_FOLDER = 'practice';

const commandFor = (folder: string, home: Home) =>
  practiceCommand(home, ...(folder === DEFAULT_FOLDER ? [] : ['--dir', folder]));

function welcome(folder: string, home: Home): string {
  const rows = STEPS.map((step, index) => {
    const rules = step.units.map((unit) => ruleOf(unit, home.root));
    return `${index + 1}. **${spokenName(step)}**: ${rules.join(' ')}`;
  });
  return `# Practice

One step after the other, from a pair to the showdown. Each file here has a \`TODO\`; the practice says what is still wrong
with it. These files are yours: nothing here is ever overwritten, and resetting a step keeps your old file beside the new one.

Start it with \`${commandFor(folder, home)}\` and leave it open while you write. Its keys: \`n\` next step, \`h\` hint, \`f\` next
failure, \`l\` list of the steps, \`s\` solution, \`r\` reset, \`space\` run again, \`q\` quit, \`?\` all of them.

You may add files of your own and import them. Cards are objects such as \`{ rank: 14, suit: 'S' }\`, the ace of spades; your code
may not change the array that it is given. \`poker-hands-kata\` gives you the types and whatever is not yet your turn.

${rows.join('\n')}
`;
}

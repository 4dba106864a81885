/** Reads the solution named in `--world-parameters`, and keeps it within its limits. */
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { After, AfterAll, AfterStep, BeforeAll, BeforeStep } from '@cucumber/cucumber';
import type * as Loading from '../src/machine/load/load-solution.ts';
import type * as EntryCode from '../src/machine/package/entry-code.ts';
import type * as ProgramSolutions from '../src/machine/program/program-solution.ts';
import { hearQuestions } from './counts/miscount.ts';
import { IS_CHANGE } from './expect.ts';
import { putUnderTest } from './world.ts';

/** Loads modules that only a solution needs, so that a run of our own rules starts faster. */
const load = createRequire(import.meta.url);

let solution: Loading.LoadedSolution | undefined;
let program: ProgramSolutions.ProgramSolution | undefined;
let [isFinished, hasFailed] = [false, false];

/** Ends the run with one message: an error of a hook would be buried under call stacks. */
BeforeAll(async function (this: { parameters: { solution?: string } }) {
  const { solution: path, ...others } = this.parameters;
  try {
    for (const name of Object.keys(others))
      throw new Error(`"${name}" is not a world parameter: expected solution`);
    if (path === undefined) return;
    if (!isTypeScript(path)) return await startProgram(path);
    const { loadGuarded, loadSolution } = load(
      '../src/machine/load/load-solution.ts',
    ) as typeof Loading;
    const kata = load('../src/index.ts') as object;
    solution = loadGuarded(path, kata);
    const { exports, runtime } = solution;
    putUnderTest(exports, () => loadSolution(path, { kata, runtime }));
    process.on('exit', rejectEarlyEnd);
    hearQuestions(() => solution?.runtime.beat());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
});

/** Recognizes a folder or a TypeScript file; anything else is a command. */
const isTypeScript = (path: string) =>
  path.endsWith('.ts') || (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);

async function startProgram(command: string): Promise<void> {
  const { entryFile } = load('../src/machine/package/entry-code.ts') as typeof EntryCode;
  const { ProgramSolution } = load(
    '../src/machine/program/program-solution.ts',
  ) as typeof ProgramSolutions;
  const pipes = await entryFile(process.cwd(), 'src/machine/program/pipes.ts');
  program = new ProgramSolution({ command, folder: '.', pipes });
  putUnderTest(program.solution);
}

BeforeStep(() => solution?.runtime.start());

/** Fails a step in which code was stopped, even if it caught that. */
AfterStep(({ result }) => {
  if (result?.message) result.message = inPlainWords(result.message);
  solution?.runtime.rejectStopped();
});

const MOST_OF_A_LINE = 1000;

/**
 * Says that code changed its cards, cuts long lines, and removes columns, which are not those of
 * the learner's file.
 */
function inPlainWords(message: string): string {
  const [, error = ''] = /^TypeError: (.*)/.exec(message) ?? [];
  const advice = IS_CHANGE.test(error)
    ? ': it changes what it was given, so make a copy first'
    : '';
  const lines = message.replace(error, error + advice).split('\n');
  const short = lines.map((line) =>
    line.length > MOST_OF_A_LINE ? `${line.slice(0, MOST_OF_A_LINE)}…` : line,
  );
  return short.join('\n').replaceAll(/(learner:.*:\d+):\d+/g, '$1');
}

After(({ result }) => {
  hasFailed ||= result?.status !== 'PASSED';
});

AfterAll(() => {
  isFinished = true;
  if (program) console.log(`\n${program.summary}`);
  program?.close();
});

/** Fails the run when a solution ends the process, which would look like success. */
function rejectEarlyEnd(): void {
  if (!isFinished) console.error('the run did not finish: the code ended the process');
  if (!isFinished || hasFailed) process.exitCode = 1;
}

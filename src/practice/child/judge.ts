/** Judges one step: its examples, and when they all pass, the hunt. */
import { relative } from 'node:path';
import { rulesOf, type Solution } from '../../../steps/solution.ts';
import { putUnderTest } from '../../../steps/world.ts';
import { type Chapter, type Example, readChapter } from '../chapter.ts';
import type { FailedExample, Failure, Module, StepVerdict, Trouble, Unreadable } from '../verdict.ts';
import { forgetCalls, lastCall, watched } from './calls.ts';
import { runExample } from './cucumber.ts';
import { hunt } from './hunt.ts';
import { solutionFrom } from './modules.ts';
import { quiet, takePrinted } from './printed.ts';
import { tell } from './tell.ts';
import { troubleOf } from './trouble.ts';

const chapters = new Map<string, Chapter>();

function chapterOf(step: string, root: string): Chapter {
  const chapter = chapters.get(step) ?? readChapter(step, root);
  chapters.set(step, chapter);
  return chapter;
}

/** Reads the files of a step, or says what is wrong with them. */
export function readModules(modules: readonly (Module | Unreadable)[]): Solution | Trouble {
  const parts: Solution[] = [];
  for (const module of modules) {
    if ('message' in module) return { message: module.message, ...(module.where && { where: module.where }) };
    try {
      parts.push(watched(solutionFrom(module)));
    } catch (error) {
      return { where: { file: relative('', module.path), line: 1 }, ...troubleOf(error, undefined), ...printed() };
    }
  }
  return Object.assign({}, ...parts);
}

/** Judges a step with the solution of its files and of the steps before it. */
export function judgeStep(step: string, solution: Solution, root: string): StepVerdict {
  const { examples } = chapterOf(step, root);
  const failed: string[] = [];
  let trouble: Trouble | undefined;
  for (const example of examples) {
    const found = runOne(step, example, solution);
    if (!found) continue;
    failed.push(example.place);
    trouble ??= found;
  }
  const verdict = { step, examples: examples.length, failed };
  if (trouble) return { ...verdict, trouble };
  const said = printed();
  tell({ kind: 'at', step, hunting: true });
  const { deals, counterExample } = quiet(() => hunt(step, rulesOf(solution)));
  takePrinted();
  return { ...verdict, ...said, hunted: deals, ...(counterExample && { counterExample }) };
}

function runOne(step: string, example: Example, solution: Solution): Trouble | undefined {
  const { place, rule, name } = example;
  let at: FailedExample = { place, rule, name, given: [], sentence: '' };
  const onStep = (sentence: string) => {
    at = { ...at, given: [...at.given, at.sentence].filter(Boolean), sentence };
  };
  tell({
    kind: 'at',
    step,
    example: {
      ...at,
      given: sentencesBeforeLast(example.steps),
      sentence: example.steps.at(-1)?.sentence ?? '',
    },
  });
  forgetCalls();
  takePrinted();
  try {
    quiet(() => {
      putUnderTest(solution);
      runExample(example, onStep);
    });
    return undefined;
  } catch (error) {
    return { ...troubleOf(error, lastCall()), example: at, ...printed() };
  }
}

function printed(): { printed?: string } {
  const text = takePrinted();
  return text ? { printed: text } : {};
}

/** The examples of the chapters that a solution fails, where ours stands in for what it lacks. */
export function findFailures(modules: readonly Module[], chapters: readonly string[], root: string): Failure[] {
  putUnderTest(Object.assign({}, ...modules.map(solutionFrom)));
  return chapters.flatMap((chapter) => {
    const failing = chapterOf(chapter, root).examples.filter(fails);
    return failing.map(({ place, rule, steps }) => ({ chapter, rule, place, given: sentencesBeforeLast(steps) }));
  });
}

const sentencesBeforeLast = (steps: Example['steps']) => steps.slice(0, -1).map(({ sentence }) => sentence);

function fails(example: Example): boolean {
  try {
    runExample(example);
    return false;
  } catch {
    return true;
  }
}

/** The last line of the screen: the keys that do something now, or a question. */
import { STEPS, type Step, titleOf } from '../../coach/steps.ts';
import { UNBROKEN } from '../../terminal/lay-out.ts';
import { inSight, isDoneInSight, type Question, type View } from './view.ts';

/** The keys that the view takes, each with its word; the question instead, when one is asked. */
export function keysOf(view: View): string {
  const { question, page, progress } = view;
  const seen = inSight(view);
  if (question && seen) return keys(...questionAbout(question, seen.step), 'y yes', 'any other key no');
  if (page?.kind === 'list')
    return keys('up and down or its number to choose', 'enter to look at it', 'l back', 'q quit');
  if (page?.kind === 'rule') {
    const isReached = STEPS.indexOf(page.step) < (progress?.verdicts.length ?? 0);
    return keys(...(isReached ? ['enter go there'] : []), 'l list', 'up and down scroll', 'q quit');
  }
  if (page?.kind === 'end') return keys('l list', 'space run again', 'q quit');
  const isDone = isDoneInSight(view);
  const isLast = seen?.step === STEPS.at(-1);
  const next = !isDone ? 'n next' : isLast ? 'n WHAT NEXT' : 'n NEXT STEP';
  const solution = page?.kind === 'solution' ? 's back' : 's solution';
  const hint = isDone ? [] : ['h hint'];
  return keys(next, ...hint, 'l list', solution, 'r reset', 'space run again', 'q quit');
}

function questionAbout(question: Question, step: Step): string[] {
  const [name, isOne] = [`Step ${titleOf(step).replace('.', ',')}`, step.units.length === 1];
  if (question === 'solution') return [`${name}: it is not done yet.`, 'Look at the solution all the same?'];
  return isOne
    ? [`${name}: put its stub back?`, 'Your file is kept beside it.']
    : [`${name}: put its stubs back?`, 'Your files are kept beside them.'];
}

/** A line that is broken between keys only. */
const keys = (...of: string[]) => of.map((key) => key.replaceAll(' ', UNBROKEN)).join('  ');

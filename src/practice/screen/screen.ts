/** What is on the screen: where the learner is, the verdict or a page, and the keys. */
import { report, type Style } from '../../coach/report.ts';
import { STEPS, type Step, titleOf } from '../../coach/steps.ts';
import { isDone } from '../../coach/verdict.ts';
import { layOutCards } from '../../terminal/card-tiles.ts';
import { writeSymbols } from '../../terminal/draw-cards.ts';
import { keyLine, type Parts } from '../../terminal/lay-out.ts';
import { typeLines } from '../type-check.ts';
import { brokenLines, headLines, openable, standInLines } from '../words.ts';
import { type Page, pageLines } from './pages.ts';
import { inSight, isAllDone, isDoneInSight, type Question, type View } from './view.ts';

/** How far the cards of an example are indented. */
const INDENT_COLUMNS = 4;

/** @param columns - how wide the screen is */
export function partsOf(view: View, folder: string, columns: number): Parts {
  const { progress, page, note, scrolled } = view;
  const seen = inSight(view);
  const types = seen && !page ? typeLines(view.types, seen.step.units) : [];
  const running = view.isSlow ? ['Your code is running …'] : [];
  const stood = seen && !page ? standInLines(seen.verdict) : [];
  const broken = brokenLines(
    view.broken.filter((step) => step !== seen?.step),
    progress?.done ?? [],
  );
  const foot = ['', ...stood, ...types, ...running, ...broken, ...(note ? [note.text] : []), keysOf(view)];
  const reach = { done: progress?.done ?? [], current: seen?.step, folder };
  const bar = seen ? headLines(reach.done, seen.step, seen.verdict) : [];
  if (page)
    return { head: bar.slice(0, 2), bodies: [pageLines(page, reach)], foot, scrolled: scrolledOn(page, scrolled) };
  if (!seen) return { head: [], bodies: [['Reading your files …']], foot, scrolled };
  const lay = (sentences: readonly string[]) => layOutCards(sentences, columns - INDENT_COLUMNS);
  const styles: Partial<Style>[] = [{ lay }, {}, { isBrief: true }];
  const bodies = styles.map((style) => verdictLines(view, style));
  return { head: [...bar, ''], bodies, foot, scrolled };
}

/** The chosen line of the list is always in sight. */
const scrolledOn = (page: Page, scrolled: number) => (page.kind === 'list' ? Math.max(page.chosen - 3, 0) : scrolled);

function verdictLines(view: View, style: Partial<Style>): string[] {
  const { step, verdict } = inSight(view) as NonNullable<ReturnType<typeof inSight>>;
  const hints = isDone(verdict) ? [] : step.hints.slice(0, view.hints[step.name] ?? 0);
  return [
    ...report(openable(verdict), view.mistakes, writeSymbols, style),
    ...(hints.length > 0 ? ['', ...hints.map((hint, index) => `  Hint ${index + 1}: ${hint}`)] : []),
  ];
}

/** The keys that work in this view, each with its word, or the question that is asked. */
export function keysOf(view: View): string {
  const { question, page, progress } = view;
  const seen = inSight(view);
  if (question && seen) return keyLine(...questionAbout(question, seen.step), 'y yes', 'any other key no');
  if (page?.kind === 'list')
    return keyLine('up and down or its number to choose', 'enter to look at it', 'l back', 'q quit');
  if (page?.kind === 'rule') {
    return keyLine('enter go there', 'l list', 'up and down scroll', 'q quit');
  }
  if (page?.kind === 'end') return keyLine('l list', 'space run again', 'q quit');
  const isDone = isDoneInSight(view);
  const isLast = seen?.step === STEPS.at(-1) && progress && isAllDone(progress);
  const next = !isDone ? 'n next' : isLast ? 'n WHAT NEXT' : 'n NEXT STEP';
  const solution = page?.kind === 'solution' ? 's back' : 's solution';
  const hint = isDone ? [] : ['h hint'];
  return keyLine(next, ...hint, 'l list', solution, 'r reset', 'space run again', 'q quit');
}

function questionAbout(question: Question, step: Step): string[] {
  const [name, isOne] = [`Step ${titleOf(step).replace('.', ',')}`, step.units.length === 1];
  if (question === 'solution') return [`${name}: it is not done yet.`, 'Look at the solution all the same?'];
  return isOne
    ? [`${name}: put its stub back?`, 'Your file is kept beside it.']
    : [`${name}: put its stubs back?`, 'Your files are kept beside them.'];
}

/** What is on the screen: where the learner is, the verdict or a page, and the keys. */
import { standInLines, tell } from '../../coach/report.ts';
import { STEPS, type Step, titleOf } from '../../coach/steps.ts';
import { FAST } from '../../coach/stub-answers.ts';
import type { Style } from '../../coach/style.ts';
import { isDone, troublesOf } from '../../coach/verdict.ts';
import { layOutCards } from '../../terminal/card-tiles.ts';
import { writeSymbols } from '../../terminal/draw-cards.ts';
import { faded, keyLine, type Parts, paint } from '../../terminal/lay-out.ts';
import { here, home } from '../../terminal/package-files.ts';
import { readChapter, storyOf } from '../read-chapter.ts';
import { brokenLines, headLines } from '../words.ts';
import { type Page, pageLines } from './pages.ts';
import { callInSight, inSight, isAllDone, isDoneInSight, type Question, type View } from './view.ts';

/** How far the cards of an example are indented. */
const INDENT_COLUMNS = 4;

/** @param columns - how wide the screen is */
export function partsOf(view: View, folder: string, columns: number): Parts {
  const { progress, page, note, scrolled } = view;
  const seen = inSight(view);
  const running = view.isSlow ? [runningLine(view)] : [];
  const stood = seen && !page ? standInLines(seen.verdict) : [];
  const broken = brokenLines(
    view.broken.filter((step) => step !== seen?.step),
    progress?.done ?? [],
  );
  const notes = [...stood, ...running, ...broken, ...(note ? [note.text] : [])];
  const foot = ['', keysOf(view)];
  const reach = { done: progress?.done ?? [], current: seen?.step, folder };
  const head = seen ? headLines(reach.done, seen.step, seen.verdict) : [];
  if (page) {
    const bodies = [pageLines(page, reach)];
    return { head: head.slice(0, 2), bodies, notes, foot, scrolled: scrolledOn(page, scrolled) };
  }
  if (!seen) return { head: [], bodies: [['Reading your files …']], notes, foot, scrolled };
  const lay = (sentences: readonly string[]) => layOutCards(sentences, columns - INDENT_COLUMNS);
  const styles: Partial<Style>[] = [{ lay }, {}, { isBrief: true }, { isBrief: true, isCut: true }];
  const told = styles.map((style) => verdictParts(view, { ...style, columns }));
  const bars = told.map(({ bar }) => (view.isOld ? faded(bar) : bar));
  return { head: [...head, ''], bars, bodies: told.map(({ body }) => body), notes, foot, scrolled };
}

function runningLine({ progress, passing }: View): string {
  const sofar = progress || passing === 0 ? '' : `: ${passing} of ${STEPS.length} steps pass so far`;
  return `Your code is running${sofar} …`;
}

/** The chosen line of the list is always in sight. */
const scrolledOn = (page: Page, scrolled: number) => (page.kind === 'list' ? Math.max(page.chosen - 3, 0) : scrolled);

function verdictParts(view: View, given: Partial<Style>): { bar: readonly string[]; body: readonly string[] } {
  const { step, verdict } = inSight(view) as NonNullable<ReturnType<typeof inSight>>;
  const { failure, explains, gained } = view;
  const story = storyInSight(step);
  const style = { ...given, paint, failure, explains, gained, story, places: placesOf(step), shownPlace: here };
  const { bar, body, mistake } = tell(verdict, view.mistakes, writeSymbols, style);
  const shown = isDone(verdict) ? [] : step.hints.slice(0, view.hints[step.name] ?? 0);
  const hints = shown.map((hint, index) => `  Hint ${index + 1}: ${hint}`);
  const opened = [mistake, ...(hints.length > 0 ? [['', ...hints]] : [])];
  const below = view.opened === 'mistake' ? opened.toReversed() : opened;
  return { bar: [...bar, ''], body: [...body, ...below.flat()] };
}

/** The places of the examples of each step, which never change. */
const known = new Map<string, readonly string[]>();

function placesOf({ name }: Step): readonly string[] {
  const places =
    known.get(name) ?? (name === FAST ? [] : readChapter(name, home.root).examples.map(({ place }) => place));
  known.set(name, places);
  return places;
}

function storyInSight({ name }: Step): string | undefined {
  const story = storyOf(name, home.root);
  return story && here(story);
}

/** The keys that work in this view, each with its word, or the question that is asked. */
export function keysOf(view: View): string {
  const { question, page, progress } = view;
  const seen = inSight(view);
  if (question && seen) return keyLine(...questionAbout(question, seen.step), 'y yes', 'any other key no');
  if (page?.kind === 'list')
    return keyLine('up and down or its number to choose', 'enter to look at it', 'l back', 'q quit');
  if (page?.kind === 'rule') return keyLine('enter go there', 'l list', 'q quit');
  if (page?.kind === 'end') return keyLine('l list', 'space run again', 'q quit');
  if (page?.kind === 'keys') return keyLine('? back', 'q quit');
  const isLast = seen?.step === STEPS.at(-1) && progress && isAllDone(progress);
  const solution = page?.kind === 'solution' ? 's back' : 's solution';
  if (page || isDoneInSight(view)) {
    const next = !isDoneInSight(view) ? 'n next' : isLast ? 'n WHAT NEXT' : 'n NEXT STEP';
    return keyLine(next, 'l list', solution, 'r reset', 'space run again', 'q quit');
  }
  return keyLine('h hint', ...keysAbout(view), 'n next', 'l list', '? more', 'q quit');
}

/** The keys for what is wrong. */
function keysAbout(view: View): string[] {
  const verdict = inSight(view)?.verdict;
  const asks = verdict && !view.explains && tell(verdict, view.mistakes, String).mistake.length > 0;
  return [
    ...(verdict && troublesOf(verdict).length > 1 ? ['f next failure'] : []),
    ...(asks ? ['e explain'] : []),
    ...(callInSight(view) ? ['c copy call'] : []),
  ];
}

function questionAbout(question: Question, step: Step): string[] {
  const [name, isOne] = [`Step ${titleOf(step).replace('.', ',')}`, step.units.length === 1];
  if (question === 'solution') return [`${name}: it is not done yet.`, 'Look at the solution all the same?'];
  return isOne
    ? [`${name}: put its stub back?`, 'Your file is kept beside it.']
    : [`${name}: put its stubs back?`, 'Your files are kept beside them.'];
}

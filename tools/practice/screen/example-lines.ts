/** The learner's own examples as the terminal shows them: what each catches, and the score. */
import { existsSync } from 'node:fs';
import type { Exercise } from '../../coach/exercise.ts';
import {
  doneWords,
  scoreOf,
  troubleWith,
  whyAside,
  whyNotAgreed,
  whyNotCounted,
} from '../../coach/own-examples/words.ts';
import {
  areAllCaught,
  counts,
  type FeatureTrouble,
  isCaught,
  type OwnExample,
  type OwnExamplesVerdict,
} from '../../coach/own-verdict.ts';
import { here, home } from '../../machine/package/package-files.ts';
import { layOutCards } from '../../machine/terminal/card-tiles.ts';
import { writeFor } from '../../machine/terminal/draw-cards.ts';
import { paint } from '../../machine/terminal/screen.ts';
import { listed } from '../../machine/words/nearest.ts';
import { ruleOf } from '../learner-files.ts';
import { featureFile } from '../own-features.ts';
import {
  cluesShown,
  lineOf,
  notCounted,
  ownInSight,
  placeInFeature,
  survivorInSight,
} from './own-view.ts';
import { titleIn, type View } from './view.ts';

/** So many examples are listed, the last ones. */
const MOST_EXAMPLES = 30;

const write = writeFor(process.stdout);

/** Returns the lines about the examples of the exercise in sight. What matters most comes last. */
export function exampleLines(view: View, columns = 0): string[] {
  const exercise = view.current as Exercise;
  const head = [`${titleIn(view.course, exercise)}: your examples`];
  const own = ownInSight(view);
  const rule = `  ${ruleOf(exercise, home.root)}`;
  if (!own) return [...head, rule, '', ...waitingLines(featureFile(exercise, view.course.folder))];
  if ('message' in own) return [...head, rule, '', ...troubleLines(own, view)];
  return [
    ...head,
    rule,
    '',
    ...clueLinesOrList(own, view),
    ...notCountedLines(own, view, columns),
    '',
    ...scoreLines(own),
  ];
}

/** Says that examples are not judged yet, or that there are none. */
function waitingLines(file: string): string[] {
  if (existsSync(file)) return ['Reading your examples …'];
  return [`${file} is missing. Press x twice for a new one.`];
}

/** Says what keeps a feature from being judged, and where. */
function troubleLines({ message }: FeatureTrouble, view: View): string[] {
  return [paint('bad', '✗ Your examples cannot be judged yet.'), `  ${message}`, ...openLine(view)];
}

function openLine(view: View): string[] {
  const place = placeInFeature(view);
  return place ? [`  ${paint('head', 'open')}  ${place.file}:${place.line}`] : [];
}

/**
 * Lists the examples, each with its line and with what it catches. The first that does not count is
 * drawn below with the reason, the others have theirs here.
 */
function listLines(own: OwnExamplesVerdict): string[] {
  const [drawn] = notCounted(own);
  const lines = own.examples.slice(-MOST_EXAMPLES).map((example) => {
    const why = example === drawn ? undefined : whyNotAgreed(example);
    const words = why === undefined ? whatItDoes(example, own) : `does not count: ${why}`;
    return `  line ${lineOf(example)}  "${example.name}" ${words}`;
  });
  const earlier = own.examples.length - lines.length;
  return earlier === 0 ? lines : [`  … ${earlier} earlier examples`, ...lines];
}

function whatItDoes(example: OwnExample, verdict: OwnExamplesVerdict): string {
  if (!counts(example)) return 'does not count';
  return whyAside(example, verdict) ?? whatItCatches(example, verdict);
}

function whatItCatches(example: OwnExample, { programs, needless }: OwnExamplesVerdict): string {
  const caught = programs.flatMap(({ caughtAt }, index) =>
    caughtAt.includes(example.location) ? [`${index + 1}`] : [],
  );
  if (caught.length === 0) return 'catches no wrong program';
  const noun = caught.length === 1 ? 'wrong program' : 'wrong programs';
  const also = needless.includes(example.location)
    ? ', which other examples of yours catch, too'
    : '';
  return `catches ${noun} ${listed(caught, 'and')}${also}`;
}

/** Shows the list, and below it the clues; if they have code, which is long, only the clues. */
function clueLinesOrList(own: OwnExamplesVerdict, view: View): string[] {
  const survivor = survivorInSight(view);
  const hasCode = survivor && cluesShown(view, survivor).code !== undefined;
  return hasCode ? clueLines(view) : [...listLines(own), '', ...clueLines(view)];
}

/** Shows the clues that were asked for about the wrong program in sight. */
function clueLines(view: View): string[] {
  const survivor = survivorInSight(view);
  if (!survivor) return [];
  const { number } = survivor;
  const { sort, maker, code } = cluesShown(view, survivor);
  return [
    sort
      ? `Hint on wrong program ${number}: ${sort}`
      : `Wrong program ${number} passes all your examples. Press h for a hint.`,
    ...(maker ? ['', maker] : []),
    ...(code ? ['', ...indented(code.split('\n'))] : []),
  ];
}

/** Shows the first example that does not count, with its cards, and says why. */
function notCountedLines(own: OwnExamplesVerdict, view: View, columns: number): string[] {
  const [first, ...others] = notCounted(own);
  if (!first) return [];
  const more =
    others.length > 0
      ? ` (nor ${others.length === 1 ? 'does 1 other' : `do ${others.length} others`})`
      : '';
  const { given = [] } = troubleWith(first)?.example ?? {};
  return [
    '',
    paint('bad', `✗ The example in line ${lineOf(first)} does not count${more}: ${first.name}`),
    ...indented(layOutCards(given, columns - 2)).map(write),
    `  ${write(whyNotCounted(first) ?? '')}`,
    ...openLine(view),
  ];
}

/** Says how many wrong programs are caught, with a mark for each; at the end, what was needed. */
function scoreLines(own: OwnExamplesVerdict): string[] {
  const marks = own.programs.map((program) =>
    isCaught(program) ? paint('good', '●') : paint('old', '○'),
  );
  const isDone = areAllCaught(own);
  const score = isDone ? paint('good', `✓ ${scoreOf(own)}.`) : `${scoreOf(own)}.`;
  return [score, `  ${marks.join('')}`, ...(isDone ? doneLines(own) : [])];
}

/** Says how many examples would have been enough, and where the chapter's are. */
function doneLines(own: OwnExamplesVerdict): string[] {
  const locations = new Set(own.needless);
  const needless = own.examples.filter(({ location }) => locations.has(location));
  const lines = needless.map((example) => `${lineOf(example)}`);
  return [
    `  ${doneWords(own, 'line', lines)}`,
    `  The chapter: ${here(own.chapter.file)}`,
    '  Now press x and write the code. It must pass your examples first.',
  ];
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

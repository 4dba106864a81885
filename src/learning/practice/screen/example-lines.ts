/** The learner's own examples as the terminal shows them: what each catches, and the score. */
import { existsSync } from 'node:fs';
import { here, home } from '../../../machine/package/package-files.ts';
import { layOutCards } from '../../../machine/terminal/card-tiles.ts';
import { writeFor } from '../../../machine/terminal/draw-cards.ts';
import { paint } from '../../../machine/terminal/screen.ts';
import { listed } from '../../../machine/words/nearest.ts';
import type { Exercise } from '../../coach/exercise.ts';
import { scoreOf, whyNotCounted } from '../../coach/own-examples/words.ts';
import {
  counts,
  type FeatureTrouble,
  isCaught,
  type OwnExample,
  type OwnExamplesVerdict,
  survivorsOf,
} from '../../coach/own-verdict.ts';
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

/** More examples than this are not listed. */
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

/** Lists the examples, each with its line and with what it catches. */
function listLines(own: OwnExamplesVerdict): string[] {
  const lines = own.examples.map(
    (example) => `  line ${lineOf(example)}  ${example.name}: ${whatItDoes(example, own)}`,
  );
  if (lines.length <= MOST_EXAMPLES) return lines;
  return [...lines.slice(0, MOST_EXAMPLES), `  … and ${lines.length - MOST_EXAMPLES} more`];
}

function whatItDoes(example: OwnExample, { programs, needless }: OwnExamplesVerdict): string {
  if (!counts(example)) return 'does not count';
  const caught = programs.flatMap(({ caughtAt }, index) =>
    caughtAt.includes(example.location) ? [`#${index + 1}`] : [],
  );
  if (caught.length === 0) return 'catches none';
  const also = needless.includes(example.location) ? ', as others do' : '';
  return `catches ${listed(caught, 'and')}${also}`;
}

/** Shows the list, and below it the clues; if they have code, which is long, only the clues. */
function clueLinesOrList(own: OwnExamplesVerdict, view: View): string[] {
  const survivor = survivorInSight(view);
  const shown = survivor ? cluesShown(view, survivor).length : 0;
  const hasCode = survivor !== undefined && shown === survivor.program.clues.length;
  return [...(hasCode ? [] : listLines(own)), ...clueLines(view)];
}

/** Shows the clues that were asked for about the wrong program in sight. */
function clueLines(view: View): string[] {
  const survivor = survivorInSight(view);
  if (!survivor) return [];
  const { number, program } = survivor;
  const [sort, maker, code] = cluesShown(view, survivor);
  return [
    ...(sort ? ['', `Hint on wrong program #${number}: ${sort}`] : []),
    ...(maker ? ['', maker] : []),
    ...(code ? ['', ...indented(code.split('\n'))] : []),
    ...(program.clues.length === 0 ? ['', 'There is no hint on this one.'] : []),
  ];
}

/** Shows the first example that does not count, with its cards, and says why. */
function notCountedLines(own: OwnExamplesVerdict, view: View, columns: number): string[] {
  const [first, ...others] = notCounted(own);
  if (!first) return [];
  const more = others.length > 0 ? `, nor do ${others.length} more` : '';
  return [
    '',
    paint('bad', `✗ Line ${lineOf(first)} does not count${more}: ${first.name}`),
    ...indented(layOutCards(givenIn(first), columns - 2)).map(write),
    `  ${write(whyNotCounted(first) ?? '')}`,
    ...openLine(view),
  ];
}

/** Lists the sentences before the one that is not true. */
function givenIn(example: OwnExample): readonly string[] {
  if (example.status === 'contradicted') return example.rules.example?.given ?? [];
  if (example.status === 'too strict') return example.right.example?.given ?? [];
  return [];
}

/** Says how many wrong programs are caught, with a mark for each; at the end, what was needed. */
function scoreLines(own: OwnExamplesVerdict): string[] {
  const marks = own.programs.map((program) =>
    isCaught(program) ? paint('good', '●') : paint('old', '○'),
  );
  const isDone = survivorsOf(own).length === 0;
  const score = isDone ? paint('good', `✓ ${scoreOf(own)}.`) : `${scoreOf(own)}.`;
  return [score, `  ${marks.join('')}`, ...(isDone ? doneLines(own) : [])];
}

/** Says how many examples would have been enough, and where the chapter's are. */
function doneLines({ examples, needless, chapter }: OwnExamplesVerdict): string[] {
  const enough = examples.filter(counts).length - needless.length;
  const lines = examples.filter(({ location }) => needless.includes(location)).map(lineOf);
  const allBut = `all but line${lines.length > 1 ? 's' : ''} ${listed(lines.map(String), 'and')}`;
  return [
    ...(lines.length > 0 ? [`  ${enough} would have been enough: ${allBut}.`] : []),
    `  The chapter has ${chapter.examples}, in ${here(chapter.file)}.`,
    '  Now the code (x): it must pass your examples first.',
  ];
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

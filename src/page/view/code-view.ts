/** The code of a chapter as markup, and what the page carries so that it can be edited. */
import type { Example } from '../../coach/chapter.ts';
import { spokenName } from '../../coach/exercises.ts';
import { FAST } from '../../coach/stub-answers.ts';
import type { ChapterToJudge, ExampleToJudge } from '../browser/workbench/protocol.ts';
import type { BenchData, ExerciseCode, PageParts, UnitCode } from '../build/page-parts.ts';
import type { Book, Numbered } from './book.ts';
import { drawText } from './text.ts';

/** What the section with the code is called. */
export const CODE = 'The rule as code';

/** The section with the code of an exercise and the story of it; nothing for a chapter that is no exercise. */
export function codeView(code: ExerciseCode | undefined): string {
  if (!code) return '';
  const { exercise, units, story } = code;
  return `<section class="code" id="${exercise}/code" data-exercise="${exercise}" aria-labelledby="${exercise}/code.title">
<h3 id="${exercise}/code.title">${CODE}<span class="unseen">: ${drawText(spokenName({ name: exercise }))}</span></h3>
<p class="for">For programmers: to read and to edit.</p>
<div class="bench"></div>
${units.map(fileView).join('\n')}
${storyOf(exercise, story)}
</section>`;
}

/** The way to the practice; a script lets it lead to the exercise to go on with. */
export function practiseLink([first]: readonly ExerciseCode[], classes = 'practise'): string {
  return first ? `<a class="${classes}" href="#${first.exercise}/code">Practise: write the code</a>` : '';
}

function fileView({ unit, html }: UnitCode): string {
  return `<details class="file" data-unit="${unit}" open><summary>${unit}.ts</summary>
<pre tabindex="0" role="region" aria-label="${unit}.ts"><code>${html}</code></pre></details>`;
}

function storyOf(exercise: string, story: string): string {
  if (!story) return '';
  return `<details class="story"><summary>How this came about</summary><div id="${exercise}/story">${story}</div></details>`;
}

/** The exercise that has no feature, as a part of the page. */
export interface FastChapter extends Numbered {
  readonly title: string;
  readonly code: ExerciseCode;
}

/** An evaluator that is right and fast; none if there is no code of it. */
export function fastChapterOf(exercises: readonly ExerciseCode[]): readonly FastChapter[] {
  const code = exercises.find(({ exercise }) => exercise === FAST);
  return code ? [{ slug: FAST, number: code.number, title: 'Make it fast', code }] : [];
}

/** The chapter of it, with the way to the chapters beside it. */
export function fastView({ number, title, code }: FastChapter, neighbours: string): string {
  return `<section class="chapter fast" id="${FAST}" aria-labelledby="${FAST}.title">
<header data-find><p class="number">Chapter ${number}</p><h2 id="${FAST}.title">${title}</h2>
<div class="lead"><p>The rules are right. An evaluator gives the same answers as a number, and much faster.</p></div></header>
${codeView(code)}
${neighbours}
</section>`;
}

/** The scripts of the editor and of the worker, which run when somebody asks for them, and what they need to know. */
export function workbenchView(book: Book, { editor, worker, exercises }: PageParts): string {
  const data = JSON.stringify(benchDataOf(book, exercises)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="workbench-data">${data}</script>
<script type="text/plain" id="workbench-editor">${closed(editor)}</script>
<script type="text/plain" id="workbench-worker">${closed(worker)}</script>`;
}

/** What the workbench needs to know. */
function benchDataOf({ chapters }: Book, exercises: readonly ExerciseCode[]): BenchData {
  return {
    exercises: exercises.map(({ exercise, units, known }) => ({
      exercise,
      units: units.map(({ unit, stub, mistakes }) => ({ unit, stub, mistakes })),
      known: known.map(({ exposedBy: _, ...one }) => one),
    })),
    files: Object.assign({}, ...exercises.flatMap(({ units }) => units.map(({ files }) => files))),
    chapters: chapters.map(({ name, examples, counts }): ChapterToJudge => {
      const isCount = (example: Example) => counts.some(({ place }) => place === example.place);
      return {
        name,
        examples: examples.filter((example) => !isCount(example)).map(exampleToJudge),
        counts: counts.map(exampleToJudge),
      };
    }),
  };
}

function exampleToJudge({ place, rule, name, steps }: Example): ExampleToJudge {
  return { place, rule, name, steps: steps.map(({ keyword, text, table }) => ({ keyword, text, table })) };
}

/** A script without anything that would end its element too early. */
export function closed(script: string): string {
  return script.replaceAll('</script', '<\\/script');
}

import type { Example } from '../../learning/coach/chapter.ts';
import { EXERCISES, spokenName } from '../../learning/coach/exercises.ts';
import type { BenchData, ExampleToJudge } from '../browser/workbench/protocol.ts';
import type { ExerciseCode, UnitCode } from '../build/exercise-code.ts';
import type { Scripts } from '../build/scripts.ts';
import type { Book } from './book.ts';
import { drawText } from './text.ts';

export const CODE = 'The rule as code';

export function codeView({ exercise, units, story }: ExerciseCode): string {
  return `<details class="code" id="${exercise}/code">
<summary data-find><h3>${CODE}<span class="unseen">: ${drawText(spokenName({ name: exercise }))}</span></h3>
<span class="for">For programmers: a practice exercise</span></summary>
<div class="bench"></div>
${units.map(fileView).join('\n')}
<details class="story"><summary>Walkthrough</summary><div id="${exercise}/story">${story}</div></details>
</details>`;
}

/** Links to the first exercise; a script leads on to the reader's next one. */
export function practiseLink(classes = 'practise'): string {
  return `<a class="${classes}" href="#${EXERCISES[0]?.name}/code">Practise: write the code</a>`;
}

function fileView({ unit, html }: UnitCode): string {
  return `<details class="file" data-unit="${unit}" open><summary>${unit}.ts</summary>
<pre tabindex="0" role="region" aria-label="${unit}.ts"><code>${html}</code></pre></details>`;
}

/** Embeds the editor and the worker, which run on demand, and their data. */
export function workbenchView(
  book: Book,
  exercises: readonly ExerciseCode[],
  { editor, worker }: Scripts,
): string {
  const data = JSON.stringify(benchDataOf(book, exercises)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="workbench-data">${data}</script>
<script type="text/plain" id="workbench-editor">${escapeScript(editor)}</script>
<script type="text/plain" id="workbench-worker">${escapeScript(worker)}</script>`;
}

function benchDataOf({ chapters }: Book, exercises: readonly ExerciseCode[]): BenchData {
  const units = exercises.flatMap((exercise) => exercise.units);
  const mistakes = exercises.map(({ exercise, known }) => [
    exercise,
    known.map(({ exposedBy: _, ...mistake }) => mistake),
  ]);
  return {
    stubs: Object.fromEntries(units.map(({ unit, stub }) => [`${unit}.ts`, stub])),
    ours: Object.assign({}, ...units.map(({ files }) => files)),
    known: Object.fromEntries(mistakes),
    chapters: Object.fromEntries(
      chapters.map(({ name, examples, counts }) => {
        const others = examples.filter((example) => !counts.includes(example));
        return [name, { examples: others.map(exampleToJudge), counts: counts.map(exampleToJudge) }];
      }),
    ),
  };
}

function exampleToJudge({ place, rule, name, steps }: Example): ExampleToJudge {
  return {
    place,
    rule,
    name,
    steps: steps.map(({ keyword, text, table }) => ({ keyword, text, table })),
  };
}

/** Escapes what would end a script element too early. */
export function escapeScript(script: string): string {
  return script.replaceAll('</script', '<\\/script');
}

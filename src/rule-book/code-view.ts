/** The code of a chapter as markup, and what the page carries so that it can be edited. */
import type { Example } from '../coach/chapter.ts';
import { spokenName } from '../coach/steps.ts';
import { FAST } from '../coach/stub-answers.ts';
import type { Book } from './book.ts';
import type { BenchData, BuiltParts, StepCode, UnitCode } from './page-parts.ts';
import { drawText } from './text.ts';
import type { ChapterToJudge, ExampleToJudge } from './workbench/protocol.ts';
import type { KnownOfStep } from './worker.ts';

/** The section with the code of a step and the story of it; nothing for a chapter that is no step. */
export function codeView(code: StepCode | undefined): string {
  if (!code) return '';
  const { step, units, story } = code;
  return `<section class="code" id="${step}/code" data-step="${step}" aria-labelledby="${step}/code.title">
<h3 id="${step}/code.title">The rule as code<span class="unseen">: ${drawText(spokenName({ name: step }))}</span></h3>
${units.map(fileView).join('\n')}
<div class="bench"></div>
${storyOf(step, story)}
</section>`;
}

function fileView({ unit, html }: UnitCode): string {
  return `<figure class="file" data-unit="${unit}"><figcaption>${unit}.ts</figcaption>
<pre tabindex="0" role="region" aria-label="${unit}.ts"><code>${html}</code></pre></figure>`;
}

function storyOf(step: string, story: string): string {
  if (!story) return '';
  return `<details class="story"><summary>How this came about</summary><div id="${step}/story">${story}</div></details>`;
}

/** The step that has no chapter: an evaluator that is right and fast. */
export function fastView(steps: readonly StepCode[]): string {
  const code = steps.find(({ step }) => step === FAST);
  if (!code) return '';
  return `<section class="chapter fast" id="${FAST}" aria-labelledby="${FAST}.title">
<header><p class="number">After the last chapter</p><h2 id="${FAST}.title">Make it fast</h2>
<div class="lead"><p>The rules are right. An evaluator gives the same answers as a number, and much faster.</p></div></header>
${codeView(code)}
</section>`;
}

/** The scripts of the editor and of the worker, which run when somebody asks for them, and what they need to know. */
export function workbenchView({ chapters }: Book, { grammar, editor, worker, steps, known }: Workbench): string {
  const data: BenchData = {
    steps: steps.map(({ step, units }) => ({
      step,
      units: units.map(({ unit, stub, mistakes }) => ({ unit, stub, mistakes })),
      known: known.find((of) => of.step === step)?.mistakes ?? [],
    })),
    helpers: Object.assign({}, ...steps.flatMap(({ units }) => units.map(({ helpers }) => helpers))),
    chapters: chapters.map(({ name, examples, counts }): ChapterToJudge => {
      const isCount = (example: Example) => counts.some(({ place }) => place === example.place);
      return {
        name,
        examples: examples.filter((example) => !isCount(example)).map(exampleToJudge),
        counts: counts.map(exampleToJudge),
      };
    }),
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="workbench-data">${json}</script>
<script type="text/plain" id="workbench-grammar">${closed(grammar)}</script>
<script type="text/plain" id="workbench-editor">${closed(editor)}</script>
<script type="text/plain" id="workbench-worker">${closed(worker)}</script>`;
}

type Workbench = Pick<BuiltParts, 'grammar' | 'editor' | 'worker' | 'steps'> & {
  readonly known: readonly KnownOfStep[];
};

function exampleToJudge({ place, rule, name, steps }: Example): ExampleToJudge {
  return { place, rule, name, steps: steps.map(({ keyword, text, table }) => ({ keyword, text, table })) };
}

/** A script without anything that would end its element too early. */
export function closed(script: string): string {
  return script.replaceAll('</script', '<\\/script');
}

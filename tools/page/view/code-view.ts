import { chapterOf, type Exercise } from '../../coach/exercise.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import type { PackedBenchData, UnnamedMistake } from './bench-data.ts';
import type { Book, PageChapter } from './book.ts';
import type { ChapterCode, PageMistake, UnitCode } from './exercise-code.ts';
import type { AllPrograms } from './known-programs.ts';
import { type PackedChapter, packChapter } from './packed-chapters.ts';
import type { Scripts } from './scripts.ts';
import { drawText, escapeText } from './text.ts';

/** The title of the code of a chapter. */
export const CODE = 'The rule as code';

/** Draws the code of a chapter, folded. A script adds the workbench. */
export function codeView({ chapter, units, story }: ChapterCode, title: string): string {
  const ofChapter = `<span class="unseen">: ${drawText(title)}</span>`;
  return `<details class="code" id="${chapter}/code">
<summary data-find><h3>${CODE}${ofChapter}</h3>
<span class="for">For programmers: a practice exercise</span></summary>
<div class="bench"></div>
${units.map(fileView).join('\n')}
${story ? storyLink(story) : ''}</details>`;
}

/** Links to the chapter of the walkthrough. */
function storyLink(address: string): string {
  return `<p class="story"><a href="${escapeText(address)}">How this code came about</a></p>\n`;
}

/** Links to the first exercise; a script leads on to the reader's next one. */
export function practiseLink(words: string, classes = 'practise'): string {
  return `<a class="${classes}" href="#${chapterOf(EXERCISES[0] as Exercise)}/code">${words}</a>`;
}

function fileView({ unit, html }: UnitCode): string {
  const file = `${unit}.ts`;
  return `<details class="file" data-unit="${unit}" open><summary>${file}</summary>
<pre tabindex="0" role="region" aria-label="${file}"><code>${html}</code></pre></details>`;
}

/** Embeds the editor and the worker, which run on demand, and their data. */
export function workbenchView(
  book: Book,
  codes: readonly ChapterCode[],
  programs: AllPrograms,
  { editor, worker }: Scripts,
): string {
  const data = jsonInPage(benchDataOf(book, codes));
  return `<script type="application/json" id="workbench-data">${data}</script>
<script type="application/json" id="known-programs">${jsonInPage(programs)}</script>
<script type="text/plain" id="workbench-editor">${escapeScript(editor)}</script>
<script type="text/plain" id="workbench-worker">${escapeScript(worker)}</script>`;
}

/** Writes JSON that cannot end a script element. */
function jsonInPage(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function benchDataOf({ chapters }: Book, codes: readonly ChapterCode[]): PackedBenchData {
  const units = codes.flatMap((code) => code.units);
  const chaptersToJudge = chapters.filter(({ code }) => code !== undefined);
  return {
    stubs: Object.fromEntries(units.map(({ unit, stub }) => [`${unit}.ts`, stub])),
    ours: Object.assign({}, ...units.map(({ files }) => files)),
    known: Object.fromEntries(
      codes.flatMap(({ known }) =>
        Object.entries(known).map(([exercise, mistakes]) => [exercise, mistakes.map(unnamed)]),
      ),
    ),
    chapters: Object.fromEntries(chaptersToJudge.map((chapter) => [chapter.name, packed(chapter)])),
  };
}

/** Leaves out what the book shows. */
function unnamed({ exposedBy, wrong, reason, start, ...rest }: PageMistake): UnnamedMistake {
  return exposedBy ? rest : { wrong, reason, ...rest };
}

function packed({ file, examples, counts }: PageChapter): PackedChapter {
  const others = examples.filter((example) => !counts.includes(example));
  return packChapter(file, others, counts);
}

/** Escapes what would end a script element too early. */
export function escapeScript(script: string): string {
  return script.replaceAll('</script', '<\\/script');
}

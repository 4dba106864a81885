import type { Book } from './book.ts';
import { pipSymbols } from './card-styles.ts';
import { chapterView, type Neighbour } from './chapter-view.ts';
import { escapeScript, workbenchView } from './code-view.ts';
import { contentsView } from './contents-view.ts';
import type { ChapterCode } from './exercise-code.ts';
import { type GlossaryEntry, glossaryView, readGlossary } from './glossary-view.ts';
import type { AllPrograms } from './known-programs.ts';
import { barView, headView, titleView } from './masthead-view.ts';
import { policyOf } from './policy.ts';
import { quizView } from './quiz-examples.ts';
import type { Scripts } from './scripts.ts';

/** The section after the last chapter. */
const COMPARE: Neighbour = { name: 'try', title: 'Compare hands' };

/** Hides what needs JavaScript. */
const STYLE_WITHOUT_SCRIPTS =
  '.bar :is(search,button),.quiz,.contents .to-quiz,.to-round,.practise,.examples-first,.open,.to-ladder,hand-lens{display:none}';

/** What the page consists of, next to the book. */
interface PageParts extends Scripts {
  readonly css: string;
  readonly exercises: readonly ChapterCode[];
  readonly programs: AllPrograms;
  /** The glossary, as Markdown. */
  readonly words: string;
  /** Third-party licences, as text. */
  readonly licences: string;
}

/** Writes the rule book as one HTML document, which loads nothing else. */
export function writePage(book: Book, parts: PageParts): string {
  const { css, words, licences, exercises, programs } = parts;
  const scripts = [parts.firstScript, parts.script, parts.editor].map(escapeScript);
  const [firstScript, script] = scripts;
  const glossary = readGlossary(words);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(scripts)}">
<meta name="viewport" \
content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
${headView(book)}
<style>${css}</style>
<script>${firstScript}</script>
<noscript><style>${STYLE_WITHOUT_SCRIPTS}</style></noscript>
</head>
<body>
<a class="skip" href="#book">Skip to the book</a>
${pipSymbols()}
${barView()}
<div class="frame">
${contentsView(book)}
<main id="book" tabindex="-1">
${titleView(book)}
<p class="nothing">Nothing found. <a href="#book">Show the book again</a>, \
or press Escape in the search box.</p>
${chaptersView(book, glossary)}
${quizView(book)}
${glossaryView(book, glossary)}
${compareSection()}
</main>
</div>
${workbenchView(book, exercises, programs, parts)}
<script type="text/plain" id="licences">
${escapeScript(licences)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Draws the chapters, each with links to the one before and the one after it. */
function chaptersView({ chapters }: Book, glossary: readonly GlossaryEntry[]): string {
  const sections = chapters.map((chapter, index) =>
    chapterView(chapter, glossary, chapters[index - 1], chapters[index + 1] ?? COMPARE),
  );
  return sections.join('\n');
}

/** Draws the section "Compare hands", which a script fills. */
function compareSection(): string {
  const { name, title } = COMPARE;
  const heading = `<h2 id="${name}.title" data-find>${title}</h2>`;
  return `<section id="${name}" class="try" aria-labelledby="${name}.title">${heading}
<noscript><p class="lead">This part and the search need JavaScript. \
The book does not.</p></noscript></section>`;
}

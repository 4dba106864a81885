/** The rule book as one document. Everything it needs is inlined, because a browser loads nothing else for a page from disk. */
import type { Book } from './book.ts';
import { pipSymbols } from './card-styles.ts';
import { chapterView, type Neighbour } from './chapter-view.ts';
import { closed, codeView, fastView, workbenchView } from './code-view.ts';
import { contentsView } from './contents-view.ts';
import { type EvaluatorIdeas, evaluatorIdeasAsData } from './evaluator-ideas.ts';
import { glossaryView } from './glossary-view.ts';
import { headView } from './head-view.ts';
import type { HandSentences } from './ladder.ts';
import { barView, TITLE, titleView } from './masthead-view.ts';
import type { BuiltParts } from './page-parts.ts';
import { quizView } from './quiz/section-view.ts';

/** What is put into the page beside the book. */
export interface PageParts extends BuiltParts {
  readonly ideas: EvaluatorIdeas;
  readonly sentences: HandSentences;
}

const TRY: Neighbour = { slug: 'try', title: 'Try a hand' };

/** The whole page. */
export function writePage(book: Book, parts: PageParts): string {
  const { css, firstScript, shared, script, ideas, sentences, steps } = parts;
  const { chapters } = book;
  const codeOf = ({ slug }: Neighbour) => codeView(steps.find(({ step }) => step === slug));
  const sections = chapters.map((chapter, at) =>
    chapterView(chapter, chapters[at - 1], chapters[at + 1] ?? TRY, codeOf(chapter)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${TITLE}</title>
${headView(book)}
<style>${css}</style>
<script>${closed(firstScript)}</script>
<noscript><style>.bar search,.settings,.quiz,.contents .to-quiz{display:none}</style></noscript>
</head>
<body>
<a class="skip" href="#book">Skip to the book</a>
${pipSymbols()}
${barView()}
<div class="frame">
${contentsView(book)}
<main id="book" tabindex="-1">
${titleView(book, sentences)}
<p class="nothing">Nothing found. <a href="#book">Show the book again</a>, or press Escape in the search box.</p>
<p class="named"></p>
${sections.join('\n')}
${fastView(steps)}
${quizView(book)}
${glossaryView(book)}
<section id="try" class="try" aria-labelledby="try.title"><h2 id="try.title" data-find>${TRY.title}</h2>
<noscript><p class="lead">This part needs JavaScript, and so does the search. The book does not.</p></noscript></section>
</main>
</div>
${evaluatorIdeasAsData(ideas)}
${workbenchView(book, parts)}
<script id="shared-script">${closed(shared)}</script>
<script>${closed(script)}</script>
</body>
</html>
`;
}

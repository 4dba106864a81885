/** The rule book as one document. Everything it needs is inlined, because a browser loads nothing else for a page from disk. */

import { quizView } from '../browser/quiz/examples.ts';
import type { PageParts } from '../build/page-parts.ts';
import { type Book, inReadingOrder } from './book.ts';
import { pipSymbols } from './card-styles.ts';
import { chapterView, type Neighbour, neighboursView } from './chapter-view.ts';
import { closed, codeView, fastChapterOf, fastView, workbenchView } from './code-view.ts';
import { contentsView } from './contents-view.ts';
import { glossaryView } from './glossary-view.ts';
import { headView } from './head-view.ts';
import { barView, TITLE, titleView } from './masthead-view.ts';

const TRY: Neighbour = { slug: 'try', title: 'Try a hand' };

/** The whole page. */
export function writePage(book: Book, made: PageParts): string {
  const { css, firstScript, script, licences, sentences, exercises } = made;
  const codeOf = (slug: string) => codeView(exercises.find(({ exercise }) => exercise === slug));
  const parts = inReadingOrder([...book.chapters, ...fastChapterOf(exercises)]);
  const sections = parts.map((part, at) => {
    const [previous, next] = [parts[at - 1], parts[at + 1] ?? TRY];
    return 'code' in part
      ? fastView(part, neighboursView(part.title, previous, next))
      : chapterView(part, previous, next, codeOf(part.slug));
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>${TITLE}</title>
${headView(book)}
<style>${css}</style>
<script>${closed(firstScript)}</script>
<noscript><style>.bar search,.settings,.quiz,.contents .to-quiz,.practise{display:none}</style></noscript>
</head>
<body>
<a class="skip" href="#book">Skip to the book</a>
${pipSymbols()}
${barView()}
<div class="frame">
${contentsView(book, exercises)}
<main id="book" tabindex="-1">
${titleView(book, sentences, exercises)}
<p class="nothing">Nothing found. <a href="#book">Show the book again</a>, or press Escape in the search box.</p>
<p class="named"></p>
${sections.join('\n')}
${quizView(book)}
${glossaryView(book)}
<section id="try" class="try" aria-labelledby="try.title"><h2 id="try.title" data-find>${TRY.title}</h2>
<noscript><p class="lead">This part needs JavaScript, and so does the search. The book does not.</p></noscript></section>
</main>
</div>
${workbenchView(book, made)}
<script type="text/plain" id="licences">
${closed(licences)}</script>
<script>${closed(script)}</script>
</body>
</html>
`;
}

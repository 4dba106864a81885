/** The contents list as markup. */

import { QUIZ } from '../browser/quiz/examples.ts';
import type { ExerciseCode } from '../build/page-parts.ts';
import { type Book, inReadingOrder, type Numbered, type PageChapter } from './book.ts';
import { CODE, type FastChapter, fastChapterOf, practiseLink } from './code-view.ts';
import { WORDS } from './glossary-view.ts';
import { drawText } from './text.ts';

/**
 * Every chapter with its rules, which unfold while the chapter is read, or by hand; those of one chapter at a time.
 *
 * @param exercises - whose code stands in its chapter
 */
export function contentsView({ chapters }: Book, exercises: readonly ExerciseCode[]): string {
  const entries = inReadingOrder([...chapters, ...fastChapterOf(exercises)]).map((part) =>
    'code' in part ? fastEntry(part) : chapterEntry(part, exercises),
  );
  return `<nav class="contents" id="contents" aria-label="Contents"><details open><summary>Contents</summary>
<p class="parts"><a class="to-try" href="#try">Try a hand</a> <a class="to-quiz" href="#${QUIZ.slug}">${QUIZ.title}</a> <a href="#${WORDS.slug}">${WORDS.title}</a> ${practiseLink(exercises)}</p>
<ol>${entries.join('\n')}</ol></details></nav>`;
}

function fastEntry(part: FastChapter): string {
  return `<li>${linkView(part)}</li>`;
}

function chapterEntry(chapter: PageChapter, exercises: readonly ExerciseCode[]): string {
  const { slug, title, rules, mistakes } = chapter;
  const entries = rules.map((rule) => ruleEntry(rule.slug, rule.name || 'Examples'));
  const code = exercises.some(({ exercise }) => exercise === slug) ? [ruleEntry(`${slug}/code`, CODE)] : [];
  const last = mistakes.length > 0 ? [ruleEntry(`${slug}/classic-mistakes`, 'Classic mistakes')] : [];
  return `<li>${linkView(chapter)}
<details name="chapter"><summary><span class="unseen">Rules: ${drawText(title)}</span></summary><ul>${[...entries, ...code, ...last].join('')}</ul></details></li>`;
}

function linkView({ slug, number, title }: Numbered & { readonly title: string }): string {
  return `<a href="#${slug}"><span class="number">${number}</span> ${drawText(title)}</a>`;
}

function ruleEntry(slug: string, words: string): string {
  return `<li><a href="#${slug}">${drawText(words)}</a></li>`;
}

/** The contents list as markup. */
import { type Book, countPassed, type PageChapter } from './book.ts';
import { WORDS } from './glossary-view.ts';
import { markView } from './outcome-view.ts';
import { QUIZ } from './quiz/section-view.ts';
import { drawText } from './text.ts';

/** Every chapter with its rules, which unfold while the chapter is read, or by hand; those of one chapter at a time. */
export function contentsView({ chapters }: Book): string {
  return `<nav class="contents" id="contents" aria-label="Contents"><details open><summary>Contents</summary>
<p class="parts"><a class="to-try" href="#try">Try a hand</a> <a class="to-quiz" href="#${QUIZ.slug}">${QUIZ.title}</a> <a href="#${WORDS.slug}">${WORDS.title}</a></p>
<ol>${chapters.map(chapterEntry).join('\n')}</ol></details></nav>`;
}

function chapterEntry(chapter: PageChapter): string {
  const { slug, title, number, rules, mistakes, examples } = chapter;
  const entries = rules.map((rule) => ruleEntry(rule.slug, rule.name || 'Examples'));
  const last = mistakes.length > 0 ? [ruleEntry(`${slug}/classic-mistakes`, 'Classic mistakes')] : [];
  const status = countPassed(examples) === examples.length ? 'passed' : 'failed';
  return `<li><a href="#${slug}"><span class="number">${number}</span> ${drawText(title)}${markView(status)}</a>
<details name="chapter"><summary><span class="unseen">Rules: ${drawText(title)}</span></summary><ul>${[...entries, ...last].join('')}</ul></details></li>`;
}

function ruleEntry(slug: string, words: string): string {
  return `<li><a href="#${slug}">${drawText(words)}</a></li>`;
}

import type { Book, PageChapter } from './book.ts';
import { CODE, practiseLink } from './code-view.ts';
import { EXAMPLES_FIRST } from './examples-first-view.ts';
import { WORDS } from './glossary-view.ts';
import { QUIZ } from './quiz-examples.ts';
import { drawText } from './text.ts';

/** Lists the chapters, and then the other parts. The rules of one unfold while you read it, or on a click. */
export function contentsView({ chapters }: Book): string {
  return `<nav class="contents" id="contents" aria-label="Contents">
<ol>${chapters.map(chapterEntry).join('\n')}</ol>
<p class="parts">${practiseLink('Practise: write the code')} <a class="to-quiz" href="#${QUIZ.slug}">${QUIZ.title}</a> \
<a href="#${WORDS.slug}">${WORDS.title}</a> <a href="#try">Compare hands</a></p></nav>`;
}

function chapterEntry({ name, number, title, rules, mistakes, code }: PageChapter): string {
  const link = `<a href="#${name}"><span class="number">${number}</span> ${drawText(title)}</a>`;
  if (rules.length === 0) return `<li>${link}</li>`;
  const entries = rules.map((rule) => partEntry(rule.slug, rule.name));
  if (code) {
    entries.push(partEntry(`${name}/${EXAMPLES_FIRST.slug}`, EXAMPLES_FIRST.title));
    entries.push(partEntry(`${name}/code`, CODE));
  }
  if (mistakes.length > 0) entries.push(partEntry(`${name}/classic-mistakes`, 'Classic mistakes'));
  const summary = `<summary><span class="unseen">Rules: ${drawText(title)}</span></summary>`;
  return `<li>${link}
<details name="chapter">${summary}<ul>${entries.join('')}</ul></details></li>`;
}

function partEntry(slug: string, words: string): string {
  return `<li><a href="#${slug}">${drawText(words)}</a></li>`;
}

import { posix } from 'node:path';
import { Marked, Renderer } from 'marked';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { chapterOf, type Exercise } from '../../coach/exercise.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { highlight } from '../browser/workbench/highlight.ts';
import { drawCards } from '../view/card-drawing.ts';
import { WORDS } from '../view/glossary-view.ts';
import { escapeText, typeset } from '../view/text.ts';
import { highlightDiff } from './highlight-diff.ts';

const WALKTHROUGH = 'docs/walkthrough';

/** The page before the first chapter. The rule book shows it in the story of that chapter. */
export const INTRODUCTION = `${WALKTHROUGH}/introduction.md`;

/** Files that have a section on the page. */
interface Section {
  /** Matches their paths; the group is the name of an exercise or of a unit. */
  readonly path: RegExp;
  /** The end of its address, after the name of the chapter. */
  readonly part: '' | '/story' | '/classic-mistakes' | '/code';
}

const SECTIONS: readonly Section[] = [
  { path: /^features\/\d+-([\w-]+)/, part: '' },
  { path: /^docs\/walkthrough\/(?:\d+-)?([\w-]+)/, part: '/story' },
  { path: /^tools\/coach\/exercises\/([\w-]+)\/mistakes/, part: '/classic-mistakes' },
  { path: /^src\/\w+\/([\w-]+)/, part: '/code' },
];

/** Matches a file on a feature; the group is the name of its chapter, which may have no exercise. */
const NUMBERED = /\/\d\d-([\w-]+)\.\w+$/;

const marked = new Marked({
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth += 2; // below those of the page
  },
  renderer: {
    html: () => '',
    code({ text, lang }) {
      const code = lang?.startsWith('diff') ? highlightDiff(text) : highlight(text);
      return `<pre><code>${code}</code></pre>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const address = addressOf(href);
      return address === undefined ? words : `<a href="${escapeText(address)}">${words}</a>`;
    },
    image: ({ text }) => drawCards(parseCards(text)),
    table(table) {
      const heads = table.header.map(({ text }) => text.replaceAll('`', ''));
      const label = escapeText(heads.filter(Boolean).join(', '));
      const drawn = Renderer.prototype.table.call(this, table);
      return drawn.replace('<table', `<table aria-label="${label}"`);
    },
  },
});

const CODE_OR_PROSE = /(`+).*?\1|[^`]+/gs;

/**
 * Turns a chapter of the walkthrough into HTML, without its title.
 *
 * Links lead to sections of the page or become plain text. Pictures are hands, which are drawn as
 * cards.
 */
export function storyView(markdown: string): string {
  const text = markdown.replace(/^# .*\n/, '');
  const printed = text.replaceAll(CODE_OR_PROSE, (part) =>
    part.startsWith('`') ? part : typeset(part),
  );
  return marked.parse(printed, { async: false });
}

/** Returns the address of a link on the page; undefined if it leads to a file without a section. */
function addressOf(href: string): string | undefined {
  if (/^https?:/.test(href)) return href;
  const file = posix.join(WALKTHROUGH, href);
  if (file.startsWith(INTRODUCTION)) return `#${FIRST_CHAPTER}/story`;
  if (file === 'docs/glossary.md') return `#${WORDS.slug}`;
  for (const { path, part } of SECTIONS) {
    const [, name] = path.exec(file) ?? [];
    const chapter = name && findChapter(name);
    if (chapter) return `#${chapter}${part}`;
  }
  const [, feature] = NUMBERED.exec(file) ?? [];
  return feature && `#${feature}`;
}

const FIRST_CHAPTER = chapterOf(EXERCISES[0] as Exercise);

/** Finds the chapter of this name, or the one whose exercise has this unit. */
function findChapter(name: string): string | undefined {
  const exercise = EXERCISES.find((one) => [chapterOf(one), one.unit].includes(name));
  return exercise && chapterOf(exercise);
}

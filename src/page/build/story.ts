/** A chapter of the walkthrough as markup, for the page: its links lead to places of the page or are left out. */
import { posix } from 'node:path';
import { Marked, Renderer } from 'marked';
import { EXERCISES } from '../../coach/exercises.ts';
import { escapeText } from '../view/text.ts';
import { typeset } from '../view/typography.ts';
import { highlight, highlightDiff } from './highlight.ts';

/** What is said of a chapter: one that is not on the page is found in the walkthrough. */
const CHAPTER = /^chapter \d+$/i;

/** The headings of the walkthrough stand below those of the page. */
const DEPTH = 2;

/** Code, which is printed as it is typed, and what stands between. */
const CODE_OR_PROSE = /(`+).*?\1|[^`]+/gs;

const marked = new Marked({
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth += DEPTH;
  },
  renderer: {
    html: () => '',
    code: ({ text, lang = '' }) => `<pre><code>${codeView(text, lang)}</code></pre>\n`,
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const address = addressOf(href);
      if (address !== undefined) return `<a href="${escapeText(address)}">${words}</a>`;
      return CHAPTER.test(words) ? `${words} of the walkthrough` : words;
    },
    table(table) {
      const columns = table.header.map(({ text }) => text.replaceAll('`', '')).filter(Boolean);
      const label = escapeText(columns.join(', '));
      return Renderer.prototype.table.call(this, table).replace('<table', `<table aria-label="${label}"`);
    },
  },
});

/**
 * Writes a chapter without its title as markup.
 *
 * @param markdown - such as `docs/walkthrough/05-two-pairs.md`
 */
export function storyView(markdown: string): string {
  const text = markdown.replace(/^# .*\n/, '');
  const printed = text.replaceAll(CODE_OR_PROSE, (part) => (part.startsWith('`') ? part : typeset(part)));
  return marked.parse(printed, { async: false });
}

function codeView(text: string, lang: string): string {
  const [kind] = lang.split(' ');
  if (kind === 'diff') return highlightDiff(text);
  return kind === 'ts' ? highlight(text) : escapeText(text);
}

/** What is told of in a file of the package stands here on the page; undefined when nothing does. */
function addressOf(href: string): string | undefined {
  if (/^https?:/.test(href)) return href;
  const path = posix.join('docs/walkthrough', href.replace(/#.*$/, ''));
  const [, name = ''] = path.match(/\/(?:\d+-)?([\w-]+)\.(?:feature|md|ts)$/) ?? [];
  const [, mistaken = ''] = path.match(/^src\/mistakes\/([\w-]+)\//) ?? [];
  const chapter = chapterOf(mistaken || name);
  if (path.startsWith('features/')) return `#${name}`;
  if (chapter === undefined) return undefined;
  if (mistaken) return `#${chapter}/classic-mistakes`;
  if (path.startsWith('docs/walkthrough/')) return `#${chapter}/story`;
  return path.startsWith('src/kata/') ? `#${chapter}/code` : undefined;
}

/** The chapter of an exercise or of a unit. */
function chapterOf(name: string): string | undefined {
  return EXERCISES.find((exercise) => exercise.name === name || exercise.units.some((unit) => unit === name))?.name;
}

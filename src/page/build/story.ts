/** A chapter of the walkthrough as markup: its links lead to places of the page or are left out. */
import { posix } from 'node:path';
import { Marked, Renderer } from 'marked';
import { EXERCISES } from '../../coach/exercises.ts';
import { escapeText, typeset } from '../view/text.ts';
import { highlight, highlightDiff } from './highlight.ts';

/** Code, and what stands between. */
const CODE_OR_PROSE = /(`+).*?\1|[^`]+/gs;

/** Where the page tells of a file: its exercise or unit, and the part of the chapter. */
const PLACES: readonly (readonly [path: RegExp, part: string])[] = [
  [/^features\/\d+-([\w-]+)/, ''],
  [/^docs\/walkthrough\/\d+-([\w-]+)/, '/story'],
  [/^src\/mistakes\/([\w-]+)/, '/classic-mistakes'],
  [/^src\/kata\/\w+\/([\w-]+)/, '/code'],
];

const marked = new Marked({
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth += 2; // below those of the page
  },
  renderer: {
    html: () => '',
    code: ({ text, lang }) =>
      `<pre><code>${lang?.startsWith('diff') ? highlightDiff(text) : highlight(text)}</code></pre>\n`,
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const address = /^https?:/.test(href) ? href : addressOf(posix.join('docs/walkthrough', href));
      if (address !== undefined) return `<a href="${escapeText(address)}">${words}</a>`;
      return words.replace(/^chapter \d+$/i, '$& of the walkthrough');
    },
    table(table) {
      const label = table.header
        .map(({ text }) => text.replaceAll('`', ''))
        .filter(Boolean)
        .join(', ');
      return Renderer.prototype.table.call(this, table).replace('<table', `<table aria-label="${escapeText(label)}"`);
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

/** Finds where on the page is what a file of the project tells. */
function addressOf(path: string): string | undefined {
  for (const [pattern, part] of PLACES) {
    const [, told] = path.match(pattern) ?? [];
    const chapter = EXERCISES.find(({ name, units }) => [name, ...units].some((one) => one === told))?.name;
    if (told && (chapter || part === '')) return `#${chapter ?? told}${part}`;
  }
  return undefined;
}

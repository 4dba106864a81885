import { posix } from 'node:path';
import { Marked, Renderer } from 'marked';
import { EXERCISES } from '../../learning/coach/exercises.ts';
import { escapeText, typeset } from '../view/text.ts';
import { highlight, highlightDiff } from './highlight.ts';

const CODE_OR_PROSE = /(`+).*?\1|[^`]+/gs;

/**
 * Files that the page has a section for: the name of the exercise or unit in the path, and the part
 * of its chapter.
 */
const PLACES: readonly (readonly [path: RegExp, part: string])[] = [
  [/^features\/\d+-([\w-]+)/, ''],
  [/^docs\/walkthrough\/\d+-([\w-]+)/, '/story'],
  [/^src\/learning\/mistakes\/([\w-]+)/, '/classic-mistakes'],
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
      const address = /^https?:/.test(href)
        ? href
        : addressOf(posix.join('docs/walkthrough', href));
      if (address !== undefined) return `<a href="${escapeText(address)}">${words}</a>`;
      return words.replace(/^chapter \d+$/i, '$& of the walkthrough');
    },
    table(table) {
      const label = table.header
        .map(({ text }) => text.replaceAll('`', ''))
        .filter(Boolean)
        .join(', ');
      return Renderer.prototype.table
        .call(this, table)
        .replace('<table', `<table aria-label="${escapeText(label)}"`);
    },
  },
});

/**
 * Turns a chapter of the walkthrough into HTML, without its title. Links lead to sections of the
 * page or become plain text.
 */
export function storyView(markdown: string): string {
  const text = markdown.replace(/^# .*\n/, '');
  const printed = text.replaceAll(CODE_OR_PROSE, (part) =>
    part.startsWith('`') ? part : typeset(part),
  );
  return marked.parse(printed, { async: false });
}

/** Finds the section of the page for a file of the project. */
function addressOf(path: string): string | undefined {
  for (const [pattern, part] of PLACES) {
    const [, named] = path.match(pattern) ?? [];
    const chapter = EXERCISES.find(({ name, units }) =>
      [name, ...units].some((one) => one === named),
    )?.name;
    if (named && (chapter || part === '')) return `#${chapter ?? named}${part}`;
  }
  return undefined;
}

/** A chapter of the walkthrough as markup, for the page: its links lead to places of the page or are left out. */
import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { STEPS } from '../../coach/steps.ts';
import { escapeText } from '../view/text.ts';
import { typeset } from '../view/typography.ts';
import { highlight, highlightDiff } from './highlight.ts';

/** What is said of a chapter: one that is not on the page is found in the walkthrough. */
const CHAPTER = /^chapter \d+$/i;

/** The headings of the walkthrough stand below those of the page. */
const DEPTH = 2;

/**
 * The text of a chapter without its title, as markup.
 *
 * @param markdown - such as `docs/walkthrough/05-two-pairs.md`
 */
export function storyView(markdown: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return depth === 1 ? '' : `<h${depth + DEPTH}>${this.parser.parseInline(tokens)}</h${depth + DEPTH}>\n`;
      },
      code({ text, lang = '' }) {
        return `<pre><code>${codeView(text, lang)}</code></pre>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const address = addressOf(href);
        if (address === undefined) return CHAPTER.test(words) ? `${words} of the walkthrough` : words;
        return `<a href="${escapeText(address)}">${words}</a>`;
      },
      html: () => '',
      text(token) {
        const { tokens, text, escaped } = token as Tokens.Text;
        if (tokens) return this.parser.parseInline(tokens);
        return escapeText(typeset(escaped ? unescaped(text) : text));
      },
    },
  });
  return marked
    .parse(markdown, { async: false })
    .replaceAll(/<table>(?=\s*<thead>(?<heads>.*?)<\/thead>)/gs, namedTable);
}

/** A table is called after its columns. */
function namedTable(...match: unknown[]): string {
  const { heads = '' } = match.at(-1) as { heads?: string };
  const names = [...heads.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, name = '']) => name.replaceAll(/<.*?>/g, ''));
  return `<table aria-label="${names.filter(Boolean).join(', ')}">`;
}

/** Text as it was before marked wrote its quotation marks as entities. */
const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

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

/** The chapter of a step or of a unit. */
function chapterOf(name: string): string | undefined {
  return STEPS.find((step) => step.name === name || step.units.some((unit) => unit === name))?.name;
}

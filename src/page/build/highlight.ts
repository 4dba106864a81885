/** Highlights code as the editor does. */
import { highlightCode } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import { codeClasses } from '../browser/workbench/code-classes.ts';
import { escapeText } from '../view/text.ts';

const typescript = parser.configure({ dialect: 'ts' });

/** Short elements instead of classes: the book has thousands. */
const ELEMENTS: Readonly<Record<string, string>> = { kw: 'b', co: 'small', va: 'i', ty: 'u' };

/** Returns TypeScript as HTML. */
export function highlight(code: string): string {
  let html = '';
  const addText = (text: string, classes: string) => {
    const element = ELEMENTS[classes];
    html += element ? `<${element}>${escapeText(text)}</${element}>` : escapeText(text);
  };
  const addBreak = () => {
    html += '\n';
  };
  highlightCode(code, typescript.parse(code), codeClasses, addText, addBreak);
  return html;
}

/** Highlights each line of a diff after its `+`, `-` or space, and marks it by that sign. */
export function highlightDiff(diff: string): string {
  return diff.split('\n').map(highlightDiffLine).join('\n');
}

function highlightDiffLine(line: string): string {
  const html = line.slice(0, 2) + highlight(line.slice(2));
  if (line.startsWith('-')) return `<del>${html}</del>`;
  if (line.startsWith('+')) return `<ins>${html}</ins>`;
  return html;
}

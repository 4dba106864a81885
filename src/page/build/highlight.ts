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
  const put = (text: string, classes: string) => {
    const element = ELEMENTS[classes];
    html += element ? `<${element}>${escapeText(text)}</${element}>` : escapeText(text);
  };
  highlightCode(code, typescript.parse(code), codeClasses, put, () => {
    html += '\n';
  });
  return html;
}

/** Highlights each line of a diff after its `+`, `-` or space. */
export function highlightDiff(diff: string): string {
  const lines = diff.split('\n').map((line) => {
    const text = line.slice(0, 2) + highlight(line.slice(2));
    if (line.startsWith('-')) return `<del>${text}</del>`;
    return line.startsWith('+') ? `<ins>${text}</ins>` : text;
  });
  return lines.join('\n');
}

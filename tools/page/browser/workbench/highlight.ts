import { highlightCode } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import { escapeText } from '../../view/text.ts';
import { codeClasses } from './code-classes.ts';

const typescript = parser.configure({ dialect: 'ts' });

/** Short elements instead of classes: the book has thousands. */
const ELEMENTS: Readonly<Record<string, string>> = { kw: 'b', co: 'small', va: 'i', ty: 'u' };

/** Highlights TypeScript as the editor does, and returns it as HTML. */
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

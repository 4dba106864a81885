import { highlight } from '../browser/workbench/highlight.ts';

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

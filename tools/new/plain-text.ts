/** Turns a passage of the walkthrough into plain text, for the message of a commit. */
import { wrapText } from '../machine/terminal/wrap-text.ts';

/** The width at which git shows a message without wrapping it. */
const COLUMNS = 72;
const INDENT = '    ';

/** A fence with code, its caption, and the colon before both. The commit itself shows the code. */
const CODE = /:?\n+(?:\*\[[^*]*\*\n\n)?```(?:ts (?:src|tools)|diff)[\s\S]*?\n```$/gm;

/** A fence with what code returns, and its caption. */
const ANSWERS =
  /^(?:\*(?:\[|It returns)[^*]*\*\n\n)?```ts answers(?: of (?<path>.*))?\n(?<answers>[\s\S]*?)\n```$/gm;

const HEADING_OR_COMMENT = /^(?:#+ .*|<!-- .* -->)$/gm;
const LINK_BELOW_QUOTATION = /^> \(\[`.*`\]\(.*\)\)$/gm;
const QUOTATION_MARK = /^> ?/gm;

/**
 * Keeps the words of a passage and what its code returns.
 * @param path - the file that the commit writes: what others return is said to be theirs
 */
export function plainText(markdown: string, path: string): string {
  const blocks = markdown
    .replaceAll(CODE, (code) => (code.startsWith(':') ? '.' : ''))
    .replaceAll(ANSWERS, (_fence, of: string = path, answers: string) => {
      const whose = of === path ? '' : `${whoReturns(of)}:\n\n`;
      return whose + answersInside(answers);
    })
    .replaceAll(HEADING_OR_COMMENT, '')
    .replaceAll(LINK_BELOW_QUOTATION, '')
    .replaceAll(QUOTATION_MARK, '')
    .split(/\n{2,}/)
    .map((block) => (block.startsWith(INDENT) ? block : paragraph(block)));
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Says whose values follow, by the file. */
function whoReturns(path: string): string {
  const name = path.replace(/.*\//, '');
  return path.includes('/mistakes/')
    ? `Another version, ${name.replace('.ts', '')}, returns`
    : `In the end ${name} returns`;
}

/** Indents answers. The value of a long expression gets a line of its own. */
function answersInside(answers: string): string {
  const lines = answers.split('\n').map((line) => `${INDENT}${line}`);
  return lines
    .map((line) => (line.length > COLUMNS ? line.replace('; // ', `;\n${INDENT}// `) : line))
    .join('\n');
}

/** Wraps a paragraph, and keeps only the words of links, pictures, and what is bold or in italics. */
function paragraph(block: string): string {
  const words = block
    .replaceAll(/!?\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*(.+?)\*\*/g, 'Rule: $1')
    .replaceAll(/\*(\S[^*]*)\*/g, '$1')
    .replaceAll(/\b_(\w+)_\b/g, '$1')
    .replaceAll('\n', ' ');
  return wrapText(words.trim(), COLUMNS);
}

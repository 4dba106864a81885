/**
 * Writes a session and the schema of the protocol for docs/any-language.md, where `tools/build/documents.ts` puts
 * them. A test fails when that is needed.
 */
import { withPart } from '../../../test/support/with-part.ts';
import { writeLine } from '../../program/questioner.ts';
import { SCHEMA } from '../../program/schema.ts';
import { rightAnswer, SESSION } from '../../program/session.ts';

/** The document about programs in any language. */
export const DOCUMENT = 'docs/any-language.md';

/** The questions of the session, each a line. */
export const QUESTIONS = SESSION.map(({ question, items }, index) =>
  writeLine(index + 1, question, items),
);

/** Their right answers, each a line. */
export const ANSWERS = SESSION.map(({ question, items }, index) =>
  JSON.stringify({ id: index + 1, answers: items.map((item) => rightAnswer(question, item)) }),
);

const MOST_COLUMNS = 98;

/** Writes a value as JSON: what is short in one line. */
function written(value: unknown, indent = ''): string {
  const inOneLine = JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return inOneLine;
  if (indent.length + inOneLine.length < MOST_COLUMNS) return inOneLine;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((item) => written(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${written(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

/** Returns the document with new generated parts. */
export function completeDocument(document: string): string {
  const session = [
    ...block('jsonl', QUESTIONS),
    '',
    'The right answers:',
    '',
    ...block('jsonl', ANSWERS),
  ];
  const withSession = withPart(document, 'session', session);
  return withPart(withSession, 'schema', block('json', [written(SCHEMA)]));
}

const block = (language: string, lines: readonly string[]) => [
  `\`\`\`${language}`,
  ...lines,
  '```',
];

/** Marks for other programs: JSON, CSV and JUnit XML. */
import { levelText } from './level.ts';
import { markData } from './mark-card.ts';
import type { AnyMark } from './mark-folder.ts';
import type { PartScore } from './score.ts';

/** Writes a list: the data of each card, or why there is none. */
export function toJson(marks: readonly AnyMark[]): string {
  const data = marks.map((mark) => ('error' in mark ? mark : markData(mark)));
  return `${JSON.stringify(data, null, 2)}\n`;
}

const CSV_HEAD = [
  'folder',
  'task',
  'level',
  'rules right',
  'rules',
  'visible passed',
  'visible',
  'hidden passed',
  'hidden',
  'stubs visible',
  'stubs hidden',
  'date',
  'version',
  'seed',
  'sha-256',
  'error',
];

/** Writes a table with commas: a row for each folder. */
export function toCsv(marks: readonly AnyMark[]): string {
  const rows = [CSV_HEAD, ...marks.map(csvRow)];
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvRow(mark: AnyMark): unknown[] {
  if ('error' in mark) {
    const { folder, error } = mark;
    return [folder, ...CSV_HEAD.slice(1, -1).map(() => ''), error];
  }
  const { folder, result, stubs, date, version, seed, hash } = mark;
  const { task, level, rules, visible, hidden } = result;
  return [
    ...[folder, task, levelText(level), rules.passed, rules.of],
    ...[visible.passed, visible.of, hidden.passed, hidden.of],
    ...[stubs.visible.passed, stubs.hidden.passed],
    ...[date.toISOString(), version, seed, hash, ''],
  ];
}

/** Quotes a cell if needed. One that a spreadsheet would take for a formula begins with a quote. */
function csvCell(value: unknown = ''): string {
  const text = String(value).replace(/^[=+@-]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a test suite for each folder, with a test for each part. */
export function toJUnit(marks: readonly AnyMark[]): string {
  const suites = marks.map(suiteOf).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites}</testsuites>\n`;
}

function suiteOf(mark: AnyMark): string {
  const name = xmlText(mark.folder);
  if ('error' in mark) {
    const error = `<error message="${xmlText(mark.error)}"/>`;
    const test = `    <testcase classname="${name}" name="mark">${error}</testcase>\n`;
    return `  <testsuite name="${name}" tests="1" failures="0" errors="1">\n${test}  </testsuite>\n`;
  }
  const { parts } = mark.result;
  const failures = parts.filter(({ isRight }) => !isRight).length;
  const tests = parts.map((part) => testOf(part, name)).join('');
  const counts = `tests="${parts.length}" failures="${failures}" errors="0"`;
  return `  <testsuite name="${name}" ${counts} timestamp="${mark.date.toISOString()}">\n${tests}  </testsuite>\n`;
}

function testOf(part: PartScore, className: string): string {
  const { visible, hidden, isRight } = part;
  const passed = `${visible.passed + hidden.passed} of ${visible.of + hidden.of} examples pass`;
  const failure = isRight
    ? ''
    : `<failure message="${xmlText(passed)}">${xmlText(whyOf(part))}</failure>`;
  return `    <testcase classname="${className}" name="${xmlText(part.part)}">${failure}</testcase>\n`;
}

function whyOf({ isBegun, message, knownMistake, failed }: PartScore): string {
  if (!isBegun) return 'not begun';
  return message ?? knownMistake ?? failed.map(({ name }) => name).join('\n');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no word for them
const NOT_IN_XML = /[\x00-\x08\x0b\x0c\x0e-\x1f]/g;

function xmlText(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
  return text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"]/g, (sign) => `&${names[sign]};`);
}

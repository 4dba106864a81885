/** Says in words what is no Gherkin, and what could stand there. */
import { quote } from '../../../src/cards/quote.ts';
import { listed, nearest } from '../../machine/words/nearest.ts';
import { findStep } from '../chapters/find-step.ts';
import type { FeatureTrouble } from '../own-verdict.ts';

/** What may stand in a line, as Gherkin calls it and as its readers do. */
const KINDS_OF_LINES: Readonly<Record<string, string>> = {
  FeatureLine: '"Feature:"',
  RuleLine: '"Rule:"',
  ScenarioLine: '"Scenario:"',
  ExamplesLine: '"Examples:"',
  StepLine: 'a step (Given, When, Then, And or But)',
  TableRow: 'a row of a table (| … |)',
};

const END = 'the end of the file';

/** Says which line is not Gherkin. @param error - of the parser */
export function troubleWithGherkin(error: unknown): FeatureTrouble {
  const [first = error] = (error as { readonly errors?: readonly unknown[] }).errors ?? [];
  const [, line = '1', message = ''] = String(first).match(/\((\d+):\d+\): (.*)/) ?? [];
  const [before = '', got = END] = message.split(', got ', 2);
  const kinds = [...before.matchAll(/#(\w+)/g)].flatMap(
    ([, kind = '']) => KINDS_OF_LINES[kind] ?? [],
  );
  if (kinds.length === 0) return { line: Number(line), message };
  return { line: Number(line), message: insteadOf(got.replaceAll(/^'|'$/g, ''), kinds) };
}

/** Says what could stand instead of a line. @param kinds - of lines that could */
function insteadOf(got: string, kinds: readonly string[]): string {
  if (findStep(got)) return `${quote(got)} needs a keyword: Given, When, Then, And or But`;
  const [first = ''] = got.split(/\s/, 1);
  const meant = nearest(first, KEYWORDS);
  if (meant !== undefined) return `${quote(got)}: did you mean "${meant}"?`;
  return `expected ${listed(kinds)}, but got ${got === END ? END : quote(got)}`;
}

const KEYWORDS = ['Given', 'When', 'Then', 'And', 'But', 'Scenario:', 'Rule:'] as const;

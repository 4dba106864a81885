import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EvaluatorName, evaluators } from '../../evaluators/evaluators.ts';
import { typeset } from './typography.ts';

/** The idea of each evaluator in two sentences. */
export type EvaluatorIdeas = Readonly<Record<EvaluatorName, string>>;

/**
 * Takes the ideas from the table that compares the evaluators, so that they are written once.
 *
 * @param root - the folder of the project, or of the installed package
 * @throws Error when an evaluator has no row of its own
 */
export function readEvaluatorIdeas(root: string): EvaluatorIdeas {
  const text = readFileSync(join(root, 'src/evaluators/README.md'), 'utf8');
  const rows = [...text.matchAll(/^\| \[`([^`]+)`\]\([^)]*\) \| (.+) \|$/gm)];
  const ideas = new Map(rows.map(([, name = '', idea = '']) => [name, typeset(asPlainText(idea))]));
  const entries = Object.keys(evaluators).map((name) => [name, ideas.get(name) ?? reject(name)]);
  return Object.fromEntries(entries);
}

/** The same as data of the page, where "Try a hand" looks for them. */
export function evaluatorIdeasAsData(ideas: EvaluatorIdeas): string {
  const json = JSON.stringify(ideas).replaceAll('<', '\\u003c'); // or a text could close the script
  return `<script type="application/json" id="evaluator-ideas">${json}</script>`;
}

function asPlainText(markdown: string): string {
  return markdown.replaceAll('`', '').replaceAll('\\|', '|');
}

function reject(name: string): never {
  throw new Error(`"${name}" has no idea in src/evaluators/README.md: expected a row such as | [\`${name}\`](…) | … |`);
}

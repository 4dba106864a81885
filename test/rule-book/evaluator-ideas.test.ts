import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluators } from '../../src/evaluators/evaluators.ts';
import { evaluatorIdeasAsData, readEvaluatorIdeas } from '../../src/rule-book/evaluator-ideas.ts';

test('each evaluator has its idea, as plain text', () => {
  const ideas = readEvaluatorIdeas('.');
  expect(Object.keys(ideas)).toEqual(Object.keys(evaluators));
  expect(ideas['rule-chain']).toMatch(
    /^Ask the rules one after the other, highest first, and take the first that holds\. /,
  );
  expect(ideas['map-reduce']).toContain('A chain of || names the hand.');
  for (const idea of Object.values(ideas)) expect(idea).toMatch(/^[A-Z][^`\\]+\.$/);
});

test('an idea is two sentences, and its source is told apart from it', () => {
  for (const idea of Object.values(readEvaluatorIdeas('.'))) {
    expect(idea.split(/(?<=\.) /)).toHaveLength(2);
    expect(idea).not.toContain('Source');
  }
});

test('as data of the page no text can close the script', () => {
  const ideas = { ...readEvaluatorIdeas('.'), counter: 'Counts </script><b>' };
  const [, json = ''] =
    /^<script type="application\/json" id="evaluator-ideas">([^<]+)<\/script>$/.exec(evaluatorIdeasAsData(ideas)) ?? [];
  expect(JSON.parse(json)).toEqual(ideas);
});

test('a missing row is told', () => {
  const root = mkdtempSync(join(tmpdir(), 'ideas-'));
  mkdirSync(join(root, 'src/evaluators'), { recursive: true });
  writeFileSync(join(root, 'src/evaluators/README.md'), '| [`rule-chain`](rule-chain.ts) | Ask. |\n');
  expect(() => readEvaluatorIdeas(root)).toThrow('"map-reduce" has no idea in src/evaluators/README.md');
  rmSync(root, { recursive: true });
});

/** The learner's own examples in the practice: judged, and asked of the learner's code first. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chapter } from '../../../test/support/feature-files.ts';
import { mistakeIn } from '../../coach/answers.ts';
import { featureOf } from '../../coach/test/own-examples/judging.ts';
import { createFeature, featureFile } from '../own-features.ts';
import { exerciseOf, folderWith, home, pairOf, runner, verdictOn } from './practising.ts';

const PAIR = exerciseOf('pair');
const ALWAYS = pairOf('  return true;');
const EXACTLY_TWO = pairOf(`  return cards.some(
    ({ rank }) => cards.filter((card) => card.rank === rank).length === 2,
  );`);

const AN_ACE = ['Given the cards Ah', 'Then they do not contain a pair'];
const NOT_POKER = ['Given the cards Kd Kh', 'Then they do not contain a pair'];

/** Makes a folder with code and examples for the pair; the first example is in line 2. */
function folderWithExamples(code: string, ...examples: readonly string[][]): string {
  const folder = folderWith({ pair: code });
  writeFileSync(featureFile(PAIR, folder), featureOf(...examples));
  return folder;
}

test('the feature to start from has the rule, the sentences and an example that counts', async () => {
  const folder = folderWith({});
  expect(createFeature(PAIR, folder, home)).toBe(true);
  const judged = await runner.examples.judge(PAIR, folder);
  expect(judged?.text).toMatch(/^Feature: Pair\n {2}Two cards of one rank\.\n\n {2}# /);
  expect(judged?.text).toContain('\n  #   Then they do not contain a pair\n');
  expect(judged?.verdict).toMatchObject({ examples: [{ status: 'agrees' }] });
});

test('a feature that is there is never written over', () => {
  const folder = folderWithExamples(ALWAYS, AN_ACE);
  expect(createFeature(PAIR, folder, home)).toBe(false);
});

test('code is asked the examples that count, before ours', async () => {
  const folder = folderWithExamples(ALWAYS, NOT_POKER, AN_ACE);
  const { examples, troubles, ownExamples } = await verdictOn('pair', folder);
  const own = `${join(folder, 'pair.feature')}:5`;
  expect(examples.slice(0, 2)).toEqual([own, expect.stringContaining(chapter('pair'))]);
  expect(troubles[0]?.example?.location).toBe(own);
  expect(ownExamples).toBe(1);
});

test('changed examples are asked of unchanged code', async () => {
  const folder = folderWithExamples(ALWAYS, NOT_POKER);
  await verdictOn('pair', folder);
  writeFileSync(featureFile(PAIR, folder), featureOf(AN_ACE));
  const { ownExamples } = await verdictOn('pair', folder);
  expect(ownExamples).toBe(1);
});

test('a known mistake is named as without own examples', async () => {
  const mistakes = await runner.mistakesFor(await verdictOn('pair', folderWith({ pair: ALWAYS })));
  const nameIn = async (folder: string) =>
    mistakeIn(await verdictOn('pair', folder), mistakes)?.wrong;
  const name = await nameIn(folderWith({ pair: EXACTLY_TWO }));
  expect(name).toBe('Finds no pair in three of a kind.');
  expect(await nameIn(folderWithExamples(EXACTLY_TWO, AN_ACE))).toBe(name);
});

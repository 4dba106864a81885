/** The story in git, one commit after the other: red, wrong in some hand, green. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chapter } from '../../../test/support/feature-files.ts';
import { runCucumberIn } from '../../../test/support/run-cucumber.ts';
import { storyOf } from '../story.ts';
import { writeHistory } from '../write-history.ts';
import { TOLD } from './told-chapters.ts';
import { withoutGitConfig } from './without-git-config.ts';

withoutGitConfig();

const folder = mkdtempSync(join(tmpdir(), 'story-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();

/** What the features of a chapter say of a commit. */
interface Result {
  readonly subject: string;
  readonly passing: number;
  readonly failing: number;
}

/** Counts the scenarios of some features that pass and fail. @throws Error if none ran */
async function run(...paths: readonly string[]): Promise<Omit<Result, 'subject'>> {
  const { stdout, stderr } = await runCucumberIn(folder, {}, '--format', 'summary', ...paths);
  const [summary] = /^\d+ scenarios? .*$/m.exec(stdout) ?? [];
  if (summary === undefined) throw new Error(`no scenario ran: ${stdout}${stderr}`);
  if (/undefined|ambiguous|pending/.test(summary)) throw new Error(stdout);
  const count = (status: string) => Number(new RegExp(`(\\d+) ${status}`).exec(summary)?.[1] ?? 0);
  return { passing: count('passed'), failing: count('failed') };
}

/** Runs the newest feature of each commit, and gathers what it says by the feature. */
async function runChapters(): Promise<Map<string, Result[]>> {
  const chapters = new Map<string, Result[]>();
  for (const commit of git('rev-list', '--reverse', 'main').split('\n')) {
    git('checkout', '--quiet', commit);
    const feature = git('ls-files', 'features').split('\n').at(-1) as string;
    const subject = git('log', '-1', '--format=%s');
    const results = chapters.get(feature) ?? [];
    chapters.set(feature, [...results, { subject, ...(await run(feature)) }]);
  }
  return chapters;
}

/** Cards are given, and odds are counted with what is there. */
const PASSING_AT_ONCE = ['cards', 'draws-odds-and-outs'].map(chapter);

/** One file is enough for a game that only has more hole cards. */
const IN_ONE_STEP = ['five-card-and-six-card-omaha'].map(chapter);

const passes = ({ failing }: Result) => failing === 0;

test('each chapter begins red, and passes with its last commit alone', async () => {
  writeHistory(folder, storyOf('.', 'my-story'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const chapters = await runChapters();
  for (const feature of PASSING_AT_ONCE) {
    expect({ feature, passing: chapters.get(feature)?.map(passes) }).toMatchObject({
      passing: [true],
    });
    chapters.delete(feature);
  }
  expect(chapters.size).toBe(TOLD.length - PASSING_AT_ONCE.length);

  for (const [feature, [red, ...versions]] of chapters) {
    const green = versions.pop() as Result;
    expect(green).toMatchObject({ failing: 0 });
    const wrong = versions.filter((version) => !passes(version));
    expect(wrong).toEqual(versions);
    const better = versions.filter(({ passing }) => passing > (red?.passing ?? 0));
    expect(better).toEqual(versions);
    expect({ feature, isOneStep: versions.length === 0 }).toEqual({
      feature,
      isOneStep: IN_ONE_STEP.includes(feature),
    });
  }

  git('checkout', '--quiet', 'main');
  expect(await run()).toMatchObject({ failing: 0 });
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc'], { cwd: folder });
  execFileSync(process.execPath, ['node_modules/jest/bin/jest.js'], { cwd: folder, stdio: 'pipe' });
});

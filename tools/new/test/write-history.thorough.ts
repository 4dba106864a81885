/** A story as `poker-kata new --story` writes it, in git. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProcess } from '../../command/test/in-process.ts';
import { storyOf } from '../story.ts';
import { withoutGitConfig } from './without-git-config.ts';

withoutGitConfig();

const base = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(base, { recursive: true }));

const git = (folder: string, ...words: readonly string[]) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();

const write = (folder: string, env = {}) => inProcess(['new', folder, '--story'], '', { env });

test('the story is a history, and its last files are there', async () => {
  const folder = join(base, 'my-story');
  const { status, stdout, stderr } = await write(folder);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(
    '  git log --oneline --reverse\n  git log --reverse -p ":/Begin the kata"..\n',
  );

  const story = storyOf('.', 'my-story');
  const messages = git(folder, 'log', '--reverse', '--format=%B%x00').split('\0\n');
  expect(messages.map((message) => message.replace(/\n*\0?$/, '\n'))).toEqual(
    story.map(({ message }) => message),
  );
  expect(git(folder, 'status', '--porcelain', '--branch')).toBe('## main');
  const files = new Map(story.flatMap((commit) => [...commit.files]));
  const written = git(folder, 'ls-files').split('\n');
  expect(written.sort()).toEqual([...files.keys()].sort());
  for (const [path, text] of files) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
});

test('the commits are of whom git knows, or else of a neutral author', async () => {
  const nobody = join(base, 'nobody');
  await write(nobody);
  expect(git(nobody, 'log', '-1', '--format=%an %ae')).toBe('poker-kata poker-kata@localhost');

  const somebody = join(base, 'somebody');
  const config = join(base, 'gitconfig');
  writeFileSync(config, '[user]\n  name = Ann\n  email = ann@example.org\n');
  await write(somebody, { GIT_CONFIG_GLOBAL: config });
  expect(git(somebody, 'log', '-1', '--format=%an %ae')).toBe('Ann ann@example.org');
});

test('hooks and signatures of the user, and another repository, have no part in it', async () => {
  const folder = join(base, 'apart');
  const hooks = join(base, 'hooks');
  mkdirSync(hooks);
  for (const hook of ['post-checkout', 'reference-transaction'])
    writeFileSync(join(hooks, hook), `#!/bin/sh\ntouch "${base}/hook-ran"\nexit 1\n`, {
      mode: 0o755,
    });
  const config = join(base, 'strict');
  writeFileSync(
    config,
    `[core]\n  hooksPath = ${hooks}\n[commit]\n  gpgSign = true\n[init]\n  defaultBranch = other\n`,
  );
  const elsewhere = { GIT_DIR: join(base, 'elsewhere'), GIT_WORK_TREE: base };
  const { stderr } = await write(folder, { GIT_CONFIG_GLOBAL: config, ...elsewhere });
  expect(stderr).toBe('');
  expect(git(folder, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('main');
  expect(existsSync(join(base, 'hook-ran'))).toBe(false);
  expect(existsSync(elsewhere.GIT_DIR)).toBe(false);
});

describe('nothing is written', () => {
  test('without git', async () => {
    const folder = join(base, 'no-git');
    expect(await write(folder, { PATH: base })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'a story is a history in git, but there is no git on this machine\n',
    });
    expect(existsSync(folder)).toBe(false);
  });

  test('if git fails', async () => {
    const folder = join(base, 'failing');
    const config = join(base, 'broken');
    writeFileSync(config, '[user\n');
    const { status, stderr } = await write(folder, { GIT_CONFIG_GLOBAL: config });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^git cannot write the story: fatal: .*\n$/);
    expect(existsSync(folder)).toBe(false);
  });
});

/** Writes commits as the history of a new git repository. */
import { spawnSync } from 'node:child_process';
import type { Commit } from './story.ts';

/** A git that runs us as a hook sets these, and they lead to its own repository. */
const OF_ANOTHER_REPOSITORY = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE'];

/** Lets no hook of the user run: there is no folder of this name. */
const WITHOUT_HOOKS = ['-c', 'core.hooksPath=.git/no-hooks'];

/** Who commits if git does not know who you are. */
const NEUTRAL = ['-c', 'user.name=poker-kata', '-c', 'user.email=poker-kata@localhost'];

/** @throws Error unless git runs */
export function requireGit(): void {
  if (!runGit(['--version'], {}).error) return;
  throw new Error('a story is a history in git, but there is no git on this machine');
}

/**
 * Writes commits on the branch main, and the files of the last one.
 * @param folder - is empty
 * @throws Error that says what git cannot do
 */
export function writeHistory(folder: string, commits: readonly Commit[]): void {
  const git = (args: readonly string[], input = '') => {
    const { status, stderr, error } = runGit(args, { cwd: folder, input });
    if (status === 0) return;
    const [why] = (error?.message ?? stderr).trim().split('\n');
    throw new Error(`git cannot write the story: ${why}`);
  };
  git(['init', '--quiet']);
  git(['fast-import', '--quiet'], streamOf(commits, committerIn(folder)));
  git(['checkout', '--quiet', '--force', 'main']);
}

interface Options {
  readonly cwd?: string;
  readonly input?: string;
}

function runGit(args: readonly string[], options: Options) {
  const env = { ...process.env };
  for (const name of OF_ANOTHER_REPOSITORY) delete env[name];
  return spawnSync('git', [...WITHOUT_HOOKS, ...args], { ...options, env, encoding: 'utf8' });
}

/** Returns a name, an address and the time, as in a commit. */
function committerIn(folder: string): string {
  const ask = (options: readonly string[]) =>
    runGit([...options, 'var', 'GIT_COMMITTER_IDENT'], { cwd: folder });
  const configured = ask(['-c', 'user.useConfigOnly=true']);
  const { stdout } = configured.status === 0 ? configured : ask(NEUTRAL);
  return stdout.trim();
}

/** Writes commits in the format of `git fast-import`. */
function streamOf(commits: readonly Commit[], committer: string): string {
  return commits
    .map(({ message, files }) => {
      const changes = Array.from(files, ([path, text]) => `M 100644 inline ${path}\n${data(text)}`);
      const head = `commit refs/heads/main\ncommitter ${committer}\n${data(message)}`;
      return [head, ...changes].join('');
    })
    .join('');
}

/** Writes a text with its length, which says where it ends. */
const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;

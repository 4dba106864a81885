/**
 * What a candidate's code can forge with the rights of the interviewer, and that it cannot in the
 * box of the guide. It is tried where the machine has user namespaces.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { practice } from '../../practice/test/practice-in.ts';

const BOX = `sh ${resolve('samples/box.sh')}`;
const canBox = spawnSync('sh', ['samples/box.sh', 'true']).status === 0;
const onLinux = canBox ? test : test.skip;

const cwd = mkdtempSync(join(tmpdir(), 'isolation-'));
afterAll(() => rmSync(cwd, { recursive: true }));

/** A right answer, outside of the candidate's folder. */
const ANSWER = join(cwd, 'answer.cjs');
const IS_FLUSH = `({ length: 4 }, (_, i) => 'CDHS'[i]).some(
  (suit) => cards.filter((card) => card.suit === suit).length >= 5)`;
writeFileSync(ANSWER, `exports.isFlush = (cards) => Array.from${IS_FLUSH};`);

/** The folder that is marked. No other process has its name, so no other can be ended. */
const EVE = `eve-of-${basename(cwd)}`;

/** Finds the judge in the table of processes: the one that marks that folder. */
const FIND_JUDGE = `
import { spawn } from 'node:child_process';
import { openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';

const pids = (() => { try { return readdirSync('/proc').filter((name) => /^\\d+$/.test(name)); } catch { return []; } })();
const commandOf = (pid) => { try { return readFileSync('/proc/' + pid + '/cmdline', 'utf8'); } catch { return ''; } };
const judge = pids.find((pid) => commandOf(pid).includes('\\0mark\\0${EVE}\\0'));
const seize = () => openSync('/proc/' + judge + '/fd/1', 'w');
`;

const FORGERIES = {
  'writes to the output of the judge, and ends it': `${FIND_JUDGE}
    if (judge) { writeSync(seize(), 'FORGED'); spawn('kill', ['-9', judge]); }
    export const isFlush = () => true;`,
  'leaves a child that clears the terminal when the judge has ended': `${FIND_JUDGE}
    const late = 'while kill -0 ' + judge + '; do sleep 0.1; done; printf "\\\\033cFORGED"';
    try { spawn('setsid', ['sh', '-c', late], { detached: true, stdio: ['ignore', seize(), 'ignore'] }).unref(); } catch {}
    export const isFlush = () => true;`,
  'reads the path of the judge in the table of processes': `${FIND_JUDGE}
    const path = commandOf(judge).split('\\0').find((word) => word.endsWith('main.ts'));
    export const isFlush = () => { throw new TypeError(path ? 'FORGED' : 'nothing'); };`,
  'loads an answer with createRequire': `${FIND_JUDGE}
    const answer = (() => { try { return createRequire('/x')(${JSON.stringify(ANSWER)}); } catch { return {}; } })();
    export const isFlush = (cards) => answer.isFlush?.(cards) ?? false;`,
};

const names = Object.keys(FORGERIES) as (keyof typeof FORGERIES)[];

/** Marks a folder whose flush.ts is a forgery, and returns what is printed. */
function mark(name: keyof typeof FORGERIES, ...words: string[]): string {
  practice(cwd, 'interview', 'predicates', '--dir', EVE);
  writeFileSync(join(cwd, EVE, 'flush.ts'), FORGERIES[name]);
  return markInPipe(EVE, ...words);
}

/** Marks with a pipe as standard output, which another process can open; ends when all closed it. */
function markInPipe(...words: string[]): string {
  const node = [process.execPath, '--import', resolve('node_modules/tsx/dist/esm/index.mjs')];
  const command = [...node, resolve('tools/command/main.ts'), 'practice', 'interview', 'mark'];
  const script = [...command, ...words].map((word) => `'${word}'`).join(' ');
  return spawnSync('sh', ['-c', `${script} | cat`], { cwd, encoding: 'utf8' }).stdout;
}

/** Whether the forgery worked: it printed, or its flush is right. */
const FORGED = /FORGED|\| flush +\| 2 of 2 +\| 11 of 11 /;

onLinux.each(names)('with the rights of the interviewer, code %s', (name) => {
  expect(mark(name)).toMatch(FORGED);
});

onLinux.each(names)('in the box, no code %s', (name) => {
  const printed = mark(name, '--inside', BOX);
  expect(printed).not.toMatch(FORGED);
  expect(printed).toMatch(/^- Rules that are right: 0 of 9, 8 were not started$/m);
});

/** Runs a command in the box. */
const inBox = (...words: string[]) =>
  spawnSync('sh', [resolve('samples/box.sh'), ...words], { cwd, encoding: 'utf8' });

onLinux('of the settings of the system, the box shows only those that programs need', () => {
  const settings = inBox('ls', '/etc').stdout.trim().split('\n');
  expect(settings.filter((file) => !/^(alternatives|java.*|ld\.so\..*)$/.test(file))).toEqual([]);
});

onLinux('in the box, a process gets 2 GB, and not more', () => {
  const allocate = (bytes: number) => inBox('node', '-e', `Buffer.alloc(${bytes})`).status;
  expect(allocate(1e9)).toBe(0);
  expect(allocate(3e9)).not.toBe(0);
});

onLinux('in the box, right files and a right program get their marks', () => {
  practice(cwd, 'interview', 'predicates', '--dir', 'ada');
  cpSync('samples/rules/pair.ts', join(cwd, 'ada', 'pair.ts'));
  practice(cwd, 'interview', 'winner', '--dir', 'bob', '--run', 'python3 solution.py');
  cpSync('samples/python/solution.py', join(cwd, 'bob', 'solution.py'));
  const { stdout } = practice(cwd, 'interview', 'mark', 'ada', 'bob', '--inside', BOX);
  expect(stdout).toMatch(/^\| ada +\| 1 of 9 /m);
  expect(stdout).toMatch(/^\| bob +\| 12 of 12 /m);
});

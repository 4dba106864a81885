/** Whatever the learner's code attacks, the practice says what is true, and goes on. */
import { STEPS } from '../../../src/coach/steps.ts';
import { isDone } from '../../../src/coach/verdict.ts';
import { HAS_PROCESS_GROUPS } from '../../../src/practice/child/kill-group.ts';
import { Runner } from '../../../src/practice/child/runner.ts';
import { findProgress } from '../../../src/practice/session.ts';
import { home, newFolder, pairOf } from '../practising.ts';

const PAIR = STEPS.slice(0, 1);
const RIGHT = 'return new Set(cards.map(({ rank }) => rank)).size < cards.length;';
const WRONG = 'return true;';

/** Patient, so that no attack ends by the clock where the machine is busy. */
const runner = new Runner(home, { longestCallMs: 20_000 });
const folder = newFolder();
afterAll(() => runner.close());

async function judge(body: string) {
  pairOf(`const fs = require('node:fs'), threads = require('node:worker_threads');\n${body}`, folder);
  return (await findProgress(runner, folder, PAIR)).verdict;
}

const FORGED = JSON.stringify({
  kind: 'verdict',
  verdict: { step: 'pair', examples: 7, failed: [], hunted: 1500, counted: 1 },
});
const LINES = JSON.stringify(`\n${FORGED}\n{"kind":"end"}\n`);

/** Runs code in a thread of its own and waits until it is done, by a shared number. */
const inThread = (code: string) => `const done = new Int32Array(new SharedArrayBuffer(4));
new threads.Worker(\`const { workerData: done } = require('node:worker_threads'), fs = require('node:fs');
  try { ${code} } catch {} Atomics.store(done, 0, 1); Atomics.notify(done, 0);\`, { eval: true, workerData: done });
Atomics.wait(done, 0, 0);`;

type Attack = [what: string, code: string, sentence: string];

const CLOSED = 'it closed file descriptor 3, which belongs to the practice';
/** Windows lacks the signal that tells of it. */
const CLOSING: Attack[] = [
  ['closes the pipe in a thread', inThread('fs.closeSync(3)'), CLOSED],
  ['puts a file in place of the pipe', inThread('fs.closeSync(3); fs.openSync("/dev/null", "w")'), CLOSED],
];

const everyDescriptor = (what: string) => `for (let fd = 0; fd <= 40; fd += 1) try { ${what} } catch {}`;

describe('is told, with its line', () => {
  test.each<Attack>([
    ['writes a verdict to the pipe', `fs.writeSync(3, ${LINES});`, 'file descriptor 3 belongs to the practice'],
    ['writes bytes to the pipe', 'fs.writeSync(3, Buffer.alloc(9));', 'file descriptor 3 belongs to the practice'],
    ['writes a list to the pipe', 'fs.writevSync(3, [Buffer.alloc(9)]);', 'file descriptor 3 belongs to the practice'],
    ['writes by a callback', 'fs.write(3, "x", () => {});', 'file descriptor 3 belongs to the practice'],
    ['closes what it prints to', 'fs.closeSync(1);', 'file descriptor 1 belongs to the practice'],
    ['writes a file to the pipe', 'fs.writeFileSync(3, "x");', 'file descriptor 3 belongs to the practice'],
    ['closes the pipe', 'fs.closeSync(3);', 'file descriptor 3 belongs to the practice'],
    ['closes the jobs', 'fs.closeSync(4);', 'file descriptor 4 belongs to the practice'],
    ['reads the jobs', 'fs.readSync(4, Buffer.alloc(9));', 'file descriptor 4 belongs to the practice'],
    ['writes to what is not open', 'fs.writeSync(99, "x");', 'it threw Error: EBADF'],
    [
      'sends a message',
      '(process as any).send({ kind: "end" });',
      'it threw TypeError: process.send is not a function',
    ],
    ['ends its parent', 'process.kill(process.ppid);', 'does not belong to your code'],
    ['kills its parent', 'process.kill(process.ppid, "SIGKILL");', 'does not belong to your code'],
    ['kills past the guard', '(process as any)._kill(process.ppid, 9);', 'does not belong to your code'],
    ['kills everyone', 'process.kill(-1, "SIGKILL");', 'process -1 does not belong to your code'],
    ['exits', 'process.exit(0);', 'it ended the process with process.exit(0)'],
    ['exits past all listeners', '(process as any).reallyExit(3);', 'it ended the process with process.exit(3)'],
    ['aborts', 'process.abort();', 'it ended the process with process.abort()'],
    [
      'replaces JSON.stringify',
      `JSON.stringify = () => '${FORGED}';`,
      'it replaces stringify, which all other code uses',
    ],
    ['replaces JSON.parse', 'JSON.parse = () => ({ steps: [] });', 'it replaces parse, which all other code uses too'],
    [
      'opens the debugger',
      'new (require("node:inspector").Session)().connect();',
      'the debugger belongs to the practice',
    ],
    ['floods the output', 'for (;;) console.log("again");', 'one call printed more than 10,000 lines'],
    ['floods the errors', 'for (;;) process.stderr.write("a\\n");', 'one call printed more than 10,000 lines'],
    ['never ends its line', 'for (;;) process.stdout.write("abcdefgh");', 'more than 1,000,000 characters'],
  ])('code that %s', async (_, attack, sentence) => {
    const { trouble } = await judge(`${attack}\n${RIGHT}`);
    expect(trouble?.message).toContain(sentence);
    expect(trouble?.where).toMatchObject({ file: expect.stringMatching(/pair\.ts$/), line: 5 });
  });
});

describe('is told, without a line', () => {
  test.each([
    ['gives all objects a verdict', 'Object.prototype.trouble = 1;', 'it adds trouble to Object.prototype'],
    ['gives all objects a text', `Object.prototype.toJSON = () => (${FORGED});`, 'it adds toJSON to Object.prototype'],
    [
      'throws an error without a message',
      'throw new Proxy(new Error(), { get() { throw 1; } });',
      'that cannot be shown',
    ],
    [
      'throws an error with another stack',
      'throw Object.assign(new Error("x"), { stack: 5 });',
      'isPair threw Error: x',
    ],
    ['makes all stacks lists', 'Error.prepareStackTrace = () => [];\nthrow new Error("x");', 'isPair threw Error: x'],
    ['kills itself', 'process.kill(process.pid, "SIGKILL");', 'it ended the process in which it ran'],
    ['kills its group', 'process.kill(0, "SIGKILL");', 'it ended the process in which it ran'],
    [
      'forges in a thread',
      inThread(`fs.writeSync(3, ${JSON.stringify(`${FORGED}\n`).replaceAll('\\', '\\\\')})`),
      'it wrote to file descriptor 3, which belongs to the practice',
    ],
    [
      'writes half a line in a thread',
      inThread('fs.writeSync(3, "{")'),
      'it wrote to file descriptor 3, which belongs to the practice',
    ],
    [
      'writes what is no text in a thread',
      inThread('fs.writeSync(3, Buffer.from([255, 0, 200, 10, 10, 13]))'),
      'it wrote to file descriptor 3, which belongs to the practice',
    ],
    ...(HAS_PROCESS_GROUPS ? CLOSING : []),
  ])('code that %s', async (_, attack, sentence) => {
    expect((await judge(`${attack}\n${RIGHT}`)).trouble?.message).toContain(sentence);
  });
});

const attemptsAll = [
  ['writes to every descriptor', everyDescriptor(`fs.writeSync(fd, ${LINES})`)],
  ['closes every descriptor', everyDescriptor('fs.closeSync(fd)')],
  ['closes every descriptor later', everyDescriptor('fs.close(fd, () => {})')],
  ['writes a stream', 'fs.createWriteStream("", { fd: 3 }).write("x");'],
  ['reads the input', 'process.stdin.on("data", () => {}); fs.readFileSync(0);'],
  ['leaves a timer that throws', 'setTimeout(() => { throw 1; }, 0);'],
  ['leaves a timer for ever', 'setInterval(() => { for (;;); }, 0);'],
  ['leaves promises', 'void Promise.reject(2); process.nextTick(() => { throw 3; });'],
  ['removes all listeners', 'process.removeAllListeners(); void Promise.reject(2);'],
  ['replaces what messages go through', 'threads.MessagePort.prototype.postMessage = () => {};'],
  ['replaces what is written', 'fs.writeSync = () => 0; (process as any).binding("fs").writeBuffer = () => 0;'],
  ['replaces Buffer', 'Buffer.from = () => Buffer.alloc(0);'],
  ['replaces how it is stopped', 'process.kill = () => true;'],
  ['changes its folder', 'process.chdir("/");'],
  ['clears what it was given', 'process.argv.length = 0; process.env = {};'],
  ['hands all handles a job', '(process as any)._getActiveHandles().forEach((one: any) => one.emit("message", {}));'],
  ['asks which resource runs it', 'require("node:async_hooks").executionAsyncResource().postMessage?.({});'],
  ['starts a thread for ever', 'new threads.Worker("for (;;);", { eval: true }).unref();'],
  ['prints what steers a terminal', 'console.log("\\x1b[2J\\x1b[HAll 7 examples pass.");'],
  ...(HAS_PROCESS_GROUPS
    ? [
        ['ends its parent by a program', 'require("node:child_process").execSync("kill " + process.ppid);'],
        ['ends its parent in a thread', inThread('process.kill(process.ppid)')],
      ]
    : []),
];

describe('changes no verdict', () => {
  test.each(attemptsAll)('wrong code that %s', async (_, attack) => {
    const { trouble, failed } = await judge(`${attack}\n${WRONG}`);
    expect(trouble).toMatchObject({ expected: 'false', got: 'isPair returned true', where: { line: 3 } });
    expect(failed).not.toHaveLength(0);
  });
});

test('right code passes although it tries', async () => {
  const verdict = await judge(`${everyDescriptor(`fs.writeSync(fd, ${LINES})`)}\n${RIGHT}`);
  expect(verdict).toMatchObject({ step: 'pair', examples: 7, failed: [], hunted: expect.any(Number) });
  expect(isDone(verdict)).toBe(true);
});

test('what is printed is counted, and cannot steer the terminal', async () => {
  const printedBy = async (code: string) => (await judge(`${code}\n${WRONG}`)).trouble?.printed?.split('\n');
  expect(await printedBy('for (let i = 1; i <= 3000; i += 1) console.log("line", i);')).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `line ${index + 1}`),
    '… and 2,990 more lines',
  ]);
  expect(await printedBy('for (let i = 1; i <= 11; i += 1) console.log(i);')).toHaveLength(11);
  expect((await printedBy('console.log("a".repeat(5000)); console.log("b");'))?.at(-1)).toBe('… and 1 more line');
  expect(await printedBy('process.stdout.write("\\x1b[2Ja\\tb");')).toEqual(['<U+001B>[2Ja  b']);
});

test('a printed stack has the lines of the file, as they are in the file', async () => {
  const { printed = '' } = (await judge(`console.log(new Error('here').stack);\n${WRONG}`)).trouble ?? {};
  const [first, ...frames] = printed.split('\n');
  expect(first).toBe('Error: here');
  expect(frames).toEqual([expect.stringMatching(/^ +at isPair \(\S*pair\.ts:5:\d+\)$/)]);
  const withCause = (await judge(`console.log(new Error('a', { cause: new Error('b') }));\n${WRONG}`)).trouble?.printed;
  expect(withCause).toMatch(/^Error: a\n +at isPair .*:5:13\) \{\n +\[cause\]: Error: b\n +at isPair .*:5:37\)\n\}$/);
});

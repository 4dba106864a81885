/** Whatever the learner's code does, it ends in a sentence that says what happened and where. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { STEPS } from '../../../src/coach/steps.ts';
import { type Unit, unitSource } from '../../../src/coach/stub-answers.ts';
import { isDone } from '../../../src/coach/verdict.ts';
import { HAS_PROCESS_GROUPS } from '../../../src/practice/child/kill-group.ts';
import { Runner } from '../../../src/practice/child/runner.ts';
import { findProgress } from '../../../src/practice/session.ts';
import { home, newFolder, pairOf, runner, solve, solveBefore } from '../practising.ts';

const PAIR = STEPS.slice(0, 1);
const RIGHT = 'return new Set(cards.map(({ rank }) => rank)).size < cards.length;';

const folder = newFolder();

async function judge() {
  return (await findProgress(runner, folder, PAIR)).verdict;
}

test.each([
  ['throws', 'const [first] = cards as any;\nreturn first.rank.suit.x;', 'it threw TypeError: ', 5],
  ['changes a card', '(cards as any)[0].rank = 2;\nreturn true;', 'it changes what it was given', 4],
  ['replaces what all code shares', 'Array.prototype.map = () => [];\nreturn true;', 'it replaces map, which', 4],
  ['ends the process', '\nprocess.exit(0);', 'it ended the process with process.exit(0)', 5],
  ['calls itself for ever', 'return isPair(cards);', 'it calls itself endlessly', 4],
  ['is killed', 'process.kill(process.pid, "SIGKILL");\nreturn true', 'it ended the process in which it ran', 3],
  ['has no syntax', 'return ((;', 'it cannot be read: Unexpected ";"', 4],
])('code that %s', async (_, body, sentence, line) => {
  pairOf(body, folder);
  const { trouble } = await judge();
  expect(trouble?.message).toContain(sentence);
  expect(trouble?.where).toMatchObject({ file: expect.stringMatching(/pair\.ts$/), line });
});

test('code that eats memory', async () => {
  pairOf('const a = [];\nfor (;;) a.push(Array(999_999).fill(1));', folder);
  const patient = new Runner(home, { longestCallMs: 60_000 }); // a busy machine may take long to find so much memory
  const { trouble } = (await findProgress(patient, folder, PAIR)).verdict;
  await patient.close();
  expect(trouble?.message).toBe('it took more than 80 MB of memory');
  expect(trouble?.where?.file).toMatch(/pair\.ts$/); // the line depends on whether it fills an array just then
});

test.each([
  ['waits', 'export const isPair = 1;\nawait isPair;', 'it cannot be read: await stands outside of a function', 2],
  ['throws when it is read', 'export const isPair = 1;\nthrow new Error("oh");', 'it threw Error: oh', 2],
  [
    'holds 200 MB',
    'const big = Buffer.alloc(2e8, 1); export const isPair = () => { for (;;) big.at(0); };',
    'it took more than 80 MB of memory',
    1,
  ],
  ['exports something else', 'export const isPair = 1;', 'isPair is exported as 1, expected a function', 1],
  ['lacks its export', 'export const hasTwins = 1;', 'the file does not export isPair', 1],
  [
    'imports what is not there',
    'import x from "./nowhere";\nexport const isPair = x;',
    `there is no file "./nowhere", expected ${join(folder, 'nowhere.ts')}`,
    1,
  ],
  [
    'imports a package that is not there',
    'import x from "nowhere";\nexport const isPair = x;',
    'there is no package "nowhere", expected poker-hands-kata or a file such as "./pair.ts"',
    1,
  ],
  ['ends too early', 'export const isPair = (\n\n', 'it cannot be read: it ends too early', 1],
])('a file that %s', async (_, text, sentence, line) => {
  writeFileSync(join(folder, 'pair.ts'), text);
  const { trouble } = await judge();
  expect(trouble?.message).toBe(sentence);
  expect(trouble?.where?.line).toBe(line);
});

test.each([
  ['on random hands', 'cards.length > 8', /^isPair\(parseCards\('(\w\w ){8,}\w\w'\)\)$/],
  ['in an example', 'cards.length > 0', /^isPair\(parseCards\('\w\w \w\w.*'\)\)$/],
  [
    'while it is counted',
    "cards.length === 3 && cards.every(({ suit }) => suit === 'S')",
    /^isPair\(parseCards\('\wS \wS \wS'\)\)$/,
  ],
])('a loop %s is told with the hand', async (_, when, call) => {
  pairOf(`while (${when}) cards.at(0);\n${RIGHT}`, folder);
  const { trouble } = await judge();
  expect(trouble?.message).toContain('did not end within');
  expect(trouble?.call).toMatch(call);
  expect(trouble?.where?.line).toBe(4);
});

describe('nobody may change', () => {
  const ours = (unit: Unit) => JSON.stringify(resolve(unitSource(unit).source));

  test.each<[string, string, Unit, string]>([
    [
      'the list of players',
      'showdown',
      'showdown',
      'export const showdown = (players: any[]) =>\n  players.sort((a, b) => b.rank.tieBreak[0] - a.rank.tieBreak[0]);',
    ],
    [
      'a player',
      'showdown',
      'showdown',
      'export function showdown([...players]: any[]) {\n  for (const player of players) player.place = 1;\n}',
    ],
    [
      'what is to be dealt',
      'showdown',
      'deal',
      `export { dealOmaha } from ${ours('deal')};\nexport const dealTexasHoldem = (options: any) => --options.players;`,
    ],
    [
      'a ranked hand',
      'tie-breaking',
      'tie-breaking',
      'export function compareHandRanks(a: any, b: any) {\n  return a.tieBreak.shift() - b.tieBreak.shift();\n}',
    ],
    [
      'the best five',
      'ranking',
      'best-five',
      `export { bestFive } from ${ours('best-five')};\nexport const tieBreakOf = (_: string, five: any[]) => five.reverse();`,
    ],
  ])('%s', async (_, name, unit, text) => {
    const own = newFolder();
    solveBefore('nothing', own);
    writeFileSync(join(own, `${unit}.ts`), text);
    const step = STEPS.filter((known) => known.name === name);
    const { trouble } = (await findProgress(runner, own, step)).verdict;
    expect(trouble?.message).toContain('it changes what it was given');
    expect(trouble?.where).toMatchObject({ file: join(own, `${unit}.ts`), line: 2 });
  });
});

test('code that returns a promise', async () => {
  writeFileSync(join(folder, 'pair.ts'), 'export const isPair = async () => true;');
  expect((await judge()).trouble?.message).toContain('isPair returned a promise');
});

test('a rung that returns a promise', async () => {
  const own = newFolder();
  solve('best-five', own);
  writeFileSync(join(own, 'ladder.ts'), 'export const LADDER = [{ category: "flush", holds: async () => false }];');
  const step = STEPS.filter(({ name }) => name === 'ranking');
  expect((await findProgress(runner, own, step)).verdict.trouble).toMatchObject({
    message: 'the rung "flush" returned a promise, expected the answer itself: write it without async',
    where: { file: join(own, 'ladder.ts'), line: 1 },
  });
});

/** Windows cannot stop a process and let it go on later. */
const CAN_STOP = 'SIGSTOP' in constants.signals;

(CAN_STOP ? test : test.skip)('code that stops its own process', async () => {
  pairOf('process.kill(process.pid, "SIGSTOP");\nreturn true', folder);
  expect((await judge()).trouble?.message).toBe('it did not answer in time');
});

/** The program holds the pipe on which the child speaks, so that there is no verdict before both have ended. */
(HAS_PROCESS_GROUPS ? test : test.skip)('a program that the code has started ends with it', async () => {
  const mark = join(folder, 'late');
  const options = '{ stdio: ["ignore", "ignore", "ignore", 3] }';
  pairOf(`require('node:child_process').execSync('sleep 60; touch ${mark}', ${options});`, folder);
  expect((await judge()).trouble?.message).toContain('it did not end');
  expect(existsSync(mark)).toBe(false);
});

test('right code passes, and what it prints, reads or leaves behind does no harm', async () => {
  const later = 'setTimeout(() => { throw 1; }, 0);\nvoid Promise.reject(2);';
  const input = 'require("node:fs").readFileSync(0);';
  pairOf(`console.log('seen', cards.length);\n${later}\n${input}\n${RIGHT}`, folder);
  expect(await judge()).toMatchObject({ step: 'pair', examples: 7, failed: [], hunted: expect.any(Number) });
});

test('an endless loop is stopped, and what it printed is shown', async () => {
  pairOf("console.log('again');\nfor (;;) cards.at(0);", folder);
  const { message, where, printed = '' } = (await judge()).trouble ?? {};
  expect(message).toBe('it did not end within 0.3 s: is there an endless loop?');
  expect(where?.line).toBe(5);
  expect(printed).toBe('again');
});

test('code that is slow because of what it prints is told so', async () => {
  pairOf(`for (let i = 0; i < 9999; i += 1) console.log(i);\n${RIGHT}`, folder);
  const { message } = (await judge()).trouble ?? {};
  expect(message).toMatch(/it is too slow: its answers took more than 2 seconds, in which it printed [\d,]+ lines$/);
});

test('a wrong answer is shown with its example, and with what the code printed there', async () => {
  pairOf("console.log('there are', cards.length);\nreturn cards.length > 2;", folder);
  expect(await judge()).toMatchObject({
    trouble: {
      example: {
        place: 'features/02-pair.feature:15',
        given: ['Given the cards Kd Kh'],
        sentence: 'Then they contain a pair',
      },
      expected: 'true',
      got: 'isPair returned false',
      printed: 'there are 2',
    },
  });
});

test('the hunt finds the smallest hand that the examples do not show', async () => {
  pairOf(`const some = cards.filter(({ rank }) => rank !== 5);\n${RIGHT.replaceAll('cards', 'some')}`, folder);
  const { counterExample } = await judge();
  expect(counterExample).toMatchObject({
    hand: expect.stringMatching(/^5[CDHS] 5[CDHS]$/),
    expected: 'true',
    got: 'isPair returned false',
  });
});

test('what is thrown in the hunt is told in one line', async () => {
  pairOf(`if (cards.length === 9) throw new Error('boom\\n  at last');\n${RIGHT}`, folder);
  const { counterExample } = await judge();
  expect(counterExample?.got).toBe('it threw Error: boom at last');
});

test('standings are told as they stand in the table, and a player without a place', async () => {
  const own = newFolder();
  solve('deal', own);
  writeFileSync(join(own, 'showdown.ts'), 'export const showdown = (players: object[]) => players;');
  const step = STEPS.filter(({ name }) => name === 'showdown');
  expect((await findProgress(runner, own, step)).verdict.trouble).toMatchObject({
    expected: '1 White: pair; 2 Black, Red: pair; 4 Blue: pair',
    got: 'no place Black, Blue, Red, White: pair',
  });
});

test('of a table of hands only the row that fails is shown', async () => {
  const step = STEPS.filter(({ name }) => name === 'ranking');
  const { trouble } = (await findProgress(runner, newFolder(), step)).verdict;
  expect(trouble).toMatchObject({ expected: 'royal flush', got: 'high card' });
  expect(trouble?.example?.given).toEqual([
    'Given these hands:',
    '  hand         cards',
    '  royal flush  As Ks Qs Js Ts',
  ]);
});

test('a ladder without its last rung is told so, and a file that is missing can be put back', async () => {
  const own = newFolder();
  const step = STEPS.filter(({ name }) => name === 'ranking');
  writeFileSync(join(own, 'ladder.ts'), 'export const LADDER = [{ category: "royal flush", holds: () => false }];');
  expect((await findProgress(runner, own, step)).verdict.trouble).toMatchObject({
    message: 'no rung of the ladder holds for AS KS QS JS TS',
    where: { file: join(own, 'ladder.ts'), line: 1 },
  });
  rmSync(join(own, 'best-five.ts'));
  const { trouble } = (await findProgress(runner, own, step)).verdict;
  expect(trouble?.message).toBe(`there is no file ${join(own, 'best-five.ts')}: r puts the stub back`);
});

test('whoever is dealt nothing has no cards', async () => {
  const step = STEPS.filter(({ name }) => name === 'showdown');
  expect((await findProgress(runner, newFolder(), step)).verdict.trouble).toMatchObject({
    expected: 'AS JS',
    got: 'no cards',
  });
});

test('a ladder in the wrong order is not told what another function returned', async () => {
  const own = newFolder();
  solve('best-five', own);
  solve('ladder', own, 'src/mistakes/ladder/flush-below-straight.ts');
  const step = STEPS.filter(({ name }) => name === 'ranking');
  expect((await findProgress(runner, own, step)).verdict.trouble?.message).toBe('flush does not beat straight');
});

test("a ladder may ask the package's predicates, and is told when one of its own is wrong", async () => {
  const own = newFolder();
  solve('best-five', own);
  const ladderWith = (predicates: string) =>
    writeFileSync(
      join(own, 'ladder.ts'),
      `import { isFlush, LADDER as ladder, type Rung } from 'poker-hands-kata';\n${predicates}
      export const LADDER: readonly Rung[] = ladder.map((rung) =>
        rung.category === 'flush' ? { category: 'flush', holds: flush } : rung);`,
    );
  const step = STEPS.filter(({ name }) => name === 'ranking');
  ladderWith('const flush = isFlush;');
  expect(isDone((await findProgress(runner, own, step)).verdict)).toBe(true);
  ladderWith('const flush = (cards: never) => isFlush(cards) && false;');
  const { trouble } = (await findProgress(runner, own, step)).verdict;
  expect(trouble).toMatchObject({ expected: 'flush', where: { file: join(own, 'ladder.ts') } });
});

describe('of a step with two files, the one that is wrong is named', () => {
  test.each<[string, string, Partial<Record<Unit, string>>, string]>([
    ['both are stubs', 'ranking', {}, 'ladder.ts'],
    ['the ladder is right', 'ranking', { ladder: 'src/kata/ranking/ladder.ts' }, 'best-five.ts'],
    ['the best five are right', 'ranking', { 'best-five': 'src/kata/ranking/best-five.ts' }, 'ladder.ts'],
    [
      'only the hunt finds it',
      'ranking',
      { ladder: 'src/kata/ranking/ladder.ts', 'best-five': 'src/mistakes/best-five/kickers-as-dealt.ts' },
      'best-five.ts',
    ],
    ['nobody is dealt cards', 'showdown', { showdown: 'src/kata/games/showdown.ts' }, 'deal.ts'],
    ['all share a place', 'showdown', { deal: 'src/kata/games/deal.ts' }, 'showdown.ts'],
  ])('when %s', async (_, name, files, file) => {
    const own = newFolder();
    for (const [unit, source] of Object.entries(files)) solve(unit as Unit, own, source);
    const step = STEPS.filter((known) => known.name === name);
    const { trouble, counterExample } = (await findProgress(runner, own, step)).verdict;
    expect(basename((trouble ?? counterExample)?.where?.file ?? '')).toBe(file);
  });
});

/** The sample of a table, as it is run. */
import { spawnSync } from 'node:child_process';

function runTable(seed: string) {
  const command = ['--import', 'tsx', 'samples/table.ts', seed];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const played = runTable('28');

test('a round goes on from street to street, to a showdown with names', () => {
  const streets = played.stdout.match(/^\w.*?: (?:no board yet|[\w ]+)$/gm)?.slice(0, 4);
  expect(streets).toEqual([
    'before the flop: no board yet',
    'flop: 2H TH 9C',
    'turn: 2H TH 9C 5C',
    'river: 2H TH 9C 5C AS',
  ]);
  expect(played.stdout).toMatch(
    /\n1\. Ann: pair of aces\n2\. Cleo: ace high\n3\. Bob: ace high\nAnn wins\npair of aces beats ace high\n$/,
  );
});

test('a player sees no other cards, and who folds is out of the odds', () => {
  expect(played.stdout).toContain(
    `  Ann sees: Ann AH QD, Bob ?? ??, Cleo ?? ??, Dan folded, Eve folded, Finn ?? ??
  the rail: Ann 42.9 %, Bob 8.1 %, Cleo 38.6 %, Finn 10.4 %
`,
  );
});

test('the same seed plays the same round, and a bad one gets a message', () => {
  expect(runTable('28')).toEqual(played);
  expect(runTable('7').stdout).not.toBe(played.stdout);
  expect(runTable('x')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'NaN is not a seed: expected a whole number from 0 to 4294967295\n',
  });
});

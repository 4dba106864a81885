/** The sample of a table, as it is run. */
import { spawnSync } from 'node:child_process';

/** Plays a seed. @param folds - the names of those who fold, street by street */
function runTable(seed: string, ...folds: readonly string[]) {
  const command = ['--import', 'tsx', 'samples/table.ts', seed, ...folds];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const ROUND = `before the flop: no board yet
  Ann sees: Ann AH QD, Bob ?? ??, Cleo ?? ??, Dan ?? ??, Eve ?? ??, Finn ?? ??
  the rail sees shares of the pot: Ann 37.6%, Bob 16.6%, Cleo 6.5%, Dan 22.0%, Eve 8.4%, Finn 9.0%
flop: 2H TH 9C
  Ann sees: Ann AH QD, Bob ?? ??, Cleo ?? ??, Dan folded, Eve folded, Finn ?? ??
  the rail sees shares of the pot: Ann 42.9%, Bob 8.1%, Cleo 38.6%, Finn 10.4%
turn: 2H TH 9C 5C
  Ann sees: Ann AH QD, Bob ?? ??, Cleo ?? ??, Dan folded, Eve folded, Finn folded
  the rail sees shares of the pot: Ann 61.1%, Bob 5.6%, Cleo 33.3%
river: 2H TH 9C 5C AS
  Ann sees: Ann AH QD, Bob ?? ??, Cleo ?? ??, Dan folded, Eve folded, Finn folded
  the rail sees shares of the pot: Ann 100.0%, Bob 0.0%, Cleo 0.0%
1. Ann: pair of aces
2. Cleo: ace high
3. Bob: ace high
Ann wins
pair of aces beats ace high
`;

test('a round goes from street to street to the showdown, the same for the same seed', () => {
  expect(runTable('28')).toEqual({ status: 0, stdout: ROUND, stderr: '' });
  expect(runTable('7').stdout).not.toBe(ROUND);
});

test('if all others fold, the last one wins without a showdown', () => {
  const { status, stdout } = runTable('28', 'Ann,Dan,Eve', 'Bob', 'Cleo');
  expect(stdout).toMatch(
    /Ann sees: Ann folded, Bob folded, Cleo \?\? .*\n.*\nFinn wins: all others have folded\n$/,
  );
  expect(status).toBe(0);
});

test('who folds on the river is not in the showdown', () => {
  const { stdout } = runTable('28', 'Dan,Eve', 'Finn', '', 'Ann');
  expect(stdout).toMatch(/\n1\. Cleo: ace high\n2\. Bob: ace high\nCleo wins\n/);
});

test('a bad seed gets a message', () => {
  expect(runTable('x')).toEqual({
    status: 2,
    stdout: '',
    stderr: '"x" is not a seed: expected a whole number\n',
  });
});

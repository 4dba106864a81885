/** The practice on a terminal, driven by keys and saved files as a learner would. */
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chapter } from '../../../test/support/feature-files.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { ENTER, folder, onTerminal, practise, press, save, shows, start } from './on-terminal.ts';

const RIGHT_PAIR = `
export function isPair(cards: { rank: number }[]): boolean {
  return new Set(cards.map(({ rank }) => rank)).size < cards.length;
}
`;

const PAIR_WITHOUT_FIVES = `
export function isPair(cards: { rank: number }[]): boolean {
  const ranks = cards.map(({ rank }) => rank).filter((rank) => rank !== 5);
  return new Set(ranks).size < ranks.length;
}
`;

const ENDLESS_PAIR = `
export function isPair(cards: { rank: number }[]): boolean {
  while (true) cards.at(0);
}
`;

onTerminal('a learner sees what fails, and asks for a hint', async () => {
  practise();
  await shows('Given the cards │K♦ ││K♥ │', 'isPair returned false');
  press('h');
  await shows('Hint 1: ');
});

onTerminal('a learner starts with the exercise that the command names', async () => {
  start('flush', '--dir', folder);
  await shows('7. flush', 'isFlush returned false');
});

onTerminal('a learner goes to another exercise and back by the list', async () => {
  practise();
  await shows('isPair returned false');
  press('l');
  await shows('>         2. pair');
  press('8', ENTER);
  await shows('isStraight returned false');
  press('l');
  await shows('>         8. straight');
  press('2', ENTER);
  await shows('isPair returned false');
});

onTerminal('each save is judged, until the exercise is done', async () => {
  practise();
  await shows('isPair returned false');
  save('pair.ts', ENDLESS_PAIR);
  await shows('is there an endless loop?');
  save('pair.ts', PAIR_WITHOUT_FIVES);
  await shows('But your code is wrong about this hand:');
  save('pair.ts', RIGHT_PAIR);
  await shows('Done: ');
  press('n');
  await shows('3. three of a kind', 'isThreeOfAKind returned false');
  press('l');
  await shows('done    2. pair');
});

onTerminal('a saved file that an exercise imports is judged with it', async () => {
  practise();
  await shows('isPair returned false');
  save('answer.ts', RIGHT_PAIR);
  save('pair.ts', "export { isPair } from './answer';\n");
  await shows('Done: ');
  press('n');
  await shows('isThreeOfAKind returned false', `2 of ${EXERCISES.length} exercises`);
  save('answer.ts', 'export const isPair = () => true;\n');
  await shows(
    `1 of ${EXERCISES.length} exercises`,
    'Exercise 2 no longer passes: expected false, isPair returned true',
  );
  press('l');
  await shows('broken  2. pair');
});

onTerminal('the exercise of a saved file comes in sight', async () => {
  practise();
  await shows('isPair returned false');
  save('three-of-a-kind.ts', 'export const isThreeOfAKind = () => true;\n');
  await shows('isThreeOfAKind returned true');
  save('pair.ts', 'export const isPair = () => true;\n');
  await shows('isPair returned true', '[#xx---');
  press('l');
  await shows('> fails   2. pair', '  fails   3. three of a kind');
});

onTerminal('examples are judged on each save, and asked of the code first', async () => {
  start('--dir', folder, 'examples', 'pair');
  await shows('Write examples, and save.', 'Your example catches 0 of 5 wrong programs.');
  press('h');
  await shows('Hint on wrong program 1: ');
  save('pair.feature', 'Feature: Mine');
  await shows('Your examples cannot be judged yet.');
  save('pair.feature', readFileSync(chapter('pair'), 'utf8'));
  await shows('catch all 5 wrong programs.');
  save('pair.ts', 'export const isPair = () => true;\n');
  await shows('isPair returned true', 'pair.feature:');
  press('l');
  await shows('examples: 5 of 5');
});

onTerminal('a reset puts the stub back, and keeps the old file', async () => {
  const wrong = 'export const isPair = () => true;\n';
  const { ended } = practise();
  await shows('isPair returned false');
  press('q');
  await ended;
  // Saved while it runs, the file could be judged before the save is told, which closes a question.
  save('pair.ts', wrong);
  practise();
  await shows('isPair returned true');
  press('r');
  await shows('Your old code is kept.');
  press('y');
  await shows('isPair returned false', 'pair.old-1.ts');
  expect(readFileSync(join(folder, 'pair.old-1.ts'), 'utf8')).toBe(wrong);
});

onTerminal('a second try has a clock, and knows how long the first one took', async () => {
  const { ended } = practise();
  await shows('isPair returned false');
  save('pair.ts', RIGHT_PAIR);
  await shows('Done: ');
  press('q');
  await ended;
  save('times.json', JSON.stringify({ seconds: { pair: 70 }, done: ['pair'] }));
  start('again', '--dir', folder);
  await shows('parseCards returned []', `Your last one is in ${relative('', folder)}-try-1.`);
  press('n');
  await shows('isPair returned false', '2. pair 0:02, last time 1:10 ──');
  rmSync(`${folder}-try-1`, { recursive: true });
});

onTerminal('q quits, and says how to continue', async () => {
  const { ended } = practise();
  await shows('isPair returned false');
  press('q');
  await shows('Goodbye! ', 'To continue:');
  expect(await ended).toBe(0);
});

onTerminal(
  'a program that writes into its folder is started again once, and then only by a save',
  async () => {
    const starts = `${folder}-starts`;
    const run = `echo started >> ${starts}; mkdir new$$; rmdir new$$; sh build.sh; node solution.mjs`;
    save('state.json', '');
    save('build.sh', 'date > state.json');
    save('solution.mjs', readFileSync('tools/practice/starts/solution.mjs', 'utf8'));
    start('--dir', folder, '--run', `'${run}'`);
    await shows('Your program itself changed state.json', 'it answered false');
    save('solution.mjs', readFileSync(join(folder, 'solution.mjs'), 'utf8').replace('> 52', '> 0'));
    await shows('it answered true');
    const started = readFileSync(starts, 'utf8').trim().split('\n');
    rmSync(starts);
    // The first, one that finds out whose state.json is, and for the save.
    expect(started).toHaveLength(3);
  },
);

onTerminal(
  'a program that started fast has few seconds, and a slow start is not called a loop',
  async () => {
    const right = readFileSync('tools/practice/starts/solution.mjs', 'utf8');
    const waitTxt = join(folder, 'wait.txt');
    save('solution.mjs', right);
    start(
      '--dir',
      folder,
      '--run',
      "'while test -e wait.txt; do sleep 0.1; done; node solution.mjs'",
    );
    await shows('it answered false');
    save('solution.mjs', "console.log('a loop');\nfor (;;);\n");
    await shows('printed last "a loop": is there an endless loop?');
    save('solution.mjs', right);
    await shows('it answered false');
    save('wait.txt', '');
    press(' ');
    await shows('printed nothing: is there an endless loop? Or does it');
    rmSync(waitTxt);
    press(' ');
    await shows('it answered false');
  },
);

onTerminal('a program that starts slowly and ends is not started for each example', async () => {
  const right = readFileSync('tools/practice/starts/solution.mjs', 'utf8');
  save('solution.mjs', right.replace('return cards.length > 52', "throw new Error('oops')"));
  start('--dir', folder, '--run', "'sleep 2 && node solution.mjs'");
  await shows('printed "Error: oops"', '2 of 9 examples fail. 7 more were left out', '✗✗○○○○○○○');
  save('solution.mjs', right);
  await shows('5 of 9 examples fail. The first:');
});

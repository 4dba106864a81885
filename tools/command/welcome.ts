import { here, home, packageFile } from '../machine/package/package-files.ts';
import { kataCommand, practiceCommand } from '../practice/typed-command.ts';

/** Judges the samples that ship with the package, and says where to go next. */
export async function welcome(): Promise<void> {
  process.stdout.write(`Judging ${here('samples/showdowns.txt')}:\n\n`);
  const { judgeFiles } = await import('./showdowns/judge-files.ts');
  await judgeFiles([packageFile('samples/showdowns.txt')], {});
  const command = kataCommand(home);
  process.stdout.write(`
Where to go next:
  practise          ${practiceCommand(home)}
  read the rules    the files in ${here('features')}, in order
  look at them      ${command} rule-book --open
  read the code     ${here('docs/walkthrough')}, rule by rule
  judge your own    ${command} judge FILE
  ask about cards   ${command} rank Ah Kh Qh Jh Th
  deal a round      ${command} deal texas-holdem --players 6
  all commands      ${command} help
`);
}

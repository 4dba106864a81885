import { kataCommand } from '../practice/typed-command.ts';
import { here, home, packageFile } from '../terminal/package-files.ts';
import { wrapFor } from '../terminal/wrap-text.ts';

/** Judges the samples that ship with the package, and says where to go next. */
export async function welcome(): Promise<void> {
  const { judgeFiles } = await import('../judge/judge-files.ts');
  await judgeFiles([packageFile('samples/showdowns.txt')], {});
  const command = home.fromSource ? 'npm start --' : kataCommand(home.root);
  const text = `
These were ${here('samples/showdowns.txt')}. Where to go next:
  practise          ${home.fromSource ? 'npm run practice' : `${command} practice`}
  read the rules    the files in ${here('features')}, in order
  look at them      ${command} rule-book --open
  read the code     ${here('docs/walkthrough')}: how it came about, rule by rule
  judge your own    ${command} judge FILE
  ask about cards   ${command} rank AH KH QH JH TH
  deal a round      ${command} deal texas-holdem --players 6
  all commands      ${command} --help
`;
  process.stdout.write(wrapFor(process.stdout, text));
}

import { kataCommand } from '../practice/typed-command.ts';
import { here, isCheckout, packageFile } from '../terminal/package-files.ts';
import { wrapFor } from '../terminal/wrap-text.ts';

/** Without arguments: judges the samples that ship with the package and says where to go next. */
export async function welcome(): Promise<void> {
  const { judgeFiles } = await import('../judge/judge-files.ts');
  await judgeFiles([packageFile('samples/showdowns.txt')], {});
  const command = isCheckout ? 'npm start --' : kataCommand(packageFile('.'));
  const steps = [
    ['practise', isCheckout ? 'npm run practice' : `${command} practice`],
    ['read the rules', `the files in ${here('features')}, in order`],
    ['read the code', `${here('docs/walkthrough')}: how it came about, step by step`],
    ['look at them', `${command} rule-book --open`],
    ...(isCheckout ? [['run the rules', 'npx cucumber-js']] : []),
    ['judge your own', `${command} judge FILE`],
    ['ask about cards', `${command} rank AH KH QH JH TH`],
    ['deal a round', `${command} deal texas-holdem --players 6`],
    ['all commands', `${command} --help`],
  ];
  const rows = steps.map(([what = '', how]) => `  ${what.padEnd(16)}  ${how}\n`);
  const text = `\nThese were ${here('samples/showdowns.txt')}. Where to go next:\n${rows.join('')}`;
  process.stdout.write(wrapFor(process.stdout, text));
}

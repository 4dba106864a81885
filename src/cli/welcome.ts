import { judgeCommand } from './judge.ts';
import { packageFile } from './package-files.ts';

/** Without arguments: judges the samples that ship with the package and says where to go next. */
export async function welcome(): Promise<void> {
  await judgeCommand(packageFile('samples/showdowns.txt'), {});
  process.stdout.write(WHERE_NEXT);
}

const WHERE_NEXT = `
These were the showdowns of samples/showdowns.txt. Where to go next:
  read the rules      the files in features/, in order
  run the rules       npx cucumber-js
  judge your own      poker-kata judge FILE     (in a checkout: npm start -- judge FILE)
  ask about cards     poker-kata rank AH KH QH JH TH
  deal a round        poker-kata deal texas-holdem --players 6
  all commands        poker-kata --help
`;

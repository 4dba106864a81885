/** What `npx cucumber-js` says when a rule is wrong, and when there is nothing to run. */
import { readFileSync } from 'node:fs';
import { CopyOfKata } from '../support/copy-of-kata.ts';
import { FEATURE_FILES } from '../support/feature-files.ts';
import { runCucumber } from '../support/run-cucumber.ts';

test('a run of no scenario is red, and names the nearest chapter', async () => {
  const chapter = FEATURE_FILES.find((name) => name.endsWith('-two-pairs.feature'));
  expect(await runCucumber({}, '--tags', '@twopairs')).toMatchObject({
    status: 1,
    stderr: `no scenario matched: --tags @twopairs\nthe nearest chapter is features/${chapter}\n`,
  });
});

test('the README shows what its change of a rule prints', async () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, file = '', from = '', to = '', profile = ''] =
    /`(src\/rules\/[a-z-]+\.ts)`.*?change `(.*?)`.*?`(.*?)`.*?cucumber-js -p (\w+)$/ms.exec(
      readme,
    ) ?? [];
  const kata = new CopyOfKata();
  const run = await kata.runWith({ file, from, to }, '-p', profile).finally(() => kata.remove());
  expect(readme).toContain(`\`\`\`text\n${run.stdout}\`\`\`\n`);
  expect(run).toMatchObject({ status: 1, stderr: '' });
});

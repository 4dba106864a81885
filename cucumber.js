/**
 * `KATA_SOLUTION` is the same as `--world-parameters`, without its JSON, for whose quotation marks
 * each shell has rules of its own.
 */
const solution = process.env.KATA_SOLUTION;
const isOurs = !solution && !process.argv.some((word) => word.startsWith('--world-parameters'));
const others = isOurs ? [] : ['tools/machine/cucumber/solution-under-test.ts'];

const all = {
  requireModule: ['tsx/cjs'],
  require: ['steps/cucumber/load-steps.ts', ...others],
  plugin: ['./steps/cucumber/no-empty-run.js'],
  format: ['./steps/cucumber/whole-run.js'],
  ...(solution && { worldParameters: { solution } }),
};

export default all;

/** `npx cucumber-js -p quick`: all examples, but no counts. */
export const quick = { ...all, tags: 'not @count' };

/** `npx cucumber-js -p first`: shows the first failure, and counts only if there is none before. */
export const first = {
  ...all,
  failFast: true,
  plugin: [...all.plugin, './steps/cucumber/counts-last.js'],
  format: ['./steps/cucumber/first-failure.js'],
};

/** `npx cucumber-js -p report`: writes a page with each scenario and how it went. */
export const report = { ...all, format: [...all.format, ['html', 'reports/features.html']] };

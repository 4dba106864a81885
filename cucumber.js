/**
 * The same as `--world-parameters`, without its JSON, for whose quotation marks each shell has
 * rules of its own.
 */
const solution = process.env.KATA_SOLUTION;

export default {
  requireModule: ['tsx/cjs'],
  require: ['steps/with-cucumber.ts', 'steps/*.ts'],
  plugin: ['./steps/no-empty-run.js'],
  format: ['progress'],
  ...(solution && { worldParameters: { solution } }),
};

module.exports.default = {
  requireModule: ['tsx/cjs'],
  require: ['steps/with-cucumber.ts', 'steps/*.ts'],
  format: ['progress'],
};

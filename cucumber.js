export default {
  requireModule: ['tsx/cjs'],
  require: ['steps/**/*.ts'],
  paths: ['features/*.feature'],
  format: ['progress'],
};

export default {
  requireModule: ['tsx/cjs'],
  require: ['steps/*.ts'],
  format: ['progress'],
};

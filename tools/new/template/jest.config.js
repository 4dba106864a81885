/** `npm run check` checks the types; ts-jest only removes them, which is faster. */
module.exports = {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  transform: { '\\.ts$': ['ts-jest', { diagnostics: false, tsconfig: { module: 'commonjs' } }] },
};

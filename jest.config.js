/** `npx jest` runs the unit tests of the kata. */
export default {
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testTimeout: 600_000, // only what hangs runs out of it, also on a busy machine
  transform: {
    // `npm test` checks the types; ts-jest only strips them.
    '\\.[jt]s$': [
      'ts-jest',
      { diagnostics: false, tsconfig: { module: 'commonjs', allowJs: true } },
    ],
  },
  // Jest can load ECMAScript modules, as these packages are, only from Node 24.9 on.
  transformIgnorePatterns: ['/node_modules/(?!@cucumber/)'],
};

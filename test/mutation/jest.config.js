/** The unit tests of what is mutated, without those that take long or start processes: they would run for every mutant. */
import config from '../../jest.config.js';

export default {
  ...config,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/{cards,rules,ranking,games}/*.test.ts'],
  testPathIgnorePatterns: ['all-hands'],
  setupFiles: ['<rootDir>/test/mutation/quick-properties.ts'],
};

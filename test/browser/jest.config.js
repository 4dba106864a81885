import config from '../../jest.config.js';

const { testPathIgnorePatterns, ...rest } = config;

/** The page in a real browser: `npm run test:browser`. */
export default {
  ...rest,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/browser/*.test.ts'],
  globalSetup: '<rootDir>/test/browser/setup.ts',
  maxWorkers: 2,
};

import config from '../../../jest.config.js';

const { testPathIgnorePatterns, ...rest } = config;

/** Only Chromium can slow down its processor and list its long tasks, which the figures need. */
const { BROWSER_ENGINE = 'chromium' } = process.env;
const notHere = BROWSER_ENGINE === 'chromium' ? [] : ['/tools/page/test/browser/figures'];

/** The page in a real browser. */
export default {
  ...rest,
  rootDir: '../../../..',
  testMatch: ['<rootDir>/tools/page/test/browser/*.test.ts'],
  testPathIgnorePatterns: notHere,
  globalSetup: '<rootDir>/tools/page/test/browser/setup.ts',
  maxWorkers: 2,
};

import config from '../jest.config.js';

/** What is exhaustive or takes long: `npm run test:thorough`. */
export default {
  ...config,
  rootDir: '..',
  testMatch: ['<rootDir>/{test,tools}/**/*.thorough.ts'],
};

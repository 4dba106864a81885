import config from './jest.config.js';

/** What is exhaustive or takes long: a part of `npm run test:thorough`. */
export default { ...config, testMatch: ['**/*.thorough.ts'] };

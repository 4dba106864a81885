import config from '../../../jest.config.js';

export default {
  ...config,
  rootDir: '../../..',
  roots: ['<rootDir>/tools/test/mutation'],
  testMatch: ['**/units.ts'],
};

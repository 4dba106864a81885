import config from '../../../jest.config.js';

const { globalSetup, ...rest } = config;

export default {
  ...rest,
  rootDir: '../../..',
  testMatch: ['<rootDir>/tools/test/mutation/units.ts'],
};

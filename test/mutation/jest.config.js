import config from '../../jest.config.js';

const { globalSetup, ...rest } = config;

export default { ...rest, rootDir: '../..', testMatch: ['<rootDir>/test/mutation/units.ts'] };

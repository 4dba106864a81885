import config from '../../jest.config.js';

export default { ...config, rootDir: '../..', testMatch: ['<rootDir>/test/mutation/units.ts'] };

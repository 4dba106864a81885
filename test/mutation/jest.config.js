import config from '../../jest.config.js';

const { globalSetup, ...rest } = config;

/** Sucrase cannot read what Stryker writes. */
const transform = { '\\.(ts|js)$': '<rootDir>/test/mutation/strip-types.js' };

export default { ...rest, rootDir: '../..', testMatch: ['<rootDir>/test/mutation/units.ts'], transform };

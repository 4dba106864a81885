import { version } from 'esbuild';
import config from '../../jest.config.js';
import { process as stripTypes } from './strip-types.js';

const { globalSetup, ...rest } = config;

/** Sucrase cannot read what Stryker writes. */
const transform = { '\\.(ts|js)$': ['<rootDir>/test/mutation/strip-types.js', { version, code: String(stripTypes) }] };

export default { ...rest, rootDir: '../..', testMatch: ['<rootDir>/test/mutation/units.ts'], transform };

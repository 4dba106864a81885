import { availableParallelism } from 'node:os';
import { getVersion } from 'sucrase';
import { process as stripTypes } from './test/strip-types.js';

/** Packages that are only ECMAScript modules, which Jest can load from Node 24.9 on: before, they are turned into CommonJS. */
const MODULES = [
  '@cucumber/cucumber-expressions',
  '@cucumber/gherkin',
  '@cucumber/messages',
  '@sveltejs/acorn-typescript',
  'ansi-regex',
  'ansi-styles',
  'chokidar',
  'get-east-asian-width',
  'marked',
  'readdirp',
  'string-width',
  'strip-ansi',
  'wrap-ansi',
];

/** Types are checked by the type checker (`npm run check`); here they are only stripped. */
export default {
  testTimeout: 600_000, // only what hangs runs out of it: no test depends on how busy the machine is
  globalSetup: '<rootDir>/test/cli/bundle.js',
  maxWorkers: availableParallelism(), // by default Jest leaves one idle
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/'],
  // Jest keeps what was transformed by the same code and version.
  transform: { '\\.(ts|js)$': ['<rootDir>/test/strip-types.js', { version: getVersion(), code: String(stripTypes) }] },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/test/peers', '<rootDir>/.stryker-tmp'],
};

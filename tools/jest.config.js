import { availableParallelism } from 'node:os';
import { getVersion } from 'sucrase';
import kata from '../jest.config.js';
import { process as toCommonJs } from './test/to-common-js.js';

/** Packages that are only ECMAScript modules, as those of Cucumber are. */
const MODULES = [
  '@cucumber',
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

/** `npx jest --config tools/jest.config.js` runs the quick tests of the tools. */
export default {
  ...kata,
  rootDir: '..',
  roots: ['<rootDir>/tools'],
  globalSetup: '<rootDir>/tools/command/test/bundle.js',
  maxWorkers: availableParallelism(), // by default Jest leaves one idle
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/tools/new/template/',
    '<rootDir>/tools/page/test/browser/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/tools/test/peers'],
  transform: {
    '\\.ts$': ['ts-jest', { diagnostics: false, tsconfig: { module: 'commonjs' } }],
    // ts-jest could do this as well, but takes longer. Jest keeps what was transformed by the same
    // code and version.
    '\\.js$': [
      '<rootDir>/tools/test/to-common-js.js',
      { version: getVersion(), code: String(toCommonJs) },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`],
};

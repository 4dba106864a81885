import { availableParallelism } from 'node:os';
import { getVersion } from 'sucrase';
import { process as toCommonJs } from './tools/test/to-common-js.js';

/**
 * Packages that are only ECMAScript modules, which Jest can load from Node 24.9 on: before, they
 * are turned into CommonJS.
 */
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

/**
 * `npm run check` checks the types; ts-jest strips them file by file (`isolatedModules` in
 * tsconfig.json), and writes CommonJS.
 */
export default {
  // Only what hangs runs out of it: no test depends on how busy the machine is.
  testTimeout: 600_000,
  globalSetup: '<rootDir>/tools/command/test/bundle.js',
  maxWorkers: availableParallelism(), // by default Jest leaves one idle
  coverageDirectory: '<rootDir>/reports/coverage',
  coveragePathIgnorePatterns: ['/node_modules/', '<rootDir>/test/', '<rootDir>/tools/test/'],
  testMatch: ['<rootDir>/{test,tools}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tools/page/test/browser/'],
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
  modulePathIgnorePatterns: [
    '<rootDir>/dist',
    '<rootDir>/tools/test/peers',
    '<rootDir>/.stryker-tmp',
  ],
};

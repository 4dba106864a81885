import { availableParallelism } from 'node:os';

const compilerOptions = {
  target: 'es2023',
  module: 'commonjs',
  moduleResolution: 'node10',
  ignoreDeprecations: '6.0',
  esModuleInterop: true,
  isolatedModules: true,
};

/** Types are checked by the type checker (`npm run check`); here they are only stripped, which is quicker. */
export default {
  testTimeout: 600_000, // only what hangs runs out of it: no test depends on how busy the machine is
  globalSetup: '<rootDir>/test/cli/bundle.js',
  maxWorkers: Math.ceil(availableParallelism() * 1.5), // more than processors, for some tests wait for other processes
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/'],
  transform: { '\\.ts$': ['ts-jest', { tsconfig: compilerOptions, diagnostics: false }] },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/test/peers', '<rootDir>/.stryker-tmp'],
};

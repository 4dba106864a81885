/** Turns a file into CommonJS without its types for Jest, each line where it was, and `jest.mock` before the imports. */
import { transform } from 'sucrase';

export const process = (source, filePath) =>
  transform(source, { transforms: ['typescript', 'imports', 'jest'], filePath, disableESTransforms: true });

/** Turns a file that is an ECMAScript module into CommonJS for Jest, each line where it was. */
import { transform } from 'sucrase';

export const process = (source, filePath) =>
  transform(source, { transforms: ['imports'], filePath, disableESTransforms: true });

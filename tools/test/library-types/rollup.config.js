/** Writes the types of the library into one file, docs/library.d.ts, which the package publishes. */
import { dts } from 'rollup-plugin-dts';

export default {
  input: '../../../src/index.ts',
  output: { file: '../../../docs/library.d.ts' },
  plugins: [dts()],
};

import { transformSync } from 'esbuild';

export const process = (source) => transformSync(source, { loader: 'ts', format: 'cjs', target: 'node20' });

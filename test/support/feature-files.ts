import { readdirSync } from 'node:fs';

/** The features by their file names: `02-pair.feature`. */
export const FEATURE_FILES: readonly string[] = readdirSync('features').filter((name) =>
  name.endsWith('.feature'),
);

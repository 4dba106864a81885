import { readdirSync } from 'node:fs';

/** The features in their order: `features/02-pair.feature`. */
export const FEATURES: readonly string[] = readdirSync('features')
  .filter((name) => name.endsWith('.feature'))
  .sort()
  .map((name) => `features/${name}`);

/** The names of the chapters in their order: `pair`. */
export const CHAPTERS: readonly string[] = FEATURES.map((path) =>
  path.replaceAll(/^features\/\d+-|\.feature$/g, ''),
);

/** Finds the feature of a chapter: `features/02-pair.feature` for `pair`. */
export function chapter(name: string): string {
  const feature = FEATURES[CHAPTERS.indexOf(name)];
  if (feature === undefined) throw new Error(`"${name}" is no chapter: expected ${CHAPTERS}`);
  return feature;
}

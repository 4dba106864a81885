import { readFileSync } from 'node:fs';
import { FEATURES } from '../../../test/support/feature-files.ts';
import { locationOf, parseFeature } from '../../coach/chapters/parse-chapter.ts';
import { FRONT_DOOR, withChapters } from './features-readme.ts';

test('features/README.md lists the chapters as they are', () => {
  const document = readFileSync(FRONT_DOOR, 'utf8');
  // `tools/build/documents.ts` writes them.
  expect(document).toBe(withChapters(document));
});

test('features/README.md shows the line of a scenario', () => {
  const [location] = /features\/\S+\.feature:\d+/.exec(readFileSync(FRONT_DOOR, 'utf8')) ?? [];
  const locations = FEATURES.flatMap((file) =>
    parseFeature(readFileSync(file, 'utf8'), file).pickles.map(locationOf),
  );
  expect(locations).toContain(location);
});

/** The reference in docs/library.md. */
import { readFileSync } from 'node:fs';
import { completeReference, DOCUMENT, exportedNames, PARTS } from './library-reference.ts';

test('has each value and each type that the library exports, once', () => {
  expect(Object.values(PARTS).flat().sort()).toEqual(exportedNames().sort());
});

// `tools/build/documents.ts` updates them.
test('has the declarations of docs/library.d.ts', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  expect(completeReference(document)).toBe(document);
});

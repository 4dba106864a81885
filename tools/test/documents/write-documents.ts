/**
 * Writes the parts of documents that are made from the sources: a part of `tools/build/documents.ts`, which also
 * writes the walkthrough and docs/library.d.ts. Tests fail when one is out of date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { completePage, PAGE } from '../../interview/test/interviewer-page.ts';
import { completeDocument, DOCUMENT } from '../../machine/test/program/protocol-document.ts';
import { editorSettings, SETTINGS_FILE } from './editor-settings.ts';
import { FRONT_DOOR, withChapters } from './features-readme.ts';

rewrite(FRONT_DOOR, withChapters);
rewrite(PAGE, completePage);
rewrite(DOCUMENT, completeDocument);

mkdirSync(dirname(SETTINGS_FILE), { recursive: true });
writeFileSync(SETTINGS_FILE, `${JSON.stringify(editorSettings(), null, 2)}\n`);

function rewrite(path: string, complete: (document: string) => string): void {
  writeFileSync(path, complete(readFileSync(path, 'utf8')));
}

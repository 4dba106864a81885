/** With .vscode/settings.json an editor's plug-in finds the step of each sentence. */
import { readFileSync } from 'node:fs';
import { editorSettings, SETTINGS_FILE } from './editor-settings.ts';

test('the settings of the editor know each parameter type', () => {
  // `tools/build/documents.ts` writes them.
  expect(JSON.parse(readFileSync(SETTINGS_FILE, 'utf8'))).toEqual(editorSettings());
});

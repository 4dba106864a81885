/** Writes the settings of an editor: `npm run editor-settings`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorSettings, SETTINGS_FILE } from './editor-settings.ts';

mkdirSync(dirname(SETTINGS_FILE), { recursive: true });
writeFileSync(SETTINGS_FILE, `${JSON.stringify(editorSettings(), null, 2)}\n`);

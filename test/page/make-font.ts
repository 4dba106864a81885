/**
 * Makes the font of the page's headings and cards: Literata's semi-bold, of which only what headings need is kept, and its licence
 * beside it. Run it with `npm run font` when @fontsource/literata or FONT_CHARACTERS has changed.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS, FONT_FILE } from '../../src/page/build/font.ts';

const PACKAGE = 'node_modules/@fontsource/literata';

const whole = readFileSync(join(PACKAGE, 'files', 'literata-latin-600-normal.woff2'));
const small = await subsetFont(whole, FONT_CHARACTERS, { targetFormat: 'woff2' });
writeFileSync(FONT_FILE, small);
copyFileSync(join(PACKAGE, 'LICENSE'), join(dirname(FONT_FILE), 'LICENSE.txt'));
process.stdout.write(`${FONT_FILE}: ${small.length} of ${whole.length} bytes\n`);

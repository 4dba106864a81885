/** The font that the page brings along. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { IdGenerator } from '@cucumber/messages';
import { parseFeature } from '../../src/coach/parse-chapter.ts';
import { FONT_CHARACTERS, FONT_FILE, fontFace } from '../../src/rule-book/font.ts';
import { typeset } from '../../src/rule-book/typography.ts';

test('the font can print every name of a chapter, a rule and an example', () => {
  const names = readdirSync('features').flatMap((file) => {
    const { document, pickles } = parseFeature(readFileSync(`features/${file}`, 'utf8'), file, IdGenerator.uuid());
    const rules = document.feature?.children.map(({ rule }) => rule?.name ?? '') ?? [];
    return [document.feature?.name ?? '', ...rules, ...pickles.map(({ name }) => name)];
  });
  const missing = [...typeset(names.join('').replaceAll(/[♠♥♦♣]/g, ''))].filter(
    (character) => !FONT_CHARACTERS.includes(character),
  );
  expect(missing).toEqual([]);
});

test('the font is small, has its licence beside it, and is written into the page', () => {
  expect(statSync(FONT_FILE).size).toBeLessThan(25_000);
  expect(readFileSync('src/rule-book/fonts/LICENSE.txt', 'utf8')).toContain('SIL Open Font License, Version 1.1');
  expect(fontFace('.')).toMatch(/url\(data:font\/woff2;base64,d09GMg/); // which is wOF2, as such files begin
});

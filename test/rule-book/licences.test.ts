import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licencesOf } from '../../src/rule-book/parts/licences.ts';

const fileOf = (name: string) => `node_modules/${name}/some/file.js`;
const text = licencesOf('.', [...['acorn', '@lezer/common', '@lezer/lr', 'acorn'].map(fileOf), 'src/index.ts']);

test('each package is named with its version once, and those with one copyright together', () => {
  expect(text.match(/^acorn \d+\.\d+\.\d+\nCopyright \(C\) .*contributors.*$/gim)).toHaveLength(1);
  expect(
    text.match(/^@lezer\/common \d+\.\d+\.\d+, @lezer\/lr \d+\.\d+\.\d+\nCopyright \(C\) .*Haverbeke.*$/gim),
  ).toHaveLength(1);
});

test('packages with the same licence share its text', () => {
  expect(
    text.match(/permission is hereby granted, free of charge, to any person obtaining a copy\s+of this software/gi),
  ).toHaveLength(1);
});

test('the font of the page has its licence there', () => {
  expect(text).toMatch(/^Literata\nCopyright 2017 The Literata Project Authors/m);
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('Copyright Holder(s) and the Author(s)'); // lines that only mention a copyright stay
});

test('a package without a licence is refused', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  mkdirSync(join(root, 'node_modules/bare'), { recursive: true });
  writeFileSync(join(root, 'node_modules/bare/package.json'), '{"name":"bare","version":"1.0.0"}');
  expect(() => licencesOf(root, [fileOf('bare')])).toThrow('bare has no licence that could stand beside the code');
  rmSync(root, { recursive: true });
});

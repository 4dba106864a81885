import { readFileSync } from 'node:fs';
import { FILES } from '../support/project-files.ts';

// Biome is told the folders, because it would also check a repository that somebody makes here with
// the command `new`.
test('Biome checks every folder with code', () => {
  const code = FILES.filter((file) => /\/.*\.(?:ts|js|json|css)$/.test(file));
  const folders = new Set(code.map((file) => file.split('/', 1)[0]));
  const { files } = JSON.parse(readFileSync('biome.json', 'utf8'));
  expect(files.includes).toContain(`{${[...folders].sort()}}/**`);
});

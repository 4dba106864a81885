/** The lint rule of branch-free, asked about code of every forbidden form. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FOLDER = 'src/evaluators';

const FORBIDDEN = [
  'export function f(x: number): number { if (x > 1) { return 1; } return 2; }',
  'export function g(x: number): number { switch (x) { default: return 2; } }',
  'export const h = (x: number) => (x ? 1 : 2);',
  'export function i(): void { for (let x = 0; x < 5; x++) Math.random(); }',
  'export function j(xs: number[]): void { for (const x of xs) Math.sqrt(x); }',
  'export function k(xs: object): void { for (const x in xs) Math.sqrt(Number(x)); }',
  'export function l(): void { while (Math.random() > 0.5) Math.random(); }',
  'export function m(): void { do Math.random(); while (Math.random() > 0.5); }',
  'export function n(): void { out: { Math.random(); break out; } }',
];

test('it forbids each form of a branch and of a loop', () => {
  expect(lint(FORBIDDEN.join('\n')).match(/evaluates a hand without branches/g)).toHaveLength(
    FORBIDDEN.length,
  );
});

test('it allows a map and logical operators', () => {
  const report = lint(
    'export const f = (x: number[]) => x.map((y) => Number(y > 1 && y < 3)).length || 1;\n',
  );
  expect(report).toContain('Checked 3 files');
  expect(report).not.toContain('without branches');
});

/**
 * What Biome says about this code, were it in branch-free.ts: in a folder of its own with the same
 * configuration.
 */
function lint(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'branch-free-'));
  mkdirSync(join(folder, FOLDER), { recursive: true });
  for (const file of ['biome.json', '.gitignore', `${FOLDER}/no-branches.grit`])
    cpSync(file, join(folder, file));
  writeFileSync(join(folder, FOLDER, 'branch-free.ts'), code);
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

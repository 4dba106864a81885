/** The lint rule of branch-free, asked about code of every forbidden form. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FOLDER = 'src/evaluators';

test.each([
  ['an if', 'export function f(x: number): number { if (x > 1) { return 1; } return 2; }'],
  ['a switch', 'export function f(x: number): number { switch (x) { default: return 2; } }'],
  ['a conditional operator', 'export const f = (x: number) => (x ? 1 : 2);'],
  ['a for loop', 'export function f(): void { for (let x = 0; x < 5; x++) Math.random(); }'],
  ['a loop over items', 'export function f(xs: number[]): void { for (const x of xs) Math.sqrt(x); }'],
  ['a loop over keys', 'export function f(xs: object): void { for (const x in xs) Math.sqrt(Number(x)); }'],
  ['a while loop', 'export function f(): void { while (Math.random() > 0.5) Math.random(); }'],
  ['a do loop', 'export function f(): void { do Math.random(); while (Math.random() > 0.5); }'],
  ['a way out of a block', 'export function f(): void { out: { Math.random(); break out; } }'],
])('it forbids %s', (_, code) => {
  expect(lint(code)).toContain('evaluates a hand without branches');
});

test('it allows a map and logical operators', () => {
  const report = lint('export const f = (x: number[]) => x.map((y) => Number(y > 1 && y < 3)).length || 1;\n');
  expect(report).toContain('Checked 3 files');
  expect(report).not.toContain('without branches');
});

/** What Biome says about this code, were it in branch-free.ts: in a folder of its own with the same configuration. */
function lint(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'branch-free-'));
  mkdirSync(join(folder, FOLDER), { recursive: true });
  for (const file of ['biome.json', `${FOLDER}/no-branches.grit`]) cpSync(file, join(folder, file));
  writeFileSync(join(folder, FOLDER, 'branch-free.ts'), code);
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

/** The commands of the README and of docs/ that name a sample run as they stand. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { FILES } from './support/project-files.ts';

const pages = FILES.filter((file) => /^(?:README|docs\/[\w-]+)\.md$/.test(file));
const texts = pages.map((page) => readFileSync(page, 'utf8'));
const blocks = texts.flatMap((text) => text.match(/(?<=^```sh\n).*?(?=^```$)/gms) ?? []);
const cells = texts.flatMap((text) => text.match(/(?<=^\| `)[^`]+(?=` \|)/gm) ?? []);
const lines = [...cells, ...blocks.flatMap((code) => code.split('\n'))];
/** A command that needs the package installed globally cannot run here. */
const needsInstallation = (line: string) => line.includes('npm root --global');
const commands = new Set(
  lines.filter((line) => line.includes('samples/') && !needsInstallation(line)),
);

test('each sample is named', () => {
  for (const name of ['evaluator.ts', 'rules', 'showdowns.txt', 'table.ts'])
    expect([...commands].join()).toContain(`samples/${name}`);
});

const inShell = process.platform === 'win32' ? test.skip : test;

inShell.each([...commands])('%s', (command) => {
  const { status, stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).not.toBe('');
});

import { readFileSync } from 'node:fs';
import { OLDEST_NODE, refuseOldNode } from '../../src/cli/old-node.ts';

test('the oldest Node is that of the package', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe(`>=${OLDEST_NODE.join('.')}.0`);
});

test.each(['18.20.8', '20.18.3', '16.0.0'])('Node %s gets a sentence', (version) => {
  expect(refuseOldNode(version)).toBe(
    `poker-kata runs on Node.js 20.19 or newer, but this is ${version}: see https://nodejs.org`,
  );
});

test.each(['20.19.0', '22.1.0', '26.10.0'])('Node %s runs the command', (version) => {
  expect(refuseOldNode(version)).toBeUndefined();
});

test('nothing else is loaded before the version is known', () => {
  const imports = readFileSync('src/cli/main.ts', 'utf8').match(/^import .*/gm);
  expect(imports).toEqual(["import { refuseOldNode } from './old-node.ts';"]);
  expect(readFileSync('src/cli/old-node.ts', 'utf8')).not.toMatch(/^import /m);
});

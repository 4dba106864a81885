/** What the package asks of its users, which samples it names, and the workflows that build it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_COMMANDS } from './sample-commands.ts';

test('nothing is installed beside the package, and nothing runs when it is installed', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const { dependencies, optionalDependencies, peerDependencies, scripts } = manifest;
  expect({ ...dependencies, ...optionalDependencies, ...peerDependencies }).toEqual({});
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

test('the samples that the documents name exist, and each is named', () => {
  const named = new Set(SAMPLE_COMMANDS.flatMap((command) => command.match(/samples\/[\w.-]+/g) ?? []));
  expect([...named].toSorted()).toEqual(['samples/evaluator.ts', 'samples/rules', 'samples/showdowns.txt']);
  expect([...named].filter((path) => !existsSync(path))).toEqual([]);
});

describe('an action of the workflows', () => {
  const FOLDER = '.github/workflows';
  const workflows = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const actions = workflows.map((text) => text.match(/uses: .*/g) ?? []);

  test('is named by its hash, and its version behind it', () => {
    for (const used of actions) expect(used.length).toBeGreaterThan(0);
    const named = /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(actions.flat().filter((action) => !named.test(action))).toEqual([]);
  });

  test('has one version everywhere', () => {
    const names = [...new Set(actions.flat())].map((action) => action.replace(/@.*/, ''));
    expect(new Set(names).size).toBe(names.length);
  });
});

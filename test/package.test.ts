/** What the package asks of its users, and the workflows that build it. */
import { readdirSync, readFileSync } from 'node:fs';

test('nothing is installed beside the package, and nothing runs when it is installed', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const { dependencies, optionalDependencies, peerDependencies, scripts } = manifest;
  expect({ ...dependencies, ...optionalDependencies, ...peerDependencies }).toEqual({});
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

test('an action of the workflows is named by its hash, with its version behind it, which is the same everywhere', () => {
  const workflows = readdirSync('.github/workflows').map((name) => readFileSync(`.github/workflows/${name}`, 'utf8'));
  const actions = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  const named = /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(actions.filter((action) => !named.test(action))).toEqual([]);
  const names = [...new Set(actions)].map((action) => action.replace(/@.*/, ''));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('uses: actions/checkout');
});

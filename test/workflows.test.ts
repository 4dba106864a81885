import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

test.each(workflows)('%s names each action by its hash, and its version behind it', (_name, text) => {
  const actions = text.match(/uses: .*/g) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('an action has one version everywhere', () => {
  const actions = new Set(workflows.flatMap(([, text]) => text.match(/uses: .*/g) ?? []));
  const names = [...actions].map((action) => action.replace(/@.*/, ''));
  expect(new Set(names).size).toBe(names.length);
});

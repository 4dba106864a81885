/** With `.vscode`, an editor finds the step of each sentence, and runs what is open. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSettings, SETTINGS_FILE } from './editor-settings.ts';

test('the settings of the editor know each parameter type', () => {
  // `tools/build/documents.ts` writes them.
  expect(JSON.parse(readFileSync(SETTINGS_FILE, 'utf8'))).toEqual(editorSettings());
});

test('the commands of the tasks of the editor are there', () => {
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands: string[] = tasks.map(({ command }: { command: string }) => command);
  const missing = commands.filter((command) => {
    const [runner, ...words] = command.split(' ');
    if (runner === 'npm') return words[0] !== 'run' || !(`${words[1]}` in scripts);
    return runner !== 'npx' || !existsSync(join('node_modules', '.bin', `${words[0]}`));
  });
  expect(commands).not.toEqual([]);
  expect(missing).toEqual([]);
});

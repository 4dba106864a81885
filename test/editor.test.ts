/** How the line of a failure is opened. */
import { spawn, spawnSync } from 'node:child_process';
import { editorCommand, openEditor } from '../src/terminal/editor.ts';

jest.mock('node:child_process', () => ({ spawn: jest.fn(), spawnSync: jest.fn() }));
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test.each([
  ['vi', spawnSync, 'vi +4 "my pair.ts"'],
  ['emacs -nw', spawnSync, 'emacs -nw +4 "my pair.ts"'],
  ['/usr/bin/code --wait', spawn, '/usr/bin/code --wait --goto "my pair.ts":4'],
  ['idea', spawn, 'idea --line 4 "my pair.ts"'],
])('%s opens a file at a line', (command, start, line) => {
  Object.assign(process.env, { EDITOR: 'ed', VISUAL: command });
  openEditor('my pair.ts', 4);
  expect(start).toHaveBeenCalledWith(line, expect.objectContaining({ shell: true }));
});

test('without VISUAL the editor is EDITOR, if there is one', () => {
  expect([{ EDITOR: 'ed' }, {}].map((env) => editorCommand(env))).toEqual(['ed', '']);
});

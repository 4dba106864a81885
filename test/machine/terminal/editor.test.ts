/** Opening the line of a failure in an editor. */
import { spawn, spawnSync } from 'node:child_process';
import { editorCommand, openEditor } from '../../../src/machine/terminal/editor.ts';

jest.mock('node:child_process', () => ({
  spawn: jest.fn(() => ({ on: (_: string, ended: (status: number) => void) => ended(127) })),
  spawnSync: jest.fn(() => ({ status: 127 })),
}));

test.each([
  ['emacs -nw', spawnSync, 'emacs -nw +4 "my pair.ts"'],
  ['/usr/bin/cursor --wait', spawn, '/usr/bin/cursor --wait --goto "my pair.ts":4'],
  ['idea', spawn, 'idea --line 4 "my pair.ts"'],
])('%s opens a file at a line, or says that it cannot be run', (command, start, line) => {
  Object.assign(process.env, { EDITOR: 'ed', VISUAL: command });
  const say = jest.fn();
  openEditor('"my pair.ts"', 4, say);
  expect(start).toHaveBeenCalledWith(line, expect.objectContaining({ shell: true }));
  expect(say).toHaveBeenCalledWith(
    `"${command}" ended with 127: expected an editor in $VISUAL or $EDITOR`,
  );
});

test('without VISUAL the editor is EDITOR, if there is one', () => {
  const npms = { EDITOR: 'vi', npm_lifecycle_event: 'practice' }; // npm's default if you have not set one
  expect([{ EDITOR: 'ed' }, {}, npms].map((env) => editorCommand(env))).toEqual(['ed', '', '']);
});

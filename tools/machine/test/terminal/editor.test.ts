/** Opening the line of a failure in an editor. */
import { spawn, spawnSync } from 'node:child_process';
import { editorCommand, openEditor } from '../../terminal/editor.ts';

jest.mock('node:child_process', () => ({
  spawn: jest.fn(() => ({ on: (_: string, ended: (status: number) => void) => ended(127) })),
  spawnSync: jest.fn(() => ({ status: 127 })),
}));

const EDITORS = [
  ['emacs -nw', spawnSync, 'emacs -nw +4 "my pair.ts"'],
  ['/usr/bin/cursor --wait', spawn, '/usr/bin/cursor --wait --goto "my pair.ts":4'],
  ['idea', spawn, 'idea --line 4 "my pair.ts"'],
] as const;

test.each(EDITORS)('%s opens a file at a line', (command, start, line) => {
  jest.replaceProperty(process, 'env', { EDITOR: 'ed', VISUAL: command });
  openEditor('"my pair.ts"', 4, () => {});
  expect(start).toHaveBeenCalledWith(line, expect.objectContaining({ shell: true }));
});

test.each(EDITORS)('%s that cannot be run is reported', (command) => {
  jest.replaceProperty(process, 'env', { EDITOR: 'ed', VISUAL: command });
  const say = jest.fn();
  openEditor('"my pair.ts"', 4, say);
  const why = `"${command}" ended with 127: expected an editor in $VISUAL or $EDITOR`;
  expect(say).toHaveBeenCalledWith(why);
});

test.each([
  ['EDITOR', { EDITOR: 'ed' }, 'ed'],
  ['none if nothing is set', {}, ''],
  ['none if npm has set its default', { EDITOR: 'vi', npm_lifecycle_event: 'practice' }, ''],
])('without VISUAL the editor is %s', (_, environment, editor) => {
  expect(editorCommand(environment)).toBe(editor);
});

import { type BenchState, isUntouched, textOn } from './bench-state.ts';
import type { Editor, Listeners } from './editor.ts';
import { KEYS_ID } from './keys-view.ts';
import { loadEditor } from './load-editor.ts';
import { fileOf } from './protocol.ts';
import { lastCursor, rememberCursor } from './readers-place.ts';

/**
 * Opens an editor with the code of a workbench. The cursor is where it was in the reader's code, or
 * else on the task.
 */
export function openEditor(
  parent: HTMLElement,
  state: BenchState,
  listeners: Omit<Listeners, 'onCursor'>,
): Editor {
  const file = fileOf(state.exercise);
  const { Editor: Opened } = loadEditor();
  const names = { label: `${file}, the code of the rule`, describedBy: KEYS_ID };
  const editor = new Opened(parent, textOn(state), names, {
    ...listeners,
    onCursor: (offset) => {
      if (!state.preview) rememberCursor(file, offset);
    },
  });
  if (state.preview || isUntouched(state)) editor.goToTask();
  else editor.goTo(lastCursor(file));
  return editor;
}

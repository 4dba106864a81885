import { type BenchState, isUntouched, textOn } from './bench-state.ts';
import type { Editor, Listeners } from './editor.ts';
import { textOf } from './judge.ts';
import { KEYS_ID } from './keys-view.ts';
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
  const Opened = loadEditor();
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

/**
 * Returns the class of the editor. Its code is in the page and runs on first use.
 *
 * @throws Error if it did not start
 */
function loadEditor(): typeof Editor {
  const page = globalThis as { editor?: { Editor: typeof Editor } };
  if (!page.editor) {
    const script = Object.assign(document.createElement('script'), {
      text: textOf('workbench-editor'),
    });
    document.head.append(script);
  }
  if (!page.editor) throw new Error('the editor did not start');
  return page.editor.Editor;
}

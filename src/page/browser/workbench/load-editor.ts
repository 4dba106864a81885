import type { Editor } from './editor.ts';
import { textOf } from './judge.ts';

/**
 * Returns the class of the editor. Its code is in the page and runs on first use.
 *
 * @throws Error if it did not start
 */
export function loadEditor(): typeof Editor {
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

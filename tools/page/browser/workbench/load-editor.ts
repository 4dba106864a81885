import type * as editor from './editor.ts';
import { textOf } from './judge.ts';

/**
 * Returns the editor, and what highlights code outside it. Its script is in the page and runs on
 * first use.
 *
 * @throws Error if it did not start
 */
export function loadEditor(): typeof editor {
  const page = globalThis as { editor?: typeof editor };
  if (!page.editor) {
    const script = Object.assign(document.createElement('script'), {
      text: textOf('workbench-editor'),
    });
    document.head.append(script);
  }
  if (!page.editor) throw new Error('the editor did not start');
  return page.editor;
}

import { textOf } from './data.ts';
import type { Editor, EditorOptions } from './editor.ts';

/** Runs the editor's code when it is needed first: until then it is a text. */
export function openEditor(options: EditorOptions): Editor {
  const page = globalThis as { editor?: { openEditor(options: EditorOptions): Editor } };
  if (!page.editor) {
    const script = document.createElement('script');
    script.textContent = textOf('workbench-editor').replace(/^"use strict";\s*/, '');
    document.head.append(script);
  }
  if (!page.editor) throw new Error('the editor did not start');
  return page.editor.openEditor(options);
}

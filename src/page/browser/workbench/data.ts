/** What the page carries for the workbench. */
import type { BenchData, BenchUnit } from '../../build/page-parts.ts';
import type { Editor, EditorOptions } from './editor.ts';
import type { Files } from './protocol.ts';

let read: BenchData | undefined;

/** Reads it when it is needed first. */
export function benchData(): BenchData {
  read ??= JSON.parse(textOf('workbench-data')) as BenchData;
  return read;
}

/** The text of a script that does not run by itself. */
export function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

/** Our files: the solutions of all units, and what they and the mistakes import. */
export function ourFiles(): Files {
  return benchData().files;
}

/** Our solution of a unit. */
export function oursOf(unit: string): string {
  return ourFiles()[`${unit}.ts`] ?? '';
}

/** Finds what the page knows of a unit. */
export function unitOf(name: string): BenchUnit | undefined {
  return benchData()
    .exercises.flatMap(({ units }) => units)
    .find(({ unit }) => unit === name);
}

/** Opens the editor. Its code runs when it is needed first: until then it is a text. */
export function openEditor(options: EditorOptions): Editor {
  const page = globalThis as { editor?: { Editor: typeof Editor } };
  if (!page.editor) {
    const script = document.createElement('script');
    script.textContent = textOf('workbench-editor').replace(/^"use strict";\s*/, '');
    document.head.append(script);
  }
  if (!page.editor) throw new Error('the editor did not start');
  return new page.editor.Editor(options);
}

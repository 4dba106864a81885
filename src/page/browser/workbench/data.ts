/** Reads what the page carries for the workbench. */
import type { BenchData } from './protocol.ts';

let read: BenchData | undefined;

/** Reads it when it is needed first. */
export function benchData(): BenchData {
  read ??= JSON.parse(textOf('workbench-data')) as BenchData;
  return read;
}

/** Returns the text of a script that does not run by itself. */
export function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

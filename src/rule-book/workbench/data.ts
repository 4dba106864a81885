/** Reads what the page carries for the workbench. */
import type { BenchData } from '../page-parts.ts';
import type { Files } from './protocol.ts';

let read: BenchData | undefined;

/** Read when it is needed first. */
export function benchData(): BenchData {
  read ??= JSON.parse(textOf('workbench-data')) as BenchData;
  return read;
}

/** The text of a script that does not run by itself. */
export function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

/** Our solution of a unit, as it stands in the page. */
export function oursOf(unit: string): string {
  return `${document.querySelector(`.file[data-unit="${unit}"] code`)?.textContent ?? ''}\n`;
}

let ours: Files | undefined;

/** Our files: the solutions of all units, and what they and the mistakes import. */
export function ourFiles(): Files {
  ours ??= readOurs(benchData());
  return ours;
}

function readOurs({ steps, helpers }: BenchData): Files {
  const units = steps.flatMap((step) => step.units.map(({ unit }) => [`${unit}.ts`, oursOf(unit)]));
  return { ...helpers, ...Object.fromEntries(units) };
}

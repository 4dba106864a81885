/** Reads what the page carries for the workbench. */
import type { BenchData } from '../../build/page-parts.ts';
import { asTyped } from '../../view/typography.ts';
import { unpackBench } from './packed.ts';
import type { Files } from './protocol.ts';

let read: BenchData | undefined;

/** Read when it is needed first. */
export function benchData(): BenchData {
  read ??= unpackBench(JSON.parse(textOf('workbench-data')), { ours: shownFiles(), reasons: shownReasons() });
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

/** Our files: the solutions of all units, and what they and the mistakes import. */
export function ourFiles(): Files {
  return { ...benchData().helpers, ...shownFiles() };
}

let shown: Files | undefined;

/** The solutions of all units, as they stand in the page. */
function shownFiles(): Files {
  const units = () => [...document.querySelectorAll('.file')].map((file) => file.getAttribute('data-unit') ?? '');
  shown ??= Object.fromEntries(units().map((unit) => [`${unit}.ts`, oursOf(unit)]));
  return shown;
}

/** Why people make the mistakes that the page shows, by what is wrong with them. */
function shownReasons(): Record<string, string> {
  const texts = [...document.querySelectorAll('.mistakes li')].map((mistake) =>
    [...mistake.querySelectorAll('p')].map(({ textContent }) => asTyped(textContent)),
  );
  return Object.fromEntries(texts.map(([wrong = '', reason = '']) => [wrong, reason]));
}

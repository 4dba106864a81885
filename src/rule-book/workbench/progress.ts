/** What the reader has written and done, as it is kept in the browser. */
import type { Files } from './protocol.ts';

export interface Progress {
  /** What the reader has changed or loaded, by name; what is not here is ours. */
  readonly files: Files;
  /** What stood in a file before something else was put in its place. */
  readonly before: Files;
  /** The steps that were right when they were last judged. */
  readonly done: readonly string[];
  /** How many hints were shown, by step. */
  readonly hints: Readonly<Record<string, number>>;
}

export const NOTHING_DONE: Progress = { files: {}, before: {}, done: [], hints: {} };

/** The progress with another text of a file; the steps that it belongs to are not done any more. */
export function withFile(progress: Progress, name: string, text: string, steps: readonly string[] = []): Progress {
  const done = progress.done.filter((step) => !steps.includes(step));
  return { ...progress, files: { ...progress.files, [name]: text }, done };
}

/** The same, and what stood there is kept. */
export function withOther(
  progress: Progress,
  name: string,
  text: string,
  was: string,
  steps: readonly string[],
): Progress {
  const changed = withFile(progress, name, text, steps);
  return was === text ? changed : { ...changed, before: { ...progress.before, [name]: was } };
}

export function withDone(progress: Progress, step: string, isDone: boolean): Progress {
  const others = progress.done.filter((one) => one !== step);
  return { ...progress, done: isDone ? [...others, step] : others };
}

export function withHint(progress: Progress, step: string, most: number): Progress {
  return { ...progress, hints: { ...progress.hints, [step]: Math.min((progress.hints[step] ?? 0) + 1, most) } };
}

/** Reads what was kept; what cannot be read is nothing. */
export function parseProgress(text: string | undefined): Progress {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(found)) return NOTHING_DONE;
    const { files, before, done, hints } = found;
    return {
      files: onlyOf(files, isText),
      before: onlyOf(before, isText),
      done: Array.isArray(done) ? done.filter(isText) : [],
      hints: onlyOf(hints, isCount),
    };
  } catch {
    return NOTHING_DONE;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number';

function onlyOf<Value>(found: unknown, isValue: (value: unknown) => value is Value): Record<string, Value> {
  const entries = Object.entries(isRecord(found) ? found : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isValue(entry[1])));
}

/** The name under which a file that somebody loads is kept: the page writes TypeScript, of which JavaScript is a part. */
export function nameOfLoaded(name: string): string {
  return name.replace(/\.[cm]?js$/, '.ts');
}

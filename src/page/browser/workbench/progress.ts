/** What the reader has written and done, and how it is written as entries of the browser's storage. */
import type { Files } from './protocol.ts';

export interface Progress {
  /** What the reader has changed or loaded, by name; what is not here is ours. */
  readonly files: Files;
  /** What the reader had written in a file before something else was put in its place, by name; the last comes first. */
  readonly before: Readonly<Record<string, readonly string[]>>;
  /** The steps that are done; what is written in one later takes that away from nobody, but has to be judged anew. */
  readonly done: Readonly<Record<string, 'yes' | 'changed'>>;
  /** How many hints were shown, by step. */
  readonly hints: Readonly<Record<string, number>>;
}

export const NOTHING_DONE: Progress = { files: {}, before: {}, done: {}, hints: {} };

/** The progress with another text of a file, which changes the steps that it belongs to. */
export function withFile(progress: Progress, name: string, text: string, steps: readonly string[] = []): Progress {
  const changed = steps.filter((step) => progress.done[step]).map((step) => [step, 'changed']);
  const done = { ...progress.done, ...Object.fromEntries(changed) };
  return { ...progress, files: { ...progress.files, [name]: text }, done };
}

/** The progress with a text that the reader had written in a file; each is there once. */
export function withBefore(progress: Progress, name: string, text: string): Progress {
  const others = (progress.before[name] ?? []).filter((one) => one !== text);
  return { ...progress, before: { ...progress.before, [name]: [text, ...others] } };
}

/** What the reader had written last is put back; what stands there now, if the reader wrote it, is kept behind all others. */
export function withBack(progress: Progress, name: string, written: string | undefined): Progress {
  const [last, ...others] = progress.before[name] ?? [];
  if (last === undefined) return progress;
  const before = written === undefined ? others : [...others.filter((one) => one !== written), written];
  return withFile({ ...progress, before: { ...progress.before, [name]: before } }, name, last);
}

export function withDone(progress: Progress, step: string, isDone: 'yes' | 'changed' = 'yes'): Progress {
  return { ...progress, done: { ...progress.done, [step]: isDone } };
}

export function withHint(progress: Progress, step: string, most: number): Progress {
  return { ...progress, hints: { ...progress.hints, [step]: Math.min((progress.hints[step] ?? 0) + 1, most) } };
}

/** What a progress is kept as: what would be lost for good comes first, and each file and step is an entry of its own. */
export function entriesOf({ files, before, done, hints }: Progress): [key: string, value: string][] {
  return [
    ...Object.entries(before).map(([name, texts]): [string, string] => [`before/${name}`, JSON.stringify(texts)]),
    ...Object.entries(files).map(([name, text]): [string, string] => [`code/${name}`, text]),
    ...Object.entries(done).map(([step, isDone]): [string, string] => [`done/${step}`, isDone]),
    ...Object.entries(hints).map(([step, count]): [string, string] => [`hints/${step}`, `${count}`]),
  ];
}

/**
 * The progress with an entry as it is now; what cannot be read changes nothing.
 *
 * @param value - null when there is no such entry any more, which takes nothing away
 */
export function withEntry(progress: Progress, key: string, value: string | null): Progress {
  const [, kind, name = ''] = key.match(/^(\w+)\/(.+)$/s) ?? [];
  if (value === null) return progress;
  if (kind === 'done') return withDone(progress, name, value === 'changed' ? value : 'yes');
  if (kind === 'code') return withFile(progress, name, value);
  if (kind === 'before') return textsIn(value).reduceRight((sofar, text) => withBefore(sofar, name, text), progress);
  const count = Number(value);
  return kind === 'hints' && Number.isInteger(count) && count > (progress.hints[name] ?? 0)
    ? { ...progress, hints: { ...progress.hints, [name]: count } }
    : progress;
}

function textsIn(value: string): string[] {
  try {
    const found: unknown = JSON.parse(value);
    return Array.isArray(found) ? found.filter((text): text is string => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** The progress when another page writes an entry: what stands here, and it had not read, is kept as written before. */
export function withHeard(progress: Progress, key: string, was: string | null, value: string | null): Progress {
  const name = key.replace(/^code\//, '');
  const own = progress.files[name];
  const isLost = name !== key && value !== null && own !== undefined && own !== was && own !== value;
  return withEntry(isLost ? withBefore(progress, name, own) : progress, key, value);
}

/** The progress that is about to replace an entry that somebody else has written: a text is kept as written before. */
export function withUnheard(progress: Progress, key: string, value: string): Progress {
  const name = key.replace(/^code\//, '');
  return name === key ? withEntry(progress, key, value) : withBefore(progress, name, value);
}

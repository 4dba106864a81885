import { BadExport } from './exports-of.ts';
import { placeIn } from './place-in.ts';
import { Unreadable } from './read-script.ts';
import { show } from './show.ts';

/** Describes what was thrown, with the learner's line if it is known: `ouch (mine.ts:3)`. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `it threw ${show(thrown)}`;
  const [message = ''] = thrown.message.split('\n', 1);
  const isOurs = thrown instanceof Unreadable || thrown instanceof BadExport;
  const where = (isOurs && thrown.where) || placeIn(thrown.stack);
  return !where || message.endsWith(`:${where.line})`) ? message : `${message} (${where.file}:${where.line})`;
}

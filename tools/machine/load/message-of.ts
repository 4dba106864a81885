import { BadExport } from '../../solution/errors.ts';
import { cut, show } from '../words/show.ts';
import { placeIn } from './place-in.ts';
import { Unreadable } from './read-script.ts';

/**
 * Describes what was thrown, cut if it is long, with the learner's line if it is known:
 * `ouch (mine.ts:3)`.
 */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `it threw ${cut(show(thrown))}`;
  const [firstLine = ''] = thrown.message.split('\n', 1);
  // Our own errors are short, and may know a better line than the stack.
  const isOurs = thrown instanceof Unreadable || thrown instanceof BadExport;
  const message = isOurs ? firstLine : cut(firstLine);
  const where = (isOurs && thrown.where) || placeIn(thrown.stack);
  if (!where || message.endsWith(`:${where.line})`)) return message;
  return `${message} (${where.file}:${where.line})`;
}

/** What a program replies about one item. */
import { printable } from '../../../src/cards/quote.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { cut } from '../words/show.ts';
import { recordOf } from './protocol.ts';
import { ownFile } from './read-output.ts';

/** What a program replied about an item, and how many items the line asked about. */
export type Reply = ({ readonly answer: unknown } | { readonly error: unknown }) & {
  readonly itemsInLine: number;
};

/** Returns the answer in a reply, or throws its error. */
export function answerIn(reply: Reply): unknown {
  if ('error' in reply) throw reply.error;
  return reply.answer;
}

/**
 * Tells an answer, a refusal and a reported error apart.
 * @param folder - of the learner's files
 */
export function readReply(answer: unknown, itemsInLine: number, folder: string): Reply {
  const { refused, error, at: location } = recordOf(answer);
  if (typeof refused === 'string') return { error: new Error(refused), itemsInLine };
  if (typeof error !== 'string') return { answer, itemsInLine };
  const message = `it reported an error: ${printable(cut(error))}`;
  if (location === undefined) return { error: new NoAnswer(message), itemsInLine };
  const withPlace = `${message} (${printable(cut(String(location)))})`;
  return { error: new NoAnswer(withPlace, placeOf(String(location), folder)), itemsInLine };
}

/** Reads a place like `solution.py:12`. */
function placeOf(location: string, folder: string): NoAnswer['where'] {
  const [, file, line] = /^(.+):(\d+)$/.exec(location) ?? [];
  return file === undefined
    ? undefined
    : { file: ownFile(file, folder) ?? file, line: Number(line) };
}

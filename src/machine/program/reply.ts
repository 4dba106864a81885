/** What a program replies about one item. */
import { printable } from '../../kata/cards/quote.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { cut } from '../words/show.ts';
import { recordOf } from './protocol.ts';

/** What a program replied about an item, and how many items the line asked about. */
export type Reply = ({ readonly answer: unknown } | { readonly error: unknown }) & {
  readonly itemsInLine: number;
};

/** Returns the answer in a reply, or throws its error. */
export function answerIn(reply: Reply): unknown {
  if ('error' in reply) throw reply.error;
  return reply.answer;
}

/** Tells an answer, a refusal and a reported error apart. */
export function readReply(answer: unknown, itemsInLine: number): Reply {
  const { refused, error, at: location } = recordOf(answer);
  if (typeof refused === 'string') return { error: new Error(refused), itemsInLine };
  if (typeof error !== 'string') return { answer, itemsInLine };
  const message = `it reported an error: ${printable(cut(error))}`;
  if (location === undefined) return { error: new NoAnswer(message), itemsInLine };
  const [, file, line] = /^(.+):(\d+)$/.exec(String(location)) ?? [];
  const where = file === undefined ? undefined : { file, line: Number(line) };
  return {
    error: new NoAnswer(`${message} (${printable(cut(String(location)))})`, where),
    itemsInLine,
  };
}

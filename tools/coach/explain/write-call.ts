/** Writes a call so that you can try it: `isFlush(parseCards('AC JC 8C 5C 3C'))`. */
import { formatCards } from '../../../src/cards/format-cards.ts';
import { isCards, isHandRank } from '../../machine/words/show.ts';
import type { Call } from '../call.ts';

const MOST_CHARACTERS = 240;

/** What is needed of a call to write it. */
type WritableCall = Pick<Call, 'name' | 'args' | 'program'>;

/** Writes a call that has no answer yet; undefined for any other. */
export function writeUnanswered(call: Call | undefined): string | undefined {
  return call && !('result' in call) ? writeCall(call) : undefined;
}

/** Writes a call or the question to a program; undefined if that is impossible or too long. */
export function writeCall(call: WritableCall): string | undefined {
  const text = textOf(call);
  return text !== undefined && text.length <= MOST_CHARACTERS ? text : undefined;
}

/** Returns whether a call can be written, however long. If not, it cannot be repeated either. */
export function canBeWritten(call: WritableCall): boolean {
  return textOf(call) !== undefined;
}

/** Stands for a value that has no text: a function, like a source of chance. */
const UNWRITABLE = '\0';

function textOf({ name, args, program }: WritableCall): string | undefined {
  const text = program ? program.line() : `${name}(${args.map(writeValue).join(', ')})`;
  return text?.includes(UNWRITABLE) ? undefined : text;
}

function writeValue(value: unknown): string {
  if (isCards(value)) return `parseCards('${formatCards(value)}')`;
  if (isHandRank(value)) return `rankHand(${writeValue(value.cards)})`;
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return UNWRITABLE;
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(([name, member]) => `${name}: ${writeValue(member)}`);
  return `{ ${members.join(', ')} }`;
}

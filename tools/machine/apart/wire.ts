/** Values on their way between two processes: JSON, with a tag for what JSON has no word for. */
import { seededRandom } from '../../../src/cards/seeded-random.ts';
import { BadExport, isError, NoAnswer } from '../../solution/errors.ts';

/** The key that marks a tag. */
const TAG = '$';

/** A value that JSON has no word for; `text` and the rest depend on its kind. */
interface Tagged {
  readonly [TAG]: string;
  readonly text?: string;
  readonly id?: number;
  readonly seed?: number;
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly where?: NoAnswer['where'];
  readonly isNoAnswer?: boolean;
  readonly isBadExport?: boolean;
}

type AnyFunction = (...values: unknown[]) => unknown;

/** Keeps a function, which cannot be sent, and returns what the other process gets instead. */
type KeepFunction = (value: AnyFunction) => Tagged;

/** Makes a function again of what was sent instead. */
type MakeFunction = (id: number) => AnyFunction;

/** What is sent instead of a function that the other process can call. */
export const functionTag = (id: number): Tagged => ({ [TAG]: 'function', id });

/**
 * Sends a seed instead of a source of randomness: no other function is ever passed to somebody's
 * code. Takes one number from that source.
 */
export const randomTag: KeepFunction = (random) => ({
  [TAG]: 'random',
  seed: Math.floor((random() as number) * 2 ** 32),
});

const valueTag: KeepFunction = () => ({ [TAG]: 'value', text: 'function' });

/** Turns a value into what JSON can write. */
export function toWire(value: unknown, keepFunction: KeepFunction = valueTag): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : { [TAG]: 'number', text: String(value) };
    case 'undefined':
      return { [TAG]: 'undefined' };
    case 'function':
      return keepFunction(value as AnyFunction);
    case 'object':
      return value && objectToWire(value, keepFunction);
    default:
      return { [TAG]: typeof value, text: String(value) };
  }
}

function objectToWire(value: object, keepFunction: KeepFunction): unknown {
  if (Array.isArray(value)) return value.map((item) => toWire(item, keepFunction));
  if (isError(value)) return errorToWire(value);
  if (typeof (value as Partial<PromiseLike<unknown>>).then === 'function') {
    return { [TAG]: 'promise' };
  }
  const record: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) record[key] = toWire(item, keepFunction);
  return record;
}

function errorToWire(error: Error): Tagged {
  const { name, message, stack } = error;
  const where = error instanceof NoAnswer ? error.where : undefined;
  const isNoAnswer = error instanceof NoAnswer;
  const isBadExport = error instanceof BadExport;
  const described = { name: String(name), message: String(message), stack: String(stack) };
  return { [TAG]: 'error', ...described, where, isNoAnswer, isBadExport };
}

/** Turns what was sent into a value. It is frozen if nobody may change it. */
export function fromWire(
  sent: unknown,
  { makeFunction, isFrozen }: { makeFunction?: MakeFunction; isFrozen?: boolean } = {},
): unknown {
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (TAG in value) return fromTag(value as Tagged, makeFunction);
    if (Array.isArray(value)) return freeze(value.map(read));
    const record: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) record[key] = read(item);
    return freeze(record);
  };
  const freeze = <Value>(value: Value) => (isFrozen ? Object.freeze(value) : value);
  return read(sent);
}

function fromTag(tagged: Tagged, makeFunction: MakeFunction | undefined): unknown {
  const text = String(tagged.text);
  switch (tagged[TAG]) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(text);
    case 'bigint':
      return BigInt(text);
    case 'symbol':
      return Symbol.for(text);
    case 'promise':
      return Promise.resolve();
    case 'random':
      return seededRandom(Number(tagged.seed));
    case 'error':
      return errorFrom(tagged);
    default:
      return makeFunction?.(Number(tagged.id)) ?? (() => {});
  }
}

function errorFrom({ name, message, stack, where, isNoAnswer, isBadExport }: Tagged): Error {
  const text = String(message);
  if (isBadExport) return new BadExport(text, where);
  if (isNoAnswer) return new NoAnswer(text, where);
  return Object.assign(new Error(text), { name: String(name), stack: String(stack) });
}

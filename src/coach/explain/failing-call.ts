/** Finds the call that fails, and writes it as you would try it. */
import { formatCards } from '../../kata/cards/format-cards.ts';
import { isCards, isHandRank, show } from '../../load/show.ts';
import { OURS } from '../../solution.ts';
import { type Call, lastCall } from '../run/last-call.ts';

const MOST_CHARACTERS = 240;

/** Finds the first call whose answer is not ours, on which later ones build; of comparisons, made both ways, the last. */
export function findWrongCall(calls: readonly Call[]): Call | undefined {
  const wrong = calls.filter((call) => {
    const ours = OURS[call.name as keyof typeof OURS] as (...given: readonly unknown[]) => unknown;
    const isCertain = writtenCall(call) !== undefined; // chance may be passed in, and gives other numbers the second time
    return isCertain && outcomeOf(() => ours(...call.given)) !== outcomeOf(() => answerOf(call));
  });
  return wrong[0]?.name === 'compareHandRanks' ? wrong.at(-1) : wrong[0];
}

function answerOf(call: Call): unknown {
  if ('result' in call) return call.result;
  throw new Error('there is no answer');
}

/** Writes an answer as far as poker cares. */
function outcomeOf(ask: () => unknown): string {
  try {
    const answer = ask();
    if (isHandRank(answer)) return `${answer.category} ${answer.tieBreak}`;
    if (isCards(answer))
      return `${answer.map(({ rank }) => rank)} ${new Set(answer.map(({ suit }) => suit)).size === 1}`;
    return typeof answer === 'number' ? String(Math.sign(answer) + 0) : `${typeof answer} ${show(answer)}`;
  } catch {
    return 'an error';
  }
}

/** Writes the call that has not been answered yet. */
export function callNow(): string | undefined {
  const call = lastCall();
  return call && !('result' in call) ? writtenCall(call) : undefined;
}

/** Writes a call in a line or, of a program, the question that it was asked; undefined when that cannot be. */
export function writtenCall({ name, given, line }: Pick<Call, 'name' | 'given' | 'line'>): string | undefined {
  if (line) return line();
  const call = `${name}(${given.map(written).join(', ')})`;
  return call.includes(UNWRITTEN) || call.length > MOST_CHARACTERS ? undefined : call;
}

const UNWRITTEN = '\0';

function written(value: unknown): string {
  if (isCards(value)) return `parseCards('${formatCards(value)}')`;
  if (isHandRank(value)) return `rankHand(${written(value.cards)})`;
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return UNWRITTEN;
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(([name, member]) => `${name}: ${written(member)}`);
  return `{ ${members.join(', ')} }`;
}

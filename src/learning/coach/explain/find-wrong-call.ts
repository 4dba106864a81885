/** Finds the call that fails, and writes it so that you can try it. */
import type { Cards } from '../../../kata/cards/card.ts';
import { cardIndex } from '../../../kata/cards/card-index.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import type { Round } from '../../../kata/games/deal.ts';
import { isCards, isHandRank } from '../../../machine/words/show.ts';
import { faultIn } from '../../../solution/same-five.ts';
import { OURS, type Solution } from '../../../solution/units.ts';
import { type Call, lastCall } from '../run/last-call.ts';

const MOST_CHARACTERS = 240;

/**
 * Finds the first call with another answer than ours.
 * @param readAgain - loads the code without its state
 */
export function findWrongCall(
  calls: readonly Call[],
  readAgain?: () => Solution,
): Call | undefined {
  const usesChance = (call: Call) => textOf(call).includes(UNWRITTEN); // so it cannot be repeated
  const isCertain = (call: Call) => 'deck' in Object(call.given[0]) || !usesChance(call);
  const wrong = calls.find((call) => isCertain(call) && outcomeOf(call) !== outcomeOf(call, OURS));
  if (!wrong || !readAgain || usesChance(wrong)) return wrong;
  const differs = () => outcomeOf(wrong) !== outcomeOf(wrong, readAgain());
  if (!differs()) return wrong;
  return {
    ...wrong,
    differs: Array.from({ length: 9 }, differs).includes(false) ? BY_CHANCE : REMEMBERS,
  };
}

const REMEMBERS = ', but not when called alone: it remembers earlier calls';
const BY_CHANCE = ', but not every time';

/** Writes the answer to a call, without what does not matter in poker. */
function outcomeOf(call: Call, other?: Solution): string {
  const { name, given, result } = call;
  if (!other && !('result' in call)) return 'an error';
  try {
    const ask = other?.[name as keyof Solution] as
      | ((...given: readonly unknown[]) => unknown)
      | undefined;
    const answer = ask ? ask(...given) : result;
    const fault = (five: Cards) => faultIn(five, five, given.flat() as Cards);
    const { board, players } = Object(answer);
    if (isCards(board))
      return String(
        [board, ...players.map(({ hole }: Round['players'][number]) => hole)]
          .map(inAnyOrder)
          .sort(),
      );
    if (isHandRank(answer)) return `${answer.category} ${answer.tieBreak} ${fault(answer.cards)}`;
    if (isCards(answer))
      return `${answer.map(({ rank }) => rank)} ${new Set(answer.map(({ suit }) => suit)).size === 1} ${fault(answer)}`;
    return typeof answer === 'number' ? String(Math.sign(answer) + 0) : JSON.stringify(answer);
  } catch {
    return 'an error';
  }
}

const inAnyOrder = (cards: Cards) => cards.map(cardIndex).sort();

/** Writes the unanswered call, if any. */
export function callNow(): string | undefined {
  const call = lastCall();
  return call && !('result' in call) ? writtenCall(call) : undefined;
}

/** Writes a call or the question to a program; undefined if that is impossible or too long. */
export function writtenCall(call: WrittenCall): string | undefined {
  const text = textOf(call);
  return text.includes(UNWRITTEN) || text.length > MOST_CHARACTERS ? undefined : text;
}

type WrittenCall = Pick<Call, 'name' | 'given' | 'line'>;

const textOf = ({ name, given, line }: WrittenCall): string =>
  line ? (line() ?? UNWRITTEN) : `${name}(${given.map(written).join(', ')})`;

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

/** Finds the call that is to blame, by comparing each answer with that of our solution. */
import type { Cards } from '../../../src/cards/card.ts';
import { cardIndex } from '../../../src/cards/card-index.ts';
import type { Round } from '../../../src/games/round.ts';
import { whyNotBestFive } from '../../../steps/same-five.ts';
import { isCards, isHandRank, show } from '../../machine/words/show.ts';
import type { Solution } from '../../solution/units.ts';
import type { Call } from '../call.ts';
import type { Trouble } from '../verdict.ts';
import { canBeWritten, writeCall } from './write-call.ts';

/** How often code is read and called again, to tell memory from chance. */
const REPETITIONS = 9;

const REMEMBERS = ', but not when called alone: it remembers earlier calls';
const BY_CHANCE = ', but not every time';

/**
 * Finds the first call with another answer than ours.
 * @param readAgain - loads the code without its state; without it the call is not repeated
 * @returns the call, and how its answer differs when it is called alone
 */
export function findWrongCall(
  calls: readonly Call[],
  readAgain?: () => Solution,
): Call | undefined {
  const wrong = calls.find(
    (call) => isCertain(call) && outcomeOf(call) !== outcomeFrom(call.byOurs, call),
  );
  if (!wrong || !readAgain || !canBeWritten(wrong)) return wrong;
  const isDifferentAlone = () => outcomeWith(readAgain(), wrong) !== outcomeOf(wrong);
  if (!isDifferentAlone()) return wrong;
  const repeated = Array.from({ length: REPETITIONS }, isDifferentAlone);
  return { ...wrong, difference: repeated.includes(false) ? BY_CHANCE : REMEMBERS };
}

/**
 * Says that a program answers right when it is asked again about nothing else: then the other hands
 * of the line, or chance, are to blame. An error of a whole line says so itself.
 */
export function differenceAlone(wrong: Call): string {
  const { program, byOurs } = wrong;
  if (!program || outcomeFrom(program.askAgain, wrong) !== outcomeFrom(byOurs, wrong)) return '';
  const { itemsInLine } = program;
  if (itemsInLine === 1) return ', but the right answer when it was asked again';
  if (!('result' in wrong)) return '';
  const answerAlone = show(program.askAgain());
  return ` when asked about ${itemsInLine} hands at once, but ${answerAlone} when asked about this one alone`;
}

/** Names the function to blame, and its call unless earlier calls are to blame. */
export function blameFor(wrong: Call | undefined): Pick<Trouble, 'blamed' | 'call'> {
  if (!wrong) return {};
  return { blamed: wrong.name, call: wrong.difference ? undefined : writeCall(wrong) };
}

/** Returns whether the answer to a call does not depend on chance. */
function isCertain(call: Call): boolean {
  return 'deck' in Object(call.args[0]) || canBeWritten(call);
}

const ERROR = 'an error';

/** Writes how a call ended. */
function outcomeOf(call: Call): string {
  return 'result' in call ? outcomeFrom(() => call.result, call) : ERROR;
}

/** Writes how the same call of another solution ends. */
function outcomeWith(solution: Solution, call: Call): string {
  const sameFunction = solution[call.name as keyof Solution] as
    | ((...args: readonly unknown[]) => unknown)
    | undefined;
  return outcomeFrom(() => (sameFunction ? sameFunction(...call.args) : call.result), call);
}

function outcomeFrom(answer: () => unknown, { name, args }: Call): string {
  try {
    // What is read from a text must be exactly this.
    if (name === 'parseCards') return show(answer());
    return writeAnswer(answer(), args.flat() as Cards);
  } catch {
    return ERROR;
  }
}

/** Writes an answer without what does not matter in poker. */
function writeAnswer(answer: unknown, asked: Cards): string {
  if (isRound(answer)) {
    const groups = [answer.board, ...answer.players.map(({ hole }) => hole)];
    return String(groups.map(inAnyOrder).sort());
  }
  if (isHandRank(answer)) {
    return `${answer.category} ${answer.tieBreak} ${faultOf(answer.cards, asked)}`;
  }
  if (isCards(answer)) {
    const ranks = answer.map(({ rank }) => rank);
    const isOfOneSuit = new Set(answer.map(({ suit }) => suit)).size === 1;
    return `${ranks} ${isOfOneSuit} ${faultOf(answer, asked)}`;
  }
  if (typeof answer === 'number') return String(Math.sign(answer) + 0); // -0 is 0, too
  return JSON.stringify(answer);
}

function isRound(answer: unknown): answer is Round {
  return isCards(Object(answer).board);
}

function faultOf(five: Cards, asked: Cards): string | undefined {
  return whyNotBestFive(five, five, asked);
}

const inAnyOrder = (cards: Cards) => cards.map(cardIndex).sort();

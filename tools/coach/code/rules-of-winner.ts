/** Makes rules of `winner`, which compares whole hands as text. */
import type { Rules } from '../../../steps/rules-under-test.ts';
import { type Ask, rulesAsking } from '../../machine/program/rules-asking.ts';
import { WINNER } from '../units.ts';
import type { CallLog } from './call-log.ts';

/** What `winner.ts` exports. */
export type Winner = (...hands: readonly string[]) => unknown;

const OUR_WORDS = new Map([
  [1, 'WIN'],
  [-1, 'LOSE'],
  [0, 'DRAW'],
]);

/** Returns rules that compare hands by `winner`, and do all else by ours. */
export function rulesOfWinner(winner: Winner, calls: CallLog): Rules {
  const ask: Ask = ({ item, read, byOurs }) => {
    const hands = item as readonly string[];
    const call = {
      name: WINNER,
      args: hands,
      intro: `${WINNER} returned`,
      byOurs: () => OUR_WORDS.get(byOurs() as number),
    };
    return read(calls.answer(call, () => winner(...hands)));
  };
  return rulesAsking(ask, new Set(['compare']));
}

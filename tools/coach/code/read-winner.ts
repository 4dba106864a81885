/** Makes `winner`, which compares whole hands as text, a solution of tie-breaking. */
import { type Ask, SolutionProxy } from '../../machine/program/solution-proxy.ts';
import type { Solution } from '../../solution/units.ts';
import { writeCall } from '../explain/write-call.ts';
import type { CallLog } from './call-log.ts';

/** What `winner.ts` exports. */
export type Winner = (...hands: readonly string[]) => unknown;

/** It answers the question `compare` of the protocol for programs, and no other. */
const KNOWN: ReadonlySet<string> = new Set(['compare']);

/** Returns a solution that asks `winner`; its calls are remembered as calls of `winner`. */
export function solutionOfWinner(winner: Winner, calls: CallLog): Solution {
  let asked: readonly string[] = [];
  const ask: Ask = (_question, hands, { read }) => read(winner(...(hands as readonly string[])));
  const record: Ask = (_question, hands, { byOurs }) => {
    asked = hands as readonly string[];
    return byOurs();
  };
  const recording: Readonly<Record<string, unknown>> = new SolutionProxy(record, KNOWN).exports();
  const program = {
    itemsInLine: 1,
    lineOf: (name: string, args: readonly unknown[]) => {
      (recording[name] as (...given: readonly unknown[]) => unknown)(...args);
      return writeCall({ name: 'winner', args: asked });
    },
  };
  const { bestFive, compareHandRanks } = new SolutionProxy(ask, KNOWN).exports();
  return { bestFive, ...calls.remembering({ compareHandRanks }, program) };
}

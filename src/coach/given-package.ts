/** The package as a file of the learner gets it: what the file is to write says so instead of answering. */
import { BadExport } from '../load/exports-of.ts';
import { EXPORTS, type Unit } from './stub-answers.ts';

/** What a fast evaluator is to do without. */
const JUDGES = [
  'evaluate',
  'evaluate5',
  'evaluate5Unchecked',
  'evaluate6',
  'evaluate6Unchecked',
  'evaluate7',
  'evaluate7Unchecked',
  'evaluators',
  'rankHand',
];

/** What a unit is to do without, beside what it exports itself: it would answer for it. */
const ANSWERS: Partial<Record<Unit, readonly string[]>> = {
  'best-five': ['rankHand'],
  'tie-breaking': ['compareHands'],
  evaluator: JUDGES,
};

/** The package for a unit; its ladder is as it is, because a list may also be read for its names. */
export function givenTo(unit: Unit, all: object): object {
  const own = [...EXPORTS[unit], ...(ANSWERS[unit] ?? [])].filter((name) => name in all);
  const refusals = new Map(own.map((name) => [name, refusing(name, Reflect.get(all, name))]));
  return new Proxy(all, {
    get: (target, name, receiver) => refusals.get(String(name)) ?? Reflect.get(target, name, receiver),
  });
}

/** @throws BadExport when a file hands on what it was given */
export function rejectGiven(exported: Readonly<Record<string, unknown>>, given: object): void {
  for (const [name, value] of Object.entries(exported))
    if (name in given && Reflect.get(given, name) === value) throw notYours(name);
}

function refusing(name: string, value: unknown): unknown {
  if (typeof value === 'function')
    return () => {
      throw notYours(name);
    };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, refusing(name, member)]));
}

const notYours = (name: string) =>
  new BadExport(`${name} comes from poker-hands-kata, which does not count: write your own`, { name });

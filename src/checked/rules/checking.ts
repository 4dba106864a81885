import type { Predicate } from '../../kata/ranking/ladder.ts';
import { asCards } from '../cards/given-cards.ts';

/** A predicate that checks its cards. It carries the one that trusts them, by which a rung of a ladder is known as ours. */
export interface CheckingPredicate extends Predicate {
  readonly trusts: Predicate;
}

/** The same predicate with a check of its cards. */
export function checking(trusts: Predicate): CheckingPredicate {
  const checks = (cards: unknown) => trusts(asCards(cards));
  const named = { name: { value: trusts.name }, trusts: { value: trusts } };
  return Object.defineProperties(checks, named) as unknown as CheckingPredicate;
}

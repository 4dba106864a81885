import type { Predicate } from '../../kata/ranking/ladder.ts';
import { asCards } from '../cards/given-cards.ts';

/** A predicate that checks its cards. It carries the one that trusts them, by which a rung of a ladder is known as ours. */
export interface CheckingPredicate extends Predicate {
  readonly trusts: Predicate;
}

/** The same predicate with a check of its cards, and a name, which ours loses when a build puts both into one file. */
export function checking(name: string, trusts: Predicate): CheckingPredicate {
  const named = { [name]: (cards: unknown) => trusts(asCards(cards)) };
  return Object.assign(named[name] as Predicate, { trusts });
}

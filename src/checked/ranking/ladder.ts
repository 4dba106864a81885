import * as kata from '../../kata/ranking/ladder.ts';
import { checking } from '../rules/checking.ts';
import * as predicates from '../rules/predicates.ts';

/** The rules, highest first. Cards are worth the first one that holds; high card, the last, always does. */
export const LADDER: readonly kata.Rung[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ checkingLadder());

function checkingLadder(): kata.Rung[] {
  const ours = Object.values(predicates);
  return kata.LADDER.map(({ category, holds }) =>
    Object.freeze({ category, holds: ours.find(({ trusts }) => trusts === holds) ?? checking(category, holds) }),
  );
}

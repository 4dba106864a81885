import type { Cards } from '../kata/cards/card.ts';
import { LADDER } from '../kata/ranking/ladder.ts';
import { ruleChain } from './rule-chain.ts';
import { sixDigits } from './views/figures.ts';
import type { ViewStep } from './views/view-step.ts';

export function viewRuleChain(five: Cards): ViewStep[] {
  const found = LADDER.findIndex(({ holds }) => holds(five));
  const asked = LADDER.slice(0, found + 1).map(({ category }, at) => `${category}: ${at === found ? 'yes' : 'no'}`);
  return [
    { label: 'The rules, asked from the highest until one holds', lines: asked },
    {
      label: 'Height on the ladder and the ranks that break ties, as digits in base 15',
      lines: [sixDigits(ruleChain.strength(five), 15)],
    },
  ];
}

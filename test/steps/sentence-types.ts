/** What the type checker knows of a sentence: `npx tsc -p .` reads this file, nothing runs it. */
import { Then } from '../../steps/sentence.ts';

/** Has lines that compile and, below a comment that says why, lines that must not. */
export function compiles(): void {
  Then('{player} holds {cards}', function (player, cards) {
    this.hold(player, cards);
  });
  Then('these hands:', (table) => table.hashes());
  // @ts-expect-error: it is combination
  Then('they contain {combinaton}', () => {});
  // @ts-expect-error: cards are no text
  Then('the cards {cards}', (cards: string) => cards);
  // @ts-expect-error: without a colon there is no table
  Then('these hands', (table) => table.hashes());
  // @ts-expect-error: nobody knows this meaning
  Then('no cards', { means: 'nothing' }, () => {});
}

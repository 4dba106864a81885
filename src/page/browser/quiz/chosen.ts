/** The examples that ask "Which wins?": pairs of hands that are easily misjudged. Only their names are written here. */
import { countsHands } from '../../../coach/chapter.ts';
import type { Book, PageExample } from '../../view/book.ts';
import { tryHandsLink, tryLink } from '../../view/try-link.ts';

/** A pair of hands by the address under which it can be tried, and the rule that it is about. */
export interface Chosen {
  readonly rule: string;
  readonly address: string;
}

/** By chapter, as the addresses of the examples have it. Of an example with a table of hands two are named. */
const CHOSEN: Readonly<Record<string, readonly (string | readonly [name: string, one: string, other: string])[]>> = {
  ranking: [
    ['ten-hands-from-one-deck-one-for-each-rung-the-highest-first', 'full house', 'flush'],
    ['ten-hands-from-one-deck-one-for-each-rung-the-highest-first', 'flush', 'straight'],
    ['ten-hands-from-one-deck-one-for-each-rung-the-highest-first', 'straight', 'three of a kind'],
    ['ten-hands-from-one-deck-one-for-each-rung-the-highest-first', 'three of a kind', 'two pairs'],
    ['ten-hands-from-one-deck-one-for-each-rung-the-highest-first', 'two pairs', 'pair'],
  ],
  'tie-breaking': [
    'two-pairs-the-higher-pair-decides',
    'two-pairs-a-card-of-the-third-pair-may-be-the-kicker',
    'three-sevens-on-the-board-the-first-kickers-are-alike-so-the-second-decides',
    'the-ace-of-a-wheel-counts-as-a-one',
    'flushes-the-highest-card-decides',
    'the-higher-trips-win-however-high-the-pair',
    'four-sevens-on-the-board-the-kicker-decides',
    'a-tie-a-flush-of-spades-and-of-diamonds',
  ],
  'texas-holdem': [
    'no-hole-card-plays-for-the-board-is-everybodys-hand',
    'the-kicker-does-not-play-for-the-board-has-higher-ones',
    'a-board-of-kings-and-nines-counterfeits-the-fives-in-the-hole',
    'on-any-turn-and-river-a-pair-of-aces-against-four-hearts',
    'on-any-turn-and-river-a-set-against-a-straight',
  ],
  omaha: [
    'four-sevens-on-the-board-are-three-of-a-kind-and-the-pair-in-the-hole-decides',
    'on-any-river-a-pair-and-four-spades-against-two-pairs',
  ],
};

/** Those that the book has. Where hands are only counted, it is the first rule of the chapter that they are about. */
export function chosenIn({ chapters }: Book): Chosen[] {
  return chapters.flatMap(({ slug, rules }) => {
    const told = rules.flatMap((rule) =>
      rule.scenarios.flatMap(({ examples }) => examples.map((example) => ({ rule: rule.slug, example }))),
    );
    return (CHOSEN[slug] ?? []).flatMap((one) => {
      const [name, ...hands] = typeof one === 'string' ? [one] : one;
      const { rule, example } = told.find(({ example }) => example.slug === `${slug}/${name}`) ?? {};
      const address = example && addressOf(example, hands);
      const about = example && countsHands(example) ? rules[0]?.slug : rule;
      return about === undefined || address === undefined ? [] : [{ rule: about, address }];
    });
  });
}

/** @param hands - what the hands are called in the first column of a table; none for the example's own two */
function addressOf({ steps }: PageExample, hands: readonly string[]): string | undefined {
  if (hands.length === 0) return tryLink(steps);
  const rows = steps.flatMap(({ table }) => table);
  return tryHandsLink(hands.map((name) => rows.find(([first]) => first === name)?.[1] ?? ''));
}

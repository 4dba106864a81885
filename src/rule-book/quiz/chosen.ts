/** The examples that ask "Which wins?": pairs of hands that are easily misjudged. Only their names are written here. */
import type { Book } from '../book.ts';
import { tryLink } from '../try-link.ts';

/** A pair of hands by the address under which it can be tried, and the example that it is from. */
export interface Chosen {
  readonly slug: string;
  readonly address: string;
}

/** By chapter, as the addresses of the examples have it. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'tie-breaking': [
    'high-cards-four-cards-alike-so-the-fifth-decides',
    'pairs-the-higher-pair-however-high-the-kickers',
    'pairs-the-last-kicker',
    'two-pairs-the-higher-pair-decides',
    'two-pairs-kings-each-so-the-lower-pair-decides',
    'two-pairs-a-card-of-the-third-pair-may-be-the-kicker',
    'the-higher-trips-win-however-high-the-kickers',
    'three-sevens-on-the-board-the-first-kickers-are-alike-so-the-second-decides',
    'the-ace-of-a-wheel-counts-as-a-one',
    'flushes-the-highest-card-decides',
    'flushes-the-four-highest-alike-so-the-fifth-decides',
    'the-higher-trips-win-however-high-the-pair',
    'four-sevens-on-the-board-the-kicker-decides',
    'the-ace-of-a-steel-wheel-counts-as-a-one',
    'a-tie-a-flush-of-spades-and-of-diamonds',
  ],
  'texas-holdem': [
    'no-hole-card-plays-for-the-board-is-everybodys-hand',
    'the-kicker-does-not-play-for-the-board-has-higher-ones',
    'a-board-of-kings-and-nines-counterfeits-the-fives-in-the-hole',
  ],
  omaha: [
    'four-sevens-on-the-board-are-three-of-a-kind-and-the-pair-in-the-hole-decides',
    'on-any-river-a-pair-and-four-spades-against-two-pairs',
  ],
};

/** Those that the book has. */
export function chosenIn({ examples }: Book): Chosen[] {
  const slugs = Object.entries(CHOSEN).flatMap(([chapter, names]) => names.map((name) => `${chapter}/${name}`));
  return slugs.flatMap((slug) => {
    const address = tryLink(examples.find((example) => example.slug === slug)?.steps ?? []);
    return address === undefined ? [] : [{ slug, address }];
  });
}

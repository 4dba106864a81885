/**
 * Somebody in the race: a name; whether it is ours, somebody else's, or somebody else's and so slow
 * that it gets few hands; and what judges so many hands and returns some sum of the results, so
 * that no work can be left out.
 */
export type Entrant = readonly [
  name: string,
  kind: 'ours' | 'peer' | 'slow peer',
  run: (hands: number) => number,
];

type Loop<Hands, Judge> = (hands: Hands, judge: Judge) => Entrant[2];

let loops = 0;

/**
 * Compiles a loop of its own for an entrant: V8 would compile a shared one once for all of them,
 * and slow for all.
 */
function loopOf<Hands, Judge>(step: number, result: string): Loop<Hands, Judge> {
  loops += 1;
  const code = `return (count) => { // loop ${loops}
    let sum = 0;
    for (let i = 0; i < count * ${step}; i += ${step}) sum += ${result};
    return sum;
  };`;
  return new Function('hands', 'judge', code) as Loop<Hands, Judge>;
}

/** Judges hands one by one. */
export const overHands = <Hand>(hands: readonly Hand[], judge: (hand: Hand) => number) =>
  loopOf<typeof hands, typeof judge>(1, 'judge(hands[i])')(hands, judge);

/** A function of the numbers of seven cards. */
type Sevens = (
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
) => number;

/** Judges hands that lie in one array, seven numbers each. */
export const overNumbers = (numbers: Uint8Array, judge: Sevens) =>
  loopOf<Uint8Array, Sevens>(7, `judge(${[0, 1, 2, 3, 4, 5, 6].map((at) => `hands[i + ${at}]`)})`)(
    numbers,
    judge,
  );

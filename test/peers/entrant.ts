/** Somebody in the race. */
export interface Entrant {
  readonly name: string;
  /** Whether it is ours, somebody else's, or somebody else's and so slow that it gets few hands. */
  readonly kind: 'ours' | 'peer' | 'slow peer';
  /** Judges so many hands and returns some sum of the results, so that no work can be left out. */
  readonly run: (hands: number) => number;
}

/** Counts take long, and whoever watches over them for an endless loop wants to see that they go on. */
let beat = (): void => {};

/** Has every hand told to `run`, also those about which only our own code is asked. */
export function tickBy(run: () => void): void {
  beat = run;
}

/** Tells that the next hand comes. */
export function tick(): void {
  beat();
}

/** How many questions the counts of the rule book have asked: the coach claims no more. */
let asked = 0;

/** Tells that one is asked, about a hand or two. */
export function countAsked(): void {
  asked += 1;
}

/** How many were asked since the last call. */
export function takeAsked(): number {
  const taken = asked;
  asked = 0;
  return taken;
}

/** Numbers as an evaluator sees them: bits, digits of a base, and plain ones with commas. */

/** So many bits, the highest first: `bits(5, 4)` is `0101`. */
export function bits(number: number, width: number): string {
  return number.toString(2).padStart(width, '0');
}

/** Thirteen bits, one for each rank, the ace first. */
export function rankBits(ranks: number): string {
  return bits(ranks, 13);
}

/** Six digits of a base as decimal numbers: a hand's category and five ranks. */
export function sixDigits(number: number, base: number): string {
  const digits = number.toString(base).padStart(6, '0');
  return [...digits].map((digit) => Number.parseInt(digit, base)).join(' ');
}

/** A whole number as people write it: 1,302,540. */
export function grouped(number: number): string {
  return number.toLocaleString('en');
}

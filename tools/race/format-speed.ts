/** Writes a speed with three digits: 148 M, 39.1 M, 8.66 k. */
export function formatSpeed(handsPerSecond: number): string {
  const [unit, size] = handsPerSecond >= 999_500 ? ['M', 1e6] : ['k', 1e3];
  const number = handsPerSecond / size;
  return `${number.toFixed(digitsFor(number))} ${unit}`;
}

/** Returns how many digits follow the point, so that there are three in all. */
function digitsFor(number: number): number {
  if (number >= 99.95) return 0;
  return number >= 9.995 ? 1 : 2;
}

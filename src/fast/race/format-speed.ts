/** Writes a speed with three digits: 148 M, 39.1 M, 8.66 k. */
export function formatSpeed(handsPerSecond: number): string {
  const [unit, size] = handsPerSecond >= 999_500 ? ['M', 1e6] : ['k', 1e3];
  const number = handsPerSecond / size;
  const digits = number >= 99.95 ? 0 : number >= 9.995 ? 1 : 2;
  return `${number.toFixed(digits)} ${unit}`;
}

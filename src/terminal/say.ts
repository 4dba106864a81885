/** Whether somebody sits at a terminal, to read and to press keys. */
export const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Prints lines, each on one of its own. */
export function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Every turn of a loop and every call is counted, so that an endless loop can be stopped. */
import { type LoopProtection, withoutCounts } from '../../load/loop-protection.ts';
import { readScript } from '../../load/read-script.ts';

/** Runs code, and returns its lines that count, one for each turn and call. */
function countedLines(text: string): number[] {
  const lines: number[] = [];
  const $turns = { left: 1 };
  const protection: LoopProtection = {
    $turns,
    $checkLimits: (line) => {
      $turns.left = 1; // so that the next turn is noticed, too
      lines.push(line);
    },
  };
  const { code } = readScript('pair.ts', text);
  const run = new Function('exports', ...Object.keys(protection), code);
  run({}, ...Object.values(protection));
  return lines;
}

const CODE: readonly { readonly what: string; readonly text: string; readonly lines: number[] }[] =
  [
    { what: 'a loop with a block', text: 'for (let i = 0; i < 2; i += 1) {}', lines: [1, 1] },
    {
      what: 'a loop with a statement',
      text: `let i = 0;
while (i < 3)
  i += 1;`,
      lines: [2, 2, 2],
    },
    {
      what: 'loops in each other',
      text: `for (const a of [1, 2])
  for (const b of [3]) a + b;`,
      lines: [1, 2, 1, 2],
    },
    {
      what: 'a jump out of a loop',
      text: 'outer: for (const a of [1, 2]) for (;;) continue outer;',
      lines: [1, 1, 1, 1],
    },
    {
      what: 'arrow functions',
      text: `[1, 2].map((n: number) =>
  [n].map((m) => ({ m }) as object));`,
      lines: [1, 2, 1, 2],
    },
    {
      what: 'a getter and a function in a class',
      text: `class A { x = () => 1;
  get y() { return this.x(); } }
new A().y;`,
      lines: [2, 1],
    },
  ];

test.each(CODE)('counts turns and calls, with their lines: $what', ({ text, lines }) => {
  expect(countedLines(text)).toEqual(lines);
});

test.each(CODE)('the counts add no lines: $what', ({ text }) => {
  const { code } = readScript('pair.ts', text);
  expect(code.split('\n')).toHaveLength(text.split('\n').length);
});

test.each(CODE)('the counts can be removed again: $what', ({ text }) => {
  const { code } = readScript('pair.ts', text);
  expect(withoutCounts(code)).not.toContain('$');
});

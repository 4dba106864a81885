/** Looks at a verdict on screens of several sizes. */
import stringWidth from 'string-width';
import type { Step } from '../../../src/coach/steps.ts';
import { isDone, type KnownMistake, type StepVerdict, troublesOf } from '../../../src/coach/verdict.ts';
import { partsOf } from '../../../src/practice/screen/screen.ts';
import { FIRST_VIEW, type View } from '../../../src/practice/screen/view.ts';
import { layOut, plain } from '../../../src/terminal/lay-out.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 40, rows: 15 },
  { columns: 200, rows: 60 },
];

/** What is not in sight, on any of the screens, whatever is opened and scrolled; nothing when all is as it should be. */
export function outOfSight(
  step: Step,
  found: StepVerdict,
  mistakes: readonly KnownMistake[],
  folder: string,
): string[] {
  const verdict: StepVerdict = JSON.parse(JSON.stringify(found).replaceAll(folder, 'practice'));
  const progress = { done: [], current: step, verdict, verdicts: [verdict] };
  const first: View = { ...FIRST_VIEW, progress, mistakes };
  const opened: Partial<View> = {
    hints: { [step.name]: step.hints.length },
    explains: true,
    opened: 'mistake',
    isSlow: true,
    note: { text: 'There are no more hints. Press s for the solution.' },
    scrolled: Number.POSITIVE_INFINITY,
  };
  const failures = Math.max(troublesOf(verdict).length, 1);
  const views = Array.from({ length: failures }, (_, failure) => [
    { ...first, failure },
    { ...first, failure, isOld: true },
    { ...first, failure, ...opened },
  ]).flat();
  return views.flatMap((view) => SIZES.flatMap((size) => missing(view, verdict, size)));
}

function missing(view: View, verdict: StepVerdict, size: { columns: number; rows: number }): string[] {
  const lines = layOut(partsOf(view, 'practice', size.columns), size).lines.map(plain);
  const at = `${verdict.step}, failure ${view.failure}, ${size.columns}x${size.rows}`;
  const wrong = troublesOf(verdict)[view.failure] ?? verdict.counterExample;
  // Without spaces, so that it does not matter where a line was broken.
  const screen = lines.join('\n').replaceAll(/ +/g, '');
  const [, expected, got] = screen.match(/\nexpected(.+?)\ngot(.+?)\n(\^+\n|differs.+?\n)?open/s) ?? [];
  const place = `open${wrong?.where?.file}:${wrong?.where?.line}`;
  const parts: [string, boolean][] = [
    ['a screen that fits', lines.length <= size.rows && lines.every((line) => stringWidth(line) <= size.columns)],
    ['the keys', lines.at(-1)?.includes('q quit') === true],
    ['the verdict', lines.some((line) => line.replace(/^old: /, '').startsWith(isDone(verdict) ? '✓ ' : '✗ '))],
    ['what was expected', wrong?.expected === undefined || expected !== undefined],
    ['what came', wrong?.expected === undefined || got !== undefined],
    ['the difference', expected === undefined || expected !== got],
    ['what the code did', !wrong || !('message' in wrong) || /\nYourcode:\S/.test(screen)],
    ['the line to open', !wrong || screen.replaceAll('\n', '').includes(place)],
  ];
  return parts.filter(([, isThere]) => !isThere).map(([what]) => `${at}: ${what} is out of sight\n${lines.join('\n')}`);
}

/** How the page carries what its workbench needs: nothing twice, and nothing that the page shows anyway, such as our code. */
import { countsHands, type Table } from '../../../coach/chapter.ts';
import type { BenchData, BenchStep, KnownInPage, UnitCode } from '../../build/page-parts.ts';
import type { ChapterToJudge, ExampleToJudge, Files } from './protocol.ts';

export interface PackedBench {
  readonly chapters: readonly PackedChapter[];
  readonly steps: readonly PackedStep[];
  readonly helpers: Files;
}

interface PackedChapter {
  readonly name: string;
  readonly file: string;
  readonly rules: readonly { readonly rule: string; readonly examples: readonly PackedExample[] }[];
}

interface PackedExample {
  readonly line: number;
  readonly name: string;
  /** Each with its keyword in front, and its table if it has one. */
  readonly steps: readonly (string | readonly [string, Table])[];
}

interface PackedStep {
  readonly step: string;
  readonly units: readonly {
    readonly unit: string;
    readonly stub: PackedCode;
    readonly mistakes: readonly PackedMistake[];
  }[];
}

interface PackedMistake extends Omit<KnownInPage, 'fails' | 'reason'> {
  /** The lines of the examples. */
  readonly fails: readonly number[];
  readonly code: PackedCode;
}

/** Its lines; in the place of one that is ours as well the number of that line. */
type PackedCode = readonly (string | number)[];

/** What the page shows anyway. */
export interface Shown {
  /** Our solutions, by the names of their files. */
  readonly ours: Files;
  /** Why people make a mistake, by what is wrong with it. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Our solutions, by the names of their files. */
export function oursIn(steps: readonly { readonly units: readonly Pick<UnitCode, 'unit' | 'text'>[] }[]): Files {
  return Object.fromEntries(steps.flatMap(({ units }) => units.map(({ unit, text }) => [`${unit}.ts`, text])));
}

export function packBench({ steps, helpers, chapters }: BenchData, { ours }: Pick<Shown, 'ours'>): PackedBench {
  const others = Object.entries(helpers).filter(([name, text]) => ours[name.replace(/^our-/, '')] !== text);
  return {
    chapters: chapters.map(packChapter),
    steps: steps.map((step) => packStep(step, ours)),
    helpers: Object.fromEntries(others),
  };
}

export function unpackBench({ steps, helpers, chapters }: PackedBench, shown: Shown): BenchData {
  const { ours } = shown;
  const files = new Map(chapters.map(({ name, file }) => [name, file]));
  const same = Object.entries(ours).map(([name, text]) => [`our-${name}`, text]);
  return {
    chapters: chapters.map(unpackChapter),
    steps: steps.map((step) => unpackStep(step, files.get(step.step) ?? '', shown)),
    helpers: { ...Object.fromEntries(same), ...helpers },
  };
}

function packChapter({ name, examples, counts }: ChapterToJudge): PackedChapter {
  const all = [...examples, ...counts];
  const rules = [...new Set(all.map(({ rule }) => rule))];
  return {
    name,
    file: all[0] ? partsOf(all[0].place).file : '',
    rules: rules.map((rule) => ({ rule, examples: all.filter((one) => one.rule === rule).map(packExample) })),
  };
}

function unpackChapter({ name, file, rules }: PackedChapter): ChapterToJudge {
  const all = rules.flatMap(({ rule, examples }) => examples.map((example) => unpackExample(example, rule, file)));
  return {
    name,
    examples: all.filter((example) => !countsHands(example)),
    counts: all.filter((example) => countsHands(example)),
  };
}

function packExample({ place, name, steps }: ExampleToJudge): PackedExample {
  const lines = steps.map(({ keyword, text, table }) => {
    const line = `${keyword} ${text}`;
    return table.length > 0 ? ([line, table] as const) : line;
  });
  return { line: partsOf(place).line, name, steps: lines };
}

function unpackExample({ line, name, steps }: PackedExample, rule: string, file: string): ExampleToJudge {
  return {
    place: `${file}:${line}`,
    rule,
    name,
    steps: steps.map((step) => {
      const [words, table] = typeof step === 'string' ? [step, []] : step;
      const [keyword = ''] = words.split(' ', 1);
      return { keyword, text: words.slice(keyword.length + 1), table };
    }),
  };
}

/** The two parts of a place such as `features/02-pair.feature:14`. */
function partsOf(place: string): { file: string; line: number } {
  const [file = '', line] = place.split(':');
  return { file, line: Number(line) };
}

function packStep({ step, units, known }: BenchStep, ours: Files): PackedStep {
  return {
    step,
    units: units.map(({ unit, stub, mistakes }) => ({
      unit,
      stub: packCode(ours[`${unit}.ts`] ?? '', stub),
      mistakes: mistakes.flatMap(({ wrong, text }) => {
        const code = packCode(ours[`${unit}.ts`] ?? '', text);
        return known
          .filter((one) => one.wrong === wrong)
          .map(({ reason: _, ...one }) => ({ ...one, fails: one.fails.map((place) => partsOf(place).line), code }));
      }),
    })),
  };
}

function unpackStep({ step, units }: PackedStep, file: string, { ours, reasons }: Shown): BenchStep {
  return {
    step,
    units: units.map(({ unit, stub, mistakes }) => ({
      unit,
      stub: unpackCode(ours[`${unit}.ts`] ?? '', stub),
      mistakes: mistakes.map(({ wrong, code }) => ({ wrong, text: unpackCode(ours[`${unit}.ts`] ?? '', code) })),
    })),
    known: units.flatMap(({ mistakes }) =>
      mistakes.map(({ code: _, fails, ...one }) => ({
        ...one,
        reason: reasons[one.wrong] ?? '',
        fails: fails.map((line) => `${file}:${line}`),
      })),
    ),
  };
}

function packCode(ours: string, text: string): PackedCode {
  const lines = ours.split('\n');
  return text.split('\n').map((line) => (lines.includes(line) ? lines.indexOf(line) : line));
}

function unpackCode(ours: string, code: PackedCode): string {
  const lines = ours.split('\n');
  return code.map((line) => (typeof line === 'string' ? line : lines[line])).join('\n');
}

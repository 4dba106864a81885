/**
 * Packs the examples that the workbench judges, because they are a large part of the page: the name
 * of a file or of a rule stands there only once, and empty tables are left out.
 */
import type { Example, Step, Table } from '../../coach/chapter.ts';

/** The parts of an example that the coach needs to judge. */
export interface ExampleToJudge extends Pick<Example, 'location' | 'rule' | 'name'> {
  readonly steps: readonly Pick<Step, 'keyword' | 'text' | 'table'>[];
}

/** The examples of a chapter that are judged, and then its counts. */
export type ChapterToJudge = Readonly<Record<'examples' | 'counts', readonly ExampleToJudge[]>>;

/** A chapter, with the examples of each rule. */
export interface PackedChapter {
  readonly file: string;
  readonly examples: readonly PackedRule[];
  readonly counts: readonly PackedRule[];
}

type PackedRule = readonly [rule: string, ...examples: PackedExample[]];
type PackedExample = readonly [line: string, name: string, ...steps: PackedStep[]];
/** The keyword and the sentence, and the table if there is one. */
type PackedStep = string | readonly [string, Table];

/** Packs the examples of a chapter. @param file - the feature */
export function packChapter(
  file: string,
  examples: readonly Example[],
  counts: readonly Example[],
): PackedChapter {
  return { file, examples: packExamples(examples), counts: packExamples(counts) };
}

function packExamples(examples: readonly Example[]): PackedRule[] {
  const packed: [string, ...PackedExample[]][] = [];
  for (const example of examples) {
    if (packed.at(-1)?.[0] !== example.rule) packed.push([example.rule]);
    packed.at(-1)?.push(packExample(example));
  }
  return packed;
}

function packExample({ location, name, steps }: Example): PackedExample {
  const line = location.slice(location.indexOf(':') + 1);
  const packed = steps.map(({ keyword, text, table }): PackedStep => {
    const sentence = `${keyword} ${text}`;
    return table.length > 0 ? [sentence, table] : sentence;
  });
  return [line, name, ...packed];
}

/** Returns the examples of a packed chapter. */
export function unpackChapter({ file, examples, counts }: PackedChapter): ChapterToJudge {
  return { examples: unpackExamples(file, examples), counts: unpackExamples(file, counts) };
}

function unpackExamples(file: string, rules: readonly PackedRule[]): ExampleToJudge[] {
  return rules.flatMap(([rule, ...examples]) =>
    examples.map(([line, name, ...steps]) => ({
      location: `${file}:${line}`,
      rule,
      name,
      steps: steps.map(unpackStep),
    })),
  );
}

function unpackStep(packed: PackedStep): ExampleToJudge['steps'][number] {
  const [sentence, table] = typeof packed === 'string' ? [packed, []] : packed;
  const end = sentence.indexOf(' ');
  return { keyword: sentence.slice(0, end), text: sentence.slice(end + 1), table };
}

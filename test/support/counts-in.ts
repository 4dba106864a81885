/** The scenarios of the rule book that count hands. */
import { readFileSync } from 'node:fs';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type PickleStep } from '@cucumber/messages';
import { SIZES } from '../../steps/words.ts';
import { chapter } from './feature-files.ts';

/** A sentence of such a scenario. */
interface CountingStep {
  readonly text: string;
  /** Of the table below it, without the head. */
  readonly rows: readonly (readonly string[])[];
}

/** Reads the steps of each scenario of a chapter that counts hands. */
function countsIn(name: string): readonly (readonly CountingStep[])[] {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const feature = parser.parse(readFileSync(chapter(name), 'utf8'));
  return compile(feature, '', newId)
    .filter(({ tags }) => tags.some((tag) => tag.name === '@count'))
    .map(({ steps }) => steps.map(countingStep));
}

function countingStep({ text, argument }: PickleStep): CountingStep {
  const rows = argument?.dataTable?.rows ?? [];
  return {
    text,
    rows: rows.slice(1).map(({ cells }) => cells.map(({ value }) => value)),
  };
}

/** What a chapter says of the hands of a size: how many contain its combination, and of how many. */
export interface ClaimedCount {
  readonly size: number;
  readonly containing: string | undefined;
  /** Said in sentences only. */
  readonly all?: string | undefined;
}

/** Reads how often the combination of a chapter occurs: in sentences, and in the rows of a table. */
export function claimsIn(name: string): ClaimedCount[] {
  return countsIn(name)
    .flat()
    .flatMap(({ text, rows }): ClaimedCount[] => {
      const sentence = /^(?<containing>.+) of the (?<all>.+) hands of (?<size>.+) contain /.exec(
        text,
      );
      if (!sentence?.groups)
        return rows.map(([cards, hands]) => ({ size: Number(cards), containing: hands }));
      const { containing, all, size = '' } = sentence.groups;
      return [{ size: SIZES.get(size) as number, containing, all }];
    });
}

/** Reads somebody's own feature, and says what is wrong with it, at which line. */
import {
  type FeatureChild,
  type GherkinDocument,
  type Pickle,
  PickleStepType,
} from '@cucumber/messages';
import { quote } from '../../../src/cards/quote.ts';
import type { Example, Scenario } from '../chapter.ts';
import { findStep } from '../chapters/find-step.ts';
import {
  chapterIn,
  locationOf,
  type ParsedFeature,
  parseFeature,
} from '../chapters/parse-chapter.ts';
import type { OwnFeature } from '../jobs.ts';
import type { FeatureTrouble, WrittenExample } from '../own-verdict.ts';
import { troubleWithGherkin } from './gherkin-words.ts';
import { insteadOfAmong } from './instead-of.ts';

/**
 * Reads the examples of a feature that somebody wrote.
 * @param known - lists examples, whose sentences are suggested instead of those that no step says
 * @returns all of them, each with what is wrong with it; or why nothing of it can be read
 */
export function readFeature(
  { text, file }: OwnFeature,
  known: () => readonly Example[],
): readonly WrittenExample[] | FeatureTrouble {
  let parsed: ParsedFeature;
  try {
    parsed = parseFeature(text, file);
  } catch (error) {
    return troubleWithGherkin(error);
  }
  const lines = linesOfSteps(parsed.document);
  const insteadOf = insteadOfAmong(known);
  const lineOf = finderOfLines(text);
  const troubles = new Map(
    parsed.pickles.map((pickle) => [locationOf(pickle), whyUnreadable(pickle, lines, insteadOf)]),
  );
  const scenarios = chapterIn(parsed, file).rules.flatMap((rule) => rule.scenarios);
  const examples = scenarios.flatMap((scenario) => {
    const noStep = mistypedStep(scenario, lineOf);
    return scenario.examples.map((example) => ({
      ...example,
      trouble: noStep ?? troubles.get(example.location),
    }));
  });
  return examples.length > 0 ? examples : NO_EXAMPLE;
}

const NO_EXAMPLE: FeatureTrouble = {
  line: 1,
  message: 'expected an example: a "Scenario:" with Given and Then',
};

/** Finds a step with a wrong keyword, which Gherkin takes for a description: `Gven the cards Kd`. */
function mistypedStep(
  { description }: Scenario,
  lineOf: (written: string) => number,
): FeatureTrouble | undefined {
  for (const line of description.split('\n')) {
    const [, keyword = '', sentence = ''] = line.match(/^(\S+) (.*)$/) ?? [];
    if (!findStep(sentence)) continue;
    const message = `${quote(keyword)} begins no step: expected Given, When, Then, And or But`;
    return { line: lineOf(line), message };
  }
  return undefined;
}

/** Returns a function that finds the first line with some words, and looks at all lines only once. */
function finderOfLines(text: string): (words: string) => number {
  let numbers: ReadonlyMap<string, number> | undefined;
  return (words) => {
    numbers ??= numbersOfLines(text.split('\n'));
    return numbers.get(words) ?? 1;
  };
}

function numbersOfLines(lines: readonly string[]): ReadonlyMap<string, number> {
  const numbered = lines.map((line, index): [string, number] => [line.trim(), index + 1]);
  return new Map(numbered.toReversed()); // of equal lines the first
}

/** Finds the line of each step, by its id. */
function linesOfSteps({ feature }: GherkinDocument): ReadonlyMap<string, number> {
  const stepsIn = ({ background, rule, scenario }: FeatureChild): [string, number][] => [
    ...[...(background?.steps ?? []), ...(scenario?.steps ?? [])].map(
      ({ id, location }): [string, number] => [id, location.line],
    ),
    ...(rule?.children.flatMap(stepsIn) ?? []),
  ];
  return new Map(feature?.children.flatMap(stepsIn));
}

/** Says why an example cannot be run: it has a sentence that no step says, or no `Then`. */
function whyUnreadable(
  { name, steps, location }: Pickle,
  lines: ReadonlyMap<string, number>,
  insteadOf: (text: string) => string,
): FeatureTrouble | undefined {
  const unknown = steps.find(({ text }) => !findStep(text));
  if (unknown) {
    const { text, astNodeIds } = unknown;
    const line = lines.get(astNodeIds[0] ?? '') ?? 1;
    return { line, message: `no step says ${quote(text)}: ${insteadOf(text)}` };
  }
  if (steps.some(({ type }) => type === PickleStepType.OUTCOME)) return undefined;
  const line = location?.line ?? 1;
  return { line, message: `${quote(name)} has no Then: a Then says what the result must be` };
}

/** Reads somebody's own feature, and says what is wrong with it, at which line. */
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import {
  type FeatureChild,
  type GherkinDocument,
  IdGenerator,
  type Pickle,
  PickleStepType,
} from '@cucumber/messages';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { quote } from '../../../kata/cards/quote.ts';
import { listed, nearest } from '../../../machine/words/nearest.ts';
import { FEATURE_CARDS } from '../../../solution/written-cards.ts';
import type { Chapter, Example } from '../chapter.ts';
import { findStep, withGaps } from '../chapters/find-step.ts';
import { locationOf, parseChapter } from '../chapters/parse-chapter.ts';
import type { OwnFeature } from '../jobs.ts';
import type { FeatureTrouble, WrittenExample } from '../own-verdict.ts';

/**
 * Reads the examples of a feature that somebody wrote.
 * @param known - lists examples, whose sentences are suggested instead of those that no step says
 * @returns all of them, each with what is wrong with it; or why nothing of it can be read
 */
export function readFeature(
  { text, file }: OwnFeature,
  known: () => readonly Example[],
): readonly WrittenExample[] | FeatureTrouble {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  let document: GherkinDocument;
  try {
    document = parser.parse(text);
  } catch (error) {
    return troubleWithGherkin(error);
  }
  const examples = examplesIn(parseChapter(text, file));
  if (examples.length === 0) return NO_EXAMPLE;
  const lines = linesOfSteps(document);
  const troubles = new Map(
    compile(document, file, newId).map((pickle) => [
      locationOf(pickle),
      troubleWith(pickle, lines, known),
    ]),
  );
  return examples.map((example) => ({ ...example, trouble: troubles.get(example.location) }));
}

const NO_EXAMPLE: FeatureTrouble = {
  line: 1,
  message: 'expected an example: a "Scenario:" with Given and Then',
};

/** Lists all examples of a feature, also those that count hands, as they are written. */
function examplesIn({ rules }: Chapter): Example[] {
  return rules.flatMap(({ scenarios }) => scenarios.flatMap(({ examples }) => examples));
}

/** What may stand in a line, as Gherkin calls it and as its readers do. */
const KINDS_OF_LINES: Readonly<Record<string, string>> = {
  FeatureLine: '"Feature:"',
  RuleLine: '"Rule:"',
  ScenarioLine: '"Scenario:"',
  ExamplesLine: '"Examples:"',
  StepLine: 'a step (Given, When, Then, And or But)',
  TableRow: 'a row of a table (| … |)',
};

/** Says in words which line is not Gherkin, and what could stand there. */
function troubleWithGherkin(error: unknown): FeatureTrouble {
  const [first = error] = (error as { readonly errors?: readonly unknown[] }).errors ?? [];
  const [, line = '1', message = ''] = String(first).match(/\((\d+):\d+\): (.*)/) ?? [];
  const [before = '', got = 'the end of the file'] = message.split(', got ', 2);
  const kinds = [...before.matchAll(/#(\w+)/g)].flatMap(
    ([, kind = '']) => KINDS_OF_LINES[kind] ?? [],
  );
  if (kinds.length === 0) return { line: Number(line), message };
  return { line: Number(line), message: `expected ${listed(kinds)}, but got ${got}` };
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
function troubleWith(
  { name, steps, location }: Pickle,
  lines: ReadonlyMap<string, number>,
  known: () => readonly Example[],
): FeatureTrouble | undefined {
  const unknown = steps.find(({ text }) => !findStep(text));
  if (unknown) {
    const { text, astNodeIds } = unknown;
    const line = lines.get(astNodeIds[0] ?? '') ?? 1;
    return { line, message: `no step says ${quote(text)}: ${insteadOf(text, known())}` };
  }
  if (steps.some(({ type }) => type === PickleStepType.OUTCOME)) return undefined;
  const line = location?.line ?? 1;
  return { line, message: `expected a Then in ${quote(name)}: it says what must come out` };
}

/** More sentences than this are hard to choose from. */
const MOST_SENTENCES = 8;

/** Says what is wrong with the cards of a sentence, or which sentences there are. */
function insteadOf(text: string, examples: readonly Example[]): string {
  const used = examples.flatMap(({ steps }) => steps);
  const sentences = [...new Set(used.flatMap((step) => findStep(step.text)?.step.sentence ?? []))];
  const trouble = troubleWithCards(text, sentences);
  if (trouble !== undefined) return trouble;
  const meant = nearest(withoutCards(text), [
    ...new Set(used.map((step) => withoutCards(step.text))),
  ]);
  if (meant !== undefined) return `did you mean ${quote(meant)}?`;
  if (sentences.length > MOST_SENTENCES) return 'expected a sentence of the chapters in features';
  return `expected ${listed(sentences.map((sentence) => quote(withGaps(sentence))))}`;
}

/** Leaves gaps for cards: those of a chapter are not for copying. */
function withoutCards(text: string): string {
  return text.replaceAll(new RegExp(FEATURE_CARDS, 'g'), '…');
}

const SPELLING = 'write cards like Kd and Tc, with a space between them';

/** Says what is wrong with the cards of a sentence that is otherwise known: `the cards Kd 1x`. */
function troubleWithCards(text: string, sentences: readonly string[]): string | undefined {
  const beginnings = sentences.flatMap(
    (sentence) => sentence.match(/(?:^|\} )([^{}]+ )\{cards\}$/)?.[1] ?? [],
  );
  const beginning = beginnings.find((words) => text.includes(words));
  if (beginning === undefined) return undefined;
  const cards = text.slice(text.indexOf(beginning) + beginning.length);
  if (new RegExp(`^(?:${FEATURE_CARDS})$`).test(cards)) return undefined;
  return problemWith(cards) ?? SPELLING;
}

function problemWith(cards: string): string | undefined {
  try {
    parseCards(cards);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

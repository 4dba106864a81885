/**
 * Sentences: what a step says, what that means to a reader, and what it does.
 *
 * `Given`, `When` and `Then` are called like Cucumber's. They collect what they get, so that the
 * coach and the page can read and run features without Cucumber. Under Cucumber they are Cucumber's
 * own functions (`with-cucumber.ts`), so that its reports name the line of each step.
 */
import type { Arguments, Checked, Code } from './sentence-types.ts';

/**
 * What a sentence means to those who read a chapter without running it. Only sentences that one of
 * them asks for have a meaning.
 */
export type Meaning =
  // For `tools/page/view/try-link.ts` and `example-view.ts`: which cards are on the table, and whose.
  | 'cards'
  | 'board'
  | 'holds'
  | 'writes'
  // For `tools/page/view/marks.ts`: which cards make a combination or count, and who wins.
  | 'contains'
  | 'does not contain'
  | 'worth'
  | 'wins'
  | 'ties'
  // For `tools/page/view/table-view.ts`: why the winner wins, or that the hands are the same.
  | 'reason'
  // For `tools/coach/chapter.ts`, and for marks: what counts many hands. That is slow, so
  // `judge-counts.ts` of the coach runs it last.
  | 'counts'
  // For `tools/interview/divide-examples.ts`: what must be refused.
  | 'refuses';

/** An object, because plug-ins of editors would take a text for another sentence. */
interface Options {
  readonly means: Meaning;
}

/** Defines what a step does, and what its sentence means. */
interface Define {
  <Sentence extends string>(
    sentence: Sentence & Checked<Sentence>,
    code: Code<Arguments<Sentence>>,
  ): void;
  <Sentence extends string>(
    sentence: Sentence & Checked<Sentence>,
    options: Options,
    code: Code<Arguments<Sentence>>,
  ): void;
}

/** A step that was defined. */
export interface StepDefinition {
  readonly sentence: string;
  readonly meaning: Meaning | undefined;
  readonly code: Code<never>;
}

/** All steps, in the order in which they were defined. */
export const stepDefinitions: StepDefinition[] = [];

type AnyCode = StepDefinition['code'];

function collect(sentence: string, optionsOrCode: Options | AnyCode, code?: AnyCode): void {
  if (typeof optionsOrCode === 'function') {
    stepDefinitions.push({ sentence, meaning: undefined, code: optionsOrCode });
  } else if (code) {
    stepDefinitions.push({ sentence, meaning: optionsOrCode.means, code });
  }
}

/** What defines steps. */
export interface Functions {
  readonly Given: Define;
  readonly When: Define;
  readonly Then: Define;
}

export let Given: Define = collect;
export let When: Define = collect;
export let Then: Define = collect;

/** Defines all further steps by other functions: those of Cucumber. */
export function defineBy(functions: Functions): void {
  ({ Given, When, Then } = functions);
}

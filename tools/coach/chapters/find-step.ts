/** Finds the step of a sentence among those of `steps/`. */
import '../../../steps/all.ts';
import {
  CucumberExpression,
  ParameterType,
  ParameterTypeRegistry,
} from '@cucumber/cucumber-expressions';
import { PARAMETER_TYPES } from '../../../steps/parameter-types.ts';
import { type StepDefinition, stepDefinitions } from '../../../steps/sentence.ts';
import type { Argument, Meaning } from '../chapter.ts';

/** A step that says a sentence, with the values that it takes from there. */
export interface StepMatch {
  readonly step: StepDefinition;
  readonly values: NonNullable<ReturnType<CucumberExpression['match']>>;
}

type Group = StepMatch['values'][number]['group'];

const registry = registryOfParameterTypes();

function registryOfParameterTypes(): ParameterTypeRegistry {
  const types = new ParameterTypeRegistry();
  for (const [name, { regexp, transformer }] of Object.entries(PARAMETER_TYPES)) {
    types.defineParameterType(
      new ParameterType<unknown>(name, regexp, null, transformer, true, false),
    );
  }
  return types;
}

/** The expression of each step that was compared with a sentence so far. */
const expressions = new Map<StepDefinition, CucumberExpression>();

/** What was found for each sentence: matching is slow, and most sentences come again. */
const foundBefore = new Map<string, StepMatch | undefined>();

/** Finds the step that says a sentence, if any. */
export function findStep(text: string): StepMatch | undefined {
  if (!foundBefore.has(text)) foundBefore.set(text, matchSteps(text));
  return foundBefore.get(text);
}

/**
 * Writes the sentence of a step with gaps for its arguments: `the cards …`.
 * @param player - who stands instead of the first gap for a player, if anybody
 */
export function withGaps(sentence: string, player = '…'): string {
  return sentence.replace('{player}', player).replaceAll(/\{\w+\}/g, '…');
}

function matchSteps(text: string): StepMatch | undefined {
  for (const step of stepDefinitions) {
    const values = expressionOf(step).match(text);
    if (values) return { step, values };
  }
  return undefined;
}

function expressionOf(step: StepDefinition): CucumberExpression {
  const expression = expressions.get(step) ?? new CucumberExpression(step.sentence, registry);
  expressions.set(step, expression);
  return expression;
}

/** What a sentence says to a reader. */
export interface Reading {
  readonly arguments: readonly Argument[];
  readonly meaning: Meaning | undefined;
}

/** Reads a sentence: the arguments that its step takes from it, and what it means. */
export function readSentence(text: string): Reading {
  const found = findStep(text);
  const values = found?.values ?? [];
  return {
    arguments: values.map(({ group, parameterType }) => argumentOf(parameterType.name, group)),
    meaning: found?.step.meaning,
  };
}

/** Returns the captured part of an argument, or all of it. */
function argumentOf(type: string | undefined, group: Group): Argument {
  const { start = 0, value = '', children = [] } = group;
  const captured = children.find((child) => typeof child.value === 'string');
  return captured ? argumentOf(type, captured) : { type: type ?? '', start, text: value };
}

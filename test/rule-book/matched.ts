/** Sentences with what the steps of the rule book take out of them. */
import '../../steps/all.ts';
import type { Sentence } from '../../src/coach/chapter.ts';
import { argumentsOf } from '../../src/coach/cucumber.ts';

jest.mock('@cucumber/cucumber', () => jest.requireActual('../../src/coach/cucumber.ts'));

export { argumentsOf };

export const matched = (text: string): Sentence => ({ text, arguments: argumentsOf(text) });

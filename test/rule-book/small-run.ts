/** A small feature, and runs of it, for tests. */
import { type Envelope, IdGenerator, TestStepResultStatus } from '@cucumber/messages';
import { parseFeature } from '../../src/coach/parse-chapter.ts';

const TEXT = `Feature: A pair
  Two cards
  of one rank.

  More of it.

  Background:
    Given a game of Omaha

  Scenario: Under no rule
    Then they tie: x

  Rule: Two kings are a pair
    So they are.

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards | why       |
        | Kd Kh | Two kings |
        | Ah    | An ace    |

    Scenario: Two kings
      Given these hands:
        | hand | cards |
        | pair | Kd Kh |
      Then they contain a pair
`;

const time = { seconds: 0, nanos: 0 };

/** A run in which the steps of each example came out like this; an example without results was not run. */
export function runOf(results: readonly (readonly TestStepResultStatus[])[]): Envelope[] {
  const { document, pickles } = parseFeature(TEXT, 'features/02-pair.feature', IdGenerator.incrementing());
  const runs = pickles.flatMap(({ id, steps }, index): Envelope[] => {
    const [testCaseId, testCaseStartedId] = [`case ${id}`, `started ${id}`];
    const statuses = results[index];
    if (!statuses) return [];
    const testSteps = steps.map((step) => ({ id: `step ${step.id}`, pickleStepId: step.id }));
    const finished = statuses.map((status, at): Envelope => {
      const exception =
        status === TestStepResultStatus.FAILED ? { exception: { type: 'Error', message: 'false is not true' } } : {};
      const testStepResult = { status, duration: time, ...exception };
      return {
        testStepFinished: { testCaseStartedId, testStepId: testSteps[at]?.id ?? '', testStepResult, timestamp: time },
      };
    });
    return [
      { testCase: { id: testCaseId, pickleId: id, testSteps } },
      { testCaseStarted: { id: testCaseStartedId, testCaseId, attempt: 0, timestamp: time } },
      ...finished,
      { testCaseFinished: { testCaseStartedId, timestamp: time, willBeRetried: false } },
    ];
  });
  return [{ gherkinDocument: document }, ...pickles.map((pickle) => ({ pickle })), ...runs];
}

/** The examples that a wrong solution of a unit fails, by the coach's own part of Cucumber. */
import type { Rules } from '../../../../steps/rules-under-test.ts';
import { readChapters } from '../../../page/test/matched.ts';
import { rulesOf } from '../../../solution/rules.ts';
import type { Chapter, Example } from '../../chapter.ts';
import { Host } from '../../code/host.ts';
import { type LearnerSolution, readModule } from '../../code/read-module.ts';
import { failureIn } from '../../code/run-example.ts';
import { moduleOf } from '../../read-package.ts';
import type { Unit } from '../../units.ts';

interface FailingExample extends Example {
  readonly chapter: string;
  /** The sentence at which it fails. */
  readonly sentence: string;
}

const chapters = readChapters();

const host = new Host({ send() {}, chapter: () => chapters[0] as Chapter });

/** Reads the rules with a file in place of a unit. */
export function rulesWith(unit: Unit, path: string): Rules {
  return rulesOf(readModule(moduleOf(unit, path), { unit }, host) as LearnerSolution);
}

/** Lists the examples of all chapters, without counts, that a file fails in place of a unit. */
export function failuresOf(unit: Unit, path: string): FailingExample[] {
  const rules = rulesWith(unit, path);
  return chapters.flatMap(({ name: chapter, examples }) =>
    examples.flatMap((example) => {
      const failure = failureIn(example, rules, host);
      return failure ? [{ ...example, chapter, sentence: failure.example.sentence }] : [];
    }),
  );
}

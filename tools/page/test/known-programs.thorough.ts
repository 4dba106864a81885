/** The programs in the page catch the same examples as the files that they were read from. */
import type { Chapter } from '../../coach/chapter.ts';
import { readChapter } from '../../coach/chapters/read-chapter.ts';
import { Host } from '../../coach/code/host.ts';
import { chapterOf, examplesOf } from '../../coach/exercise.ts';
import { exerciseNamed } from '../../coach/exercises.ts';
import type { Judges } from '../../coach/jobs.ts';
import { judgeOwnExamples } from '../../coach/own-examples/judge-own-examples.ts';
import { juriesOf } from '../../coach/own-examples/jury.ts';
import { readMistakesToJudge, readRightPrograms } from '../../coach/read-package.ts';
import { readJudges, requireKata } from '../browser/workbench/known-programs.ts';
import { readKnownPrograms } from '../build/read-known-programs.ts';

const chapters = new Map<string, Chapter>();

/** Reads each chapter once. */
function chapterNamed(name: string): Chapter {
  const chapter = chapters.get(name) ?? readChapter(name, '.');
  chapters.set(name, chapter);
  return chapter;
}

const host = new Host({ send() {}, chapter: chapterNamed, require: requireKata });

test.each(Object.entries(readKnownPrograms('.')))('%s', (name, { mistakes, right }) => {
  const exercise = exerciseNamed(name);
  const examples = examplesOf(exercise, chapterNamed(chapterOf(exercise)).examples);
  const ours = {
    mistakes: readMistakesToJudge(name, '.'),
    right: readRightPrograms(exercise, '.'),
  };
  const withWords = mistakes.map((mistake, index) => {
    const { wrong = '', reason = '' } = ours.mistakes[index] ?? {};
    return { ...mistake, wrong, reason };
  });
  const verdictBy = (judges: Judges) =>
    judgeOwnExamples(examples, exercise, juriesOf(() => judges, host)(exercise), host);
  const verdict = verdictBy(readJudges(exercise, { mistakes: withWords, right }));
  expect(verdict.programs.map(({ caughtAt }) => caughtAt.length)).not.toContain(0);
  expect(verdict).toEqual(verdictBy(ours));
});

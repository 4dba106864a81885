import { chapterOf, type Exercise, spokenName } from '../../../coach/exercise.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import { Bench } from './bench.ts';
import { watchKeyboard } from './keyboard.ts';
import { progress } from './readers-code.ts';

/** Adds a workbench to each chapter, and lets the links to the practice open one. */
export function startWorkbench(): void {
  const practise = (exercise: Exercise) =>
    benches.find(({ exercises }) => exercises.includes(exercise))?.practise(exercise);
  const showAll = () => showProgress(benches);
  const chapters = [...new Set(EXERCISES.map(chapterOf))];
  const benches: readonly Bench[] = chapters.map((chapter) => {
    const exercises = EXERCISES.filter((exercise) => chapterOf(exercise) === chapter);
    return new Bench(chapter, exercises, { showProgress: showAll, practise });
  });
  showAll();
  watchKeyboard();
  benches.find(({ chapter }) => location.hash === `#${chapter}/code`)?.resume();
  addEventListener('storage', (event) => {
    for (const bench of benches) bench.followOtherTab(event);
    showAll();
  });
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('.practise')) return;
    event.preventDefault();
    practise(nextExercise());
  });
}

/** Returns the first exercise that is begun but not done, or else not done, or else the first. */
function nextExercise(): Exercise {
  const undone = EXERCISES.filter((exercise) => !progress.isDone(exercise));
  return (undone.find((exercise) => progress.isBegun(exercise)) ??
    undone[0] ??
    EXERCISES[0]) as Exercise;
}

/** Shows the progress on every bench, in the contents and in the links to the practice. */
function showProgress(benches: readonly Bench[]): void {
  for (const bench of benches) {
    bench.show({});
    const link = document.querySelector(`.contents li > a[href="#${bench.chapter}"]`);
    link?.toggleAttribute('data-done', bench.exercises.every(progress.isDone));
  }
  if (!EXERCISES.some((exercise) => progress.isBegun(exercise))) return;
  for (const link of document.querySelectorAll('.practise'))
    link.textContent = `Continue with ${spokenName(nextExercise())}`;
}

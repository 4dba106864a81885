import { EXERCISES, type Exercise, spokenName } from '../../../learning/coach/exercises.ts';
import { Bench } from './bench.ts';
import { watchKeyboard } from './keyboard.ts';
import { progress } from './readers-code.ts';

/** Adds a workbench to each exercise, and lets the links to the practice open one. */
export function startWorkbench(): void {
  const benchOf = (exercise?: Exercise) => benches.find((bench) => bench.exercise === exercise);
  const showAll = () => showProgress(benches);
  const goOn = (from: Exercise) => benchOf(EXERCISES[EXERCISES.indexOf(from) + 1])?.practise();
  const benches: readonly Bench[] = EXERCISES.map(
    (exercise) => new Bench(exercise, { showProgress: showAll, goOn }),
  );
  showAll();
  watchKeyboard();
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('.practise')) return;
    event.preventDefault();
    benchOf(nextExercise())?.practise();
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
    const link = document.querySelector(`.contents li > a[href="#${bench.exercise.name}"]`);
    link?.toggleAttribute('data-done', progress.isDone(bench.exercise));
  }
  if (!EXERCISES.some((exercise) => progress.isBegun(exercise))) return;
  for (const link of document.querySelectorAll('.practise'))
    link.textContent = `Continue with ${spokenName(nextExercise())}`;
}

import { EXERCISES, type Exercise, spokenName } from '../../../coach/exercises.ts';
import { Bench, progress } from './bench.ts';
import { watchKeyboard } from './keyboard.ts';

/** Lets the code of each chapter be edited, and its examples answer. */
export function startWorkbench(): void {
  const benchOf = (exercise?: Exercise) => benches.find((bench) => bench.exercise === exercise);
  const showAll = () => showProgress(benches);
  const goOn = (from: Exercise) => benchOf(EXERCISES[EXERCISES.indexOf(from) + 1])?.practise();
  const benches: readonly Bench[] = EXERCISES.map((exercise) => new Bench(exercise, { showProgress: showAll, goOn }));
  showAll();
  watchKeyboard();
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('.practise')) return;
    event.preventDefault();
    benchOf(nextExercise())?.practise();
  });
}

/** Returns the exercise to go on with: the first that was begun, else the first not done, or of all. */
function nextExercise(): Exercise {
  const undone = EXERCISES.filter((exercise) => !progress.isDone(exercise));
  return (undone.find((exercise) => progress.isBegun(exercise)) ?? undone[0] ?? EXERCISES[0]) as Exercise;
}

/** Shows how far the reader is: on every bench, in the contents and in the links to go on. */
function showProgress(benches: readonly Bench[]): void {
  for (const bench of benches) {
    bench.show({});
    const link = document.querySelector(`.contents li > a[href="#${bench.exercise.name}"]`);
    link?.toggleAttribute('data-done', progress.isDone(bench.exercise));
  }
  if (!EXERCISES.some((exercise) => progress.isBegun(exercise))) return;
  for (const link of document.querySelectorAll('.practise'))
    link.textContent = `Go on with ${spokenName(nextExercise())}`;
}

/** The workbench of each chapter: the rule's code can be edited, and the examples of the chapter answer. */
import { EXERCISES, spokenName } from '../../../coach/exercises.ts';
import { Bench } from './bench.ts';
import { Judge } from './judge.ts';
import { Progress } from './progress.ts';

/** Fills the places that the sections of code have for it. */
export function startWorkbench(): void {
  const progress = new Progress(() => localStorage);
  const benches = new Map<string, Bench>();
  const shared = {
    progress,
    judge: new Judge(),
    changed() {
      showWayOn(progress);
      for (const bench of benches.values()) bench.show({});
    },
    begin: (name: string) => benches.get(name)?.begin(),
  };
  for (const section of document.querySelectorAll<HTMLElement>('section.code')) {
    const { exercise: wanted } = section.dataset;
    const exercise = EXERCISES.find(({ name }) => name === wanted);
    if (exercise) benches.set(exercise.name, new Bench(section, exercise, shared));
  }
  showWayOn(progress);
  addEventListener('beforeunload', (event) => {
    if (!progress.isKept && Object.keys(progress.files).length > 0) event.preventDefault();
  });
}

/** Ticks the exercises that are done in the contents, and lets the links to the practice lead to the one to go on with. */
function showWayOn(progress: Progress): void {
  for (const exercise of EXERCISES)
    document
      .querySelector(`.contents li > a[href="#${exercise.name}"]`)
      ?.toggleAttribute('data-done', progress.isDone(exercise));
  const undone = EXERCISES.filter((exercise) => !progress.isDone(exercise));
  const begun = undone.find((exercise) => progress.isBegun(exercise));
  const next = begun ?? undone[0];
  if (!next || (undone.length === EXERCISES.length && !begun)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.practise')) {
    link.href = begun ? `#${next.name}/code` : `#${next.name}`;
    link.textContent = `Go on with exercise ${EXERCISES.indexOf(next) + 1}: ${spokenName(next)}`;
  }
}

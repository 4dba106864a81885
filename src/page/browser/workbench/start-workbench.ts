/** The workbench of each chapter: the rule's code can be edited, and the examples of the chapter answer. */
import { EXERCISES } from '../../../coach/exercises.ts';
import { Bench } from './bench.ts';
import { Judge } from './judge.ts';
import { Progress } from './progress.ts';
import { showWayOn } from './way-on.ts';

/** Fills the places that the sections of code have for it. */
export function startWorkbench(): void {
  const progress = new Progress(() => localStorage);
  const benches = new Map<string, Bench>();
  let judge: Judge | undefined;
  const shared = {
    progress,
    judge() {
      judge ??= new Judge();
      return judge;
    },
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

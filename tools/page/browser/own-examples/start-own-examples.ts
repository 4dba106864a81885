import { html, render, type TemplateResult } from 'lit-html';
import { chapterOf, type Exercise, hasExamples, spokenName } from '../../../coach/exercise.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import { formFor } from './forms.ts';
import { type JudgeExamples, Panel } from './panel.ts';

/** Fills the part "Examples first" of a chapter when the reader opens it. */
export function startOwnExamples(judge: JudgeExamples): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('.examples-first')) {
    part.addEventListener('toggle', () => fill(part, judge), { once: true });
  }
}

function fill(part: HTMLDetailsElement, judge: JudgeExamples): void {
  const [chapter] = part.id.split('/');
  const exercises = EXERCISES.filter((one) => chapterOf(one) === chapter && hasExamples(one));
  for (const exercise of exercises) {
    const body = document.createElement('div');
    body.className = 'own-examples';
    part.append(body);
    const form = formFor(exercise.name);
    if (form) new Panel(exercise, form, body, judge);
    else render(asFeatureView(exercise), body);
  }
}

/** Says how to write examples that need more than cards and a choice. */
function asFeatureView(exercise: Exercise): TemplateResult {
  const command = `poker-kata practice examples ${exercise.name}`;
  return html`<p class="also">
    Examples of ${spokenName(exercise)} cannot be written on this page. Write them in a feature file, with
    <code>${command}</code>.
  </p>`;
}

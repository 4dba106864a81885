import { html, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Exercise } from '../../../coach/exercise.ts';
import { BENCH } from './judge.ts';
import { loadEditor } from './load-editor.ts';
import type { Progress } from './progress.ts';
import { fileOf } from './protocol.ts';

/** Draws a button that opens the reader's code next to ours. */
export function comparisonView(exercise: Exercise, progress: Progress): TemplateResult {
  const written = progress.written(exercise);
  const file = fileOf(exercise);
  return html`<button type="button" @click=${openDialog}>Compare with our code</button>
    <dialog class="comparison" aria-label="Your code and ours">
      <form method="dialog"><button>Close</button></form>
      <div>${codeView(`Yours: ${file}`, written[file])} ${codeView(`Ours: ${file}`, BENCH.ours[file])}</div>
    </dialog>`;
}

/** Opens the dialog that follows the button. */
function openDialog({ target }: Event): void {
  const dialog = (target as Element).nextElementSibling as HTMLDialogElement;
  dialog.showModal();
}

function codeView(title: string, text = ''): TemplateResult {
  const { highlight } = loadEditor();
  return html`<section><h4>${title}</h4><pre>${unsafeHTML(highlight(text))}</pre></section>`;
}

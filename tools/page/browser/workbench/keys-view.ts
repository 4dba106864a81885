/** The keys of a workbench, and what is said of them. */
import { html, nothing, type TemplateResult } from 'lit-html';

/** How the key is called with which a computer gives commands. */
const COMMAND = /^(?:Mac|iP)/.test(navigator.platform) ? 'Cmd' : 'Ctrl';

/** The id of the words about keys: there is one editor at a time. */
export const KEYS_ID = 'editor-keys';

/**
 * Says how to leave the editor; shown while the editor has the focus.
 * @param canGoOn - whether there is also a key for the next exercise
 */
export function keysView(canGoOn: boolean): TemplateResult {
  const next = html`Next exercise: <kbd>${COMMAND}+Enter</kbd>.`;
  return html`<p id=${KEYS_ID} class="keys told">
    Leave the editor: <kbd>Escape</kbd>, then <kbd>Tab</kbd>. ${canGoOn ? next : nothing}
  </p>`;
}

/** Tells whether a key asks to save, for which a browser would open a dialog. */
export function asksToSave({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

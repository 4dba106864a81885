/** The reader's choices about the look of the page. This runs first, so that no wrong colour is ever seen. */

const PREFIX = 'rule-book.';

const look = document.documentElement.dataset;

try {
  for (const name of ['theme', 'deck']) {
    const kept = localStorage.getItem(PREFIX + name);
    if (kept) look[name] = kept;
  }
} catch {
  // a browser may store nothing, for example for pages from disk in a private window: then a choice lasts as long as the page
}

addEventListener('DOMContentLoaded', () => {
  const settings = document.querySelector<HTMLDetailsElement>('.settings');
  for (const choice of document.querySelectorAll<HTMLInputElement>('.settings input')) {
    if (look[choice.name] === choice.value) choice.checked = true;
    choice.addEventListener('change', () => {
      look[choice.name] = choice.value;
      try {
        localStorage.setItem(PREFIX + choice.name, choice.value);
      } catch {
        // chosen for now
      }
    });
  }
  // the choices cover the page, so they close when the reader goes on with something else
  addEventListener('click', ({ target }) => {
    if (settings && !settings.contains(target as Node)) settings.open = false;
  });
  settings?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    settings.open = false;
    settings.querySelector('summary')?.focus();
  });
});

/** The reader's choices about the look of the page. This runs first, so that no wrong colour is ever seen. */

/** A browser may store nothing, for example for pages from disk in a private window; then a choice lasts as long as the page. */
const kept = (name: string): string | undefined => {
  try {
    return localStorage.getItem(`rule-book.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
};

const keep = (name: string, value: string) => {
  try {
    localStorage.setItem(`rule-book.${name}`, value);
  } catch {
    // chosen for now
  }
};

const root = document.documentElement.dataset;

for (const name of ['theme', 'deck']) {
  const value = kept(name);
  if (value) root[name] = value;
}

addEventListener('DOMContentLoaded', () => {
  closeWhenLeft(document.querySelector<HTMLDetailsElement>('.settings'));
  for (const choice of document.querySelectorAll<HTMLInputElement>('.settings input')) {
    if (root[choice.name] === choice.value) choice.checked = true;
    choice.addEventListener('change', () => {
      root[choice.name] = choice.value;
      keep(choice.name, choice.value);
    });
  }
});

/** The choices cover the page, so they close when the reader goes on with something else. */
function closeWhenLeft(settings: HTMLDetailsElement | null): void {
  addEventListener('click', ({ target }) => {
    if (settings && !settings.contains(target as Node)) settings.open = false;
  });
  settings?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    settings.open = false;
    settings.querySelector('summary')?.focus();
  });
}

/** The contents list and the name of the tab follow the reader, and the list gives way on a narrow screen. */

const NARROW = matchMedia('(max-width: 63.99rem)');

const BOOK = document.title;

/** Marks the chapter that is read, and folds the list where it would stand above the book. */
export function followReader(): void {
  foldWhereNarrow(document.querySelector('.contents > details') as HTMLDetailsElement);
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) follow(target.id);
    },
    { rootMargin: '-16% 0px -84%' }, // a line, which is in one part at a time
  );
  for (const part of document.querySelectorAll('.title, .chapter, .quiz, .glossary, .try')) watch.observe(part);
}

/** When it is folded, the link in the bar unfolds it, and the same link or one in the list folds it again. */
function foldWhereNarrow(list: HTMLDetailsElement): void {
  const fold = () => list.toggleAttribute('open', !NARROW.matches);
  fold();
  NARROW.addEventListener('change', fold);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash === '#contents') {
      const isInSight = list.open && list.getBoundingClientRect().bottom > 0;
      list.open = !isInSight;
      if (isInSight) event.preventDefault();
    } else if (link && list.contains(link)) fold();
  });
}

/** Names the tab after a part, and marks it and unfolds its rules in the list; what is under the pointer stays there. */
function follow(part: string): void {
  const heading = document.getElementById(`${part}.title`)?.textContent;
  document.title = heading ? `${heading} · ${BOOK}` : BOOK;
  const link = document.querySelector(`.contents a[href="#${part}"]`);
  const top = link?.getBoundingClientRect().top ?? 0;
  for (const other of document.querySelectorAll('.contents a[aria-current]')) {
    other.removeAttribute('aria-current');
    other.parentElement?.querySelector('details')?.removeAttribute('open');
  }
  link?.setAttribute('aria-current', 'true');
  link?.parentElement?.querySelector('details')?.setAttribute('open', '');
  document.querySelector('.contents')?.scrollBy(0, (link?.getBoundingClientRect().top ?? 0) - top);
}

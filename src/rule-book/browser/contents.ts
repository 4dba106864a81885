/** The contents list follows the reader, and gives way on a narrow screen. */

import { nameTab } from './tab-title.ts';

const NARROW = '(max-width: 63.99rem)';

/** Marks the chapter that is read and unfolds its rules, and folds the list where it would stand above the book. */
export function followReader(): void {
  const list = document.querySelector<HTMLDetailsElement>('.contents > details');
  if (list) foldWhereNarrow(list);
  let reading = '';
  const markRead = () => mark(isAtEnd() ? 'try' : reading);
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) reading = target.id;
      markRead();
    },
    { rootMargin: '-30% 0px -65%' },
  );
  for (const section of document.querySelectorAll('.title, .chapter, .quiz, .glossary, .try')) watch.observe(section);
  addEventListener('scroll', markRead, { passive: true });
}

/** When it is folded, the link in the bar unfolds it, and a link in the list folds it again. */
function foldWhereNarrow(list: HTMLDetailsElement): void {
  const narrow = matchMedia(NARROW);
  const fold = () => list.toggleAttribute('open', !narrow.matches);
  fold();
  narrow.addEventListener('change', fold);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash === '#contents') list.open = true;
    else if (link && list.contains(link)) fold();
  });
}

/** At the end of the page the last part is being read, even if it is too short to reach the reading line. */
function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return !document.querySelector('[data-searching]') && scrollY + innerHeight >= scrollHeight - 2;
}

/** The title has no entry, so nothing is marked there. */
function mark(id: string): void {
  const marked = document.querySelector('.contents [aria-current]');
  const link = document.querySelector(`.contents a[href="#${id}"]`);
  if (marked === link) return;
  nameTab(id);
  marked?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'true');
  link?.parentElement?.querySelector('details')?.setAttribute('open', '');
}

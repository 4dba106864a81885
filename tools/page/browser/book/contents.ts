const BOOK = document.title;

/** Keeps the contents and the tab's title on the chapter being read. */
export function followReader(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) follow(target.id);
    },
    { rootMargin: '-16% 0px -84%' }, // a line across the window, which only one part crosses
  );
  for (const part of document.querySelectorAll('.title, .chapter, .quiz, .glossary, .try'))
    observer.observe(part);
}

/** Marks a part in the contents and unfolds its rules, without moving the list. */
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

/** The contents list and the name of the tab follow the reader. */

const BOOK = document.title;

/** Marks the chapter that is read. */
export function followReader(): void {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) follow(target.id);
    },
    { rootMargin: '-16% 0px -84%' }, // a line, which is in one part at a time
  );
  for (const part of document.querySelectorAll('.title, .chapter, .quiz, .glossary, .try')) watch.observe(part);
}

/** Names the tab after a part, marks it and unfolds its rules; what is under the pointer stays there. */
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

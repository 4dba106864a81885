/** The contents list follows the reader, and gives way on a narrow screen. */

/** Marks the chapter that is read, and folds the list where it would stand above the book. */
export function followReader(): void {
  const list = document.querySelector<HTMLDetailsElement>('.contents details');
  const narrow = matchMedia('(max-width: 63.99rem)');
  const fold = () => list?.toggleAttribute('open', !narrow.matches);
  fold();
  narrow.addEventListener('change', fold);
  list?.addEventListener('click', ({ target }) => {
    if (narrow.matches && target instanceof Element && target.closest('a')) list.open = false;
  });

  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) mark(target.id);
    },
    { rootMargin: '-30% 0px -65%' },
  );
  for (const section of document.querySelectorAll('.chapter, .try')) watch.observe(section);
}

function mark(id: string): void {
  for (const link of document.querySelectorAll('.contents [aria-current]')) link.removeAttribute('aria-current');
  document.querySelector(`.contents a[href="#${id}"]`)?.setAttribute('aria-current', 'true');
}

/** The contents list and the name of the tab follow the reader, and the list gives way on a narrow screen. */

const NARROW = matchMedia('(max-width: 63.99rem)');

const BOOK = document.title;

/** What has an entry in the list, with the title, which has none; and what has an entry below a chapter. */
const [PARTS, RULES] = ['.title, .chapter, .quiz, .glossary, .try', '.rule, .mistakes'] as const;

/** Marks the chapter and the rule that are read, and folds the list where it would stand above the book. */
export function followReader(): void {
  const list = document.querySelector<HTMLDetailsElement>('.contents > details');
  if (list) foldWhereNarrow(list);
  const atLine = new Set<Element>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) atLine.add(target);
        else atLine.delete(target);
      }
      const [part, rule] = [PARTS, RULES].map((kind) => [...atLine].findLast((one) => one.matches(kind))?.id);
      if (part !== undefined) follow(part);
      mark('location', linkTo(rule));
    },
    { rootMargin: '-15% 0px -80%' }, // so high that a rule is read when a link has led there, however short it is
  );
  for (const section of document.querySelectorAll(`${PARTS}, ${RULES}`)) watch.observe(section);
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

/** Names the tab after a part, and unfolds its rules and no others; what is under the pointer stays there. */
function follow(part: string): void {
  const heading = document.getElementById(`${part}.title`)?.textContent;
  document.title = heading ? `${heading} · ${BOOK}` : BOOK;
  const link = linkTo(part);
  if (!mark('true', link)) return;
  const top = link?.getBoundingClientRect().top ?? 0;
  for (const others of document.querySelectorAll('.contents li > details[open]')) others.removeAttribute('open');
  link?.parentElement?.querySelector('details')?.setAttribute('open', '');
  document.querySelector('.contents')?.scrollBy(0, (link?.getBoundingClientRect().top ?? 0) - top);
}

const linkTo = (id = '') => document.querySelector(`.contents a[href="#${id}"]`);

/**
 * Marks a link, and no other of its kind.
 *
 * @param kind - `true` for what is read, `location` for where in it
 * @returns whether it was not marked before
 */
function mark(kind: 'true' | 'location', link: Element | null): boolean {
  const marked = document.querySelector(`.contents [aria-current="${kind}"]`);
  marked?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', kind);
  return marked !== link;
}

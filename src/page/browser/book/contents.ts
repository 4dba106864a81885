/** The contents list follows the reader, and gives way on a narrow screen. */

import { nameTab } from './tab-title.ts';

const NARROW = '(max-width: 63.99rem)';

/** What has an entry in the list, and the title, which has none. */
const PARTS = '.title, .chapter, .quiz, .glossary, .try';

/** What has an entry below a chapter. */
const RULES = '.rule, .mistakes';

/** Marks the chapter and the rule that are read, and folds the list where it would stand above the book. */
export function followReader(): void {
  const list = document.querySelector<HTMLDetailsElement>('.contents > details');
  if (list) foldWhereNarrow(list);
  const atLine = new Set<Element>();
  let part = '';
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) atLine.add(target);
        else atLine.delete(target);
      }
      const [at, rule] = [PARTS, RULES].map((kind) => [...atLine].findLast((one) => one.matches(kind))?.id);
      if (at !== undefined && at !== part) nameTab(at);
      part = at ?? part;
      mark(part, rule);
    },
    { rootMargin: '-15% 0px -80%' }, // so high that a rule is read when a link has led there, however short it is
  );
  for (const section of document.querySelectorAll(`${PARTS}, ${RULES}`)) watch.observe(section);
}

/** When it is folded, the link in the bar unfolds it, and the same link or one in the list folds it again. */
function foldWhereNarrow(list: HTMLDetailsElement): void {
  const narrow = matchMedia(NARROW);
  const fold = () => list.toggleAttribute('open', !narrow.matches);
  fold();
  narrow.addEventListener('change', fold);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash === '#contents') {
      const isInSight = list.open && list.getBoundingClientRect().bottom > 0;
      list.open = !isInSight;
      if (isInSight) event.preventDefault();
    } else if (link && list.contains(link)) fold();
  });
}

/** The title has no entry, so nothing is marked there. */
function mark(part: string, rule: string | undefined): void {
  markOnly('true', linkTo(part));
  markOnly('location', rule === undefined ? null : linkTo(rule));
}

function linkTo(id: string): Element | null {
  return document.querySelector(`.contents a[href="#${id}"]`);
}

/** @param kind - `true` for what is read, `location` for where in it */
function markOnly(kind: 'true' | 'location', link: Element | null): void {
  const marked = document.querySelector(`.contents [aria-current="${kind}"]`);
  if (marked === link) return;
  marked?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', kind);
  if (kind === 'true') unfold(link);
}

/** Unfolds the rules of a chapter and no others; what is under the pointer stays there. */
function unfold(link: Element | null): void {
  const list = document.querySelector('.contents');
  const top = link?.getBoundingClientRect().top ?? 0;
  const rules = link?.parentElement?.querySelector('details');
  for (const others of document.querySelectorAll('.contents li > details[open]')) others.removeAttribute('open');
  rules?.setAttribute('open', '');
  list?.scrollBy(0, (link?.getBoundingClientRect().top ?? 0) - top);
}

/** What is for programmers is folded, until a link leads to it. */

/** Unfolds the part that the address names, now and whenever a link leads to one, even to where the address is already. */
export function unfoldWhenLed(): void {
  const unfoldAt = (hash: string) => unfold(document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`));
  addEventListener('hashchange', () => unfoldAt(location.hash));
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link) unfoldAt(link.hash);
  });
  unfoldAt(location.hash);
}

/** Unfolds a part that has a fold of its own, or stands in one. */
export function unfold(part: Element | null): void {
  part?.closest('.code')?.querySelector('.fold')?.setAttribute('open', '');
}

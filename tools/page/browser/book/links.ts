/**
 * Adds a link to each rule and example, and names links after their examples, so that the HTML
 * stays small.
 */
export function completeLinks(): void {
  for (const rule of document.querySelectorAll('.rule'))
    rule.querySelector('.headline')?.append(linkTo(rule.id, 'Link to this rule'));
  for (const example of document.querySelectorAll('.rule :is(.example, tr[id])')) {
    const name = nameOf(example);
    const links = example.querySelector('.links');
    links?.querySelector('.open')?.setAttribute('aria-label', `Try: ${name}`);
    links?.append(linkTo(example.id, `Link to: ${name}`));
  }
  for (const hand of document.querySelectorAll<HTMLElement>('.rule .hand'))
    hand.title = 'Try this hand';
}

/** Unfolds the target of a link, now and later. */
export function unfoldTarget(): void {
  const unfold = () => {
    const target = document.querySelector(':target');
    const wasFolded = target?.closest('details:not([open])');
    let details = target?.closest('details');
    while (details) {
      details.open = true;
      details = details.parentElement?.closest('details');
    }
    if (wasFolded) target?.scrollIntoView();
  };
  for (const change of ['load', 'hashchange']) addEventListener(change, unfold);
}

function linkTo(id: string, label: string): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { className: 'anchor', href: `#${id}`, textContent: '#', ariaLabel: label });
  return link;
}

/** Returns the heading of an example; for a row, its table and why it is there. */
function nameOf(example: Element): string {
  if (!example.matches('tr')) return example.querySelector('h4')?.textContent ?? '';
  const title = example.closest('table')?.querySelector('.about');
  const why = example.querySelector('[data-name="Why"]');
  return [title, why].flatMap((part) => part?.textContent ?? []).join(': ');
}

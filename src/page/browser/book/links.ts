/** The way to what is folded, and links beside rules and examples: the page carries only those to try an example. */

/** Adds to each rule and example the link to itself, and names links after their examples. */
export function completeLinks(): void {
  for (const rule of document.querySelectorAll('.rule'))
    rule.querySelector('.headline')?.append(linkTo(rule.id, 'Link to this rule'));
  for (const example of document.querySelectorAll('.rule :is(.example, tr[id])')) {
    const name = nameOf(example);
    const links = example.querySelector('.links');
    links?.querySelector('.open')?.setAttribute('aria-label', `Try: ${name}`);
    links?.append(linkTo(example.id, `Link to: ${name}`));
  }
}

/** Unfolds what a link leads to, now and later. */
export function unfoldTarget(): void {
  const unfold = () => {
    const target = document.querySelector(':target');
    const isFolded = target?.closest('details:not([open])');
    for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
    if (isFolded) target?.scrollIntoView();
  };
  for (const change of ['load', 'hashchange']) addEventListener(change, unfold);
}

function linkTo(id: string, label: string): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { className: 'anchor', href: `#${id}`, textContent: '#', ariaLabel: label });
  return link;
}

/** Names an example by its heading, a row by its table and why it is there. */
function nameOf(example: Element): string {
  const [title, why] = [example.closest('table')?.querySelector('.about'), example.querySelector('[data-name="Why"]')];
  const names = example.matches('tr') ? [title, why] : [example.querySelector('h4')];
  return names.flatMap((part) => part?.textContent ?? []).join(': ');
}

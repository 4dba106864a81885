import { EXERCISES } from '../../coach/exercises.ts';
import type { Book } from './book.ts';
import { PIPS } from './card-styles.ts';
import { practiseLink } from './code-view.ts';
import { ladderView, ON_CARDS } from './ladder.ts';
import { ladderLink } from './try-link.ts';

const TITLE = 'The rules of poker hands';

/** Cards to begin with: they contain more than one sees at once. */
const HAND_TO_TRY = 'AH AD AC KS KD 7H 2C';

/** A card with a spade, visible on light and dark tabs. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\
<rect x="3.5" y=".5" width="25" height="31" rx="4" fill="#fffefb" stroke="#8a2318"/><path transform="translate(16 16) scale(.95)" d="${PIPS.S}"/></svg>`;

/** Writes the title, the description and the icon of the document. */
export function headView(book: Book): string {
  const description =
    `Which poker hand beats which, and why: the rules in ${book.chapters.length} short chapters, ` +
    `with ${book.examples.length} examples drawn as cards, the classic mistakes, ` +
    'and a place to try your own hands. Works offline.';
  return `<title>${TITLE}</title>
<meta name="description" content="${description}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`;
}

/** Draws the bar at the top: the search, and the settings of the display. */
export function barView(): string {
  return `<header class="bar"><a class="home" href="#book">${TITLE}</a>
<a class="to-contents" href="#contents">Contents</a>
<search><label class="unseen" for="search">Search rules, examples and mistakes</label>
<input id="search" type="search" placeholder="Search ( / )" \
autocomplete="off" autocapitalize="none" spellcheck="false" aria-keyshortcuts="/">
<p id="found" role="status"></p></search>
<button type="button" popovertarget="settings">Display</button><div id="settings" popover>
${choiceView('theme', 'Colours', { system: 'System', light: 'Light', dark: 'Dark' })}
${choiceView('deck', 'Deck', { two: 'Two colours', four: 'Four colours' })}
</div></header>`;
}

/** Draws the first screen: what the page is for, the ways on, and the ladder. */
export function titleView(book: Book): string {
  const start = `<a class="button" href="#${book.chapters[0]?.name}">Read from the start</a>`;
  const words = 'Practise<span class="more">: write the code</span>';
  const practise = practiseLink(words, 'practise button');
  const tryHand = `<a class="to-ladder button" href="${ladderLink(HAND_TO_TRY)}">Try a hand</a>`;
  return `<div class="title"><h1>${TITLE}</h1>
<p class="purpose">Learn what beats what, then write the code that knows it: \
a kata for programmers, with ${EXERCISES.length} exercises and an editor on this page.</p>
<p class="ways">${start} ${practise} ${tryHand}</p>
${ladderView(book)}
${ON_CARDS}
<p>Every rule comes with hands that you can check yourself.</p>
<p class="outcome">${book.chapters.length} chapters, ${book.examples.length} examples. \
A program checked them all when this page was made.</p></div>`;
}

/** Draws the choices of a setting, with their labels by value. The first is checked. */
function choiceView(
  name: string,
  legend: string,
  choices: Readonly<Record<string, string>>,
): string {
  const radios = Object.entries(choices).map(([value, label], index) => {
    const checked = index === 0 ? ' checked' : '';
    return `<label><input type="radio" name="${name}" value="${value}"${checked}> ${label}</label>`;
  });
  return `<fieldset><legend>${legend}</legend>${radios.join('')}</fieldset>`;
}

/** Where one can try the cards of an example. */
import { DECK } from '../../../src/cards/deck.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { readAddress } from '../browser/compare-hands/hands-table.ts';
import { readAddress as readSeen } from '../browser/figure/address.ts';
import { readCards } from '../browser/figure/refused.ts';
import { tryLink } from '../view/try-link.ts';
import { examplesOf, readChapters, stepOf } from './matched.ts';

const SEVENTEEN = formatCards(DECK.slice(0, 17));

test.each([
  ['pair', 'one hand', ['the cards Kd Kh 9c', 'they contain a pair'], '#pair/see/Kd-Kh-9c'],
  ['cards', 'one hand', ['the cards Kd Kh 9c', 'they are valid'], '#ranking/see/Kd-Kh-9c'],
  ['pair', 'two hands', ['Black holds Kd', 'White holds 9c', 'they tie'], '#try/Kd/vs/9c'],
  ['cards', 'three', ['Black holds 2c', 'White holds 2d', 'Red holds 2h'], '#try/2c/vs/2d/vs/2h'],
  [
    'cards',
    'two with a board',
    ['the board 7c 7d 7h', 'Black holds Ah', 'White holds Ks'],
    '#try/Ah/vs/Ks/on/7c-7d-7h',
  ],
  [
    'omaha',
    'two of Omaha',
    ['a game of Omaha', 'the board 7c 7d 7h', 'Black holds Ah 2c 3c 4c', 'White holds Ks 2d 3d 4d'],
    '#try/omaha/Ah-2c-3c-4c/vs/Ks-2d-3d-4d/on/7c-7d-7h',
  ],
  [
    'texas-holdem',
    'one of a game',
    ["a game of Texas hold'em", 'the board Kd 9c 8s', 'Black holds Ks 9h'],
    '#ranking/see/Ks-9h-Kd-9c-8s',
  ],
  [
    'omaha',
    'one of Omaha',
    ['a game of Omaha', 'the board 7c 7d 7h', 'Black holds Ah 2c 3c 4c'],
    '#try/omaha/Ah-2c-3c-4c/on/7c-7d-7h',
  ],
  [
    'short-deck',
    'one of short deck',
    ['a game of short deck', 'the board 6d 7h 8s', 'Black holds Ac 9c'],
    '#try/short-deck/Ac-9c/on/6d-7h-8s',
  ],
  ['pair', 'too many cards', [`the cards ${SEVENTEEN}`, 'they contain a pair'], undefined],
  ['cards', 'a written text', ['somebody writes "A♠ 10h"'], '#ranking/see/A%E2%99%A0-10h'],
  ['cards', 'nothing without cards', ['no cards'], undefined],
])('in the chapter %s, %s can be tried', (chapter, _, texts, address) => {
  expect(tryLink(chapter, texts.map(stepOf))).toBe(address);
});

test('every link to try an example can be read, except for examples that are refused', () => {
  const links = readChapters().flatMap((chapter) =>
    examplesOf(chapter)
      .filter(({ steps }) => !steps.some(({ meaning }) => meaning === 'refuses'))
      .flatMap(({ steps }) => tryLink(chapter.name, steps) ?? []),
  );
  expect(links.length).toBeGreaterThan(150);
  const problems = links.flatMap((link) => {
    const seen = readSeen(link);
    const hands = seen ? [readCards(seen.text, [])] : readAddress(link).slots;
    return hands.flatMap(({ problem }) => problem ?? []);
  });
  expect(problems).toEqual([]);
});

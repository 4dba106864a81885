import { DECK } from '../../../src/kata/cards/deck.ts';
import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { placeAfterKey } from '../../../src/rule-book/try-a-hand/deck-keys.ts';

test.each([
  ['9D', 'ArrowRight', 'TD'],
  ['9D', 'ArrowLeft', '8D'],
  ['9D', 'ArrowDown', '9H'],
  ['9D', 'ArrowUp', '9C'],
  ['9D', 'Home', '2D'],
  ['9D', 'End', 'AD'],
  ['AC', 'ArrowRight', 'AC'],
  ['2D', 'ArrowLeft', '2D'],
  ['2C', 'ArrowUp', '2C'],
  ['AC', 'ArrowUp', 'AC'],
  ['2S', 'ArrowDown', '2S'],
  ['AS', 'ArrowDown', 'AS'],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(cardAfter(from, key)).toBe(to);
});

test('with control, Home and End lead to the first card and the last', () => {
  expect(cardAfter('9D', 'Home', true)).toBe('2C');
  expect(cardAfter('9D', 'End', true)).toBe('AS');
});

test('other keys lead nowhere', () => {
  expect(placeAfterKey(5, 'Tab')).toBeUndefined();
  expect(placeAfterKey(5, 'a')).toBeUndefined();
});

function cardAfter(from: string, key: string, ctrl = false): string {
  const place = DECK.indexOf(parseCards(from)[0] as (typeof DECK)[number]);
  return formatCards([DECK[placeAfterKey(place, key, ctrl) as number] as (typeof DECK)[number]]);
}

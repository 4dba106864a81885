import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { drawFor, writeSymbols } from '../../src/terminal/draw-cards.ts';

jest.replaceProperty(process, 'env', {}); // on a terminal jest sets FORCE_COLOR

const CARDS = parseCards('AH KD 10C 2S');
const drawnOn = (stream: { isTTY?: boolean; hasColors?: () => boolean }) =>
  drawFor(stream as NodeJS.WriteStream)(CARDS);

test('cards are letters where nobody looks', () => {
  expect(drawnOn({})).toBe('AH KD TC 2S');
});

test('cards are symbols on a terminal without colours', () => {
  expect(drawnOn({ isTTY: true, hasColors: () => false })).toBe('A♥ K♦ T♣ 2♠');
});

test('hearts and diamonds are red on a terminal with colours', () => {
  const red = (text: string) => `\u001b[31m${text}\u001b[39m`;
  expect(drawnOn({ isTTY: true, hasColors: () => true })).toBe(`${red('A♥')} ${red('K♦')} T♣ 2♠`);
});

test('a card that comes twice is drawn twice', () => {
  expect(writeSymbols('got KD KD 9h')).toBe('got K♦ K♦ 9♥');
});

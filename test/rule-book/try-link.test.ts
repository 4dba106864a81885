import { tryHandLink, tryLink } from '../../src/rule-book/try-link.ts';
import { matched } from './matched.ts';

const link = (...texts: string[]) => tryLink(texts.map(matched));

test.each([
  ['one hand', ['the cards Kd Kh 9c', 'they contain a pair'], '#try/Kd-Kh-9c'],
  ['two hands', ['Black holds Kd Kh', 'White holds 9c 9d', 'they tie: x'], '#try/Kd-Kh/vs/9c-9d'],
  [
    'two hands that share a board',
    ['the board 7c 7d 7h', 'Black holds Ah', 'White holds Ks'],
    '#try/Ah-7c-7d-7h/vs/Ks-7c-7d-7h',
  ],
  [
    'a game',
    ["a game of Texas hold'em", 'the board Kd 9c 8s', 'Black holds Ks 9h'],
    '#try/texas-holdem/Kd-9c-8s/Ks-9h',
  ],
  [
    'a deal',
    [
      '2 players are dealt Omaha from an unshuffled deck',
      'Player 1 is dealt As Qs',
      'Player 2 is dealt Ks Js',
      'the board is 5s 4s 3s',
    ],
    '#try/omaha/5s-4s-3s/As-Qs/Ks-Js',
  ],
  ['what somebody writes', ['somebody writes "A♠ 10h"'], '#try/A%E2%99%A0-10h'],
])('%s can be tried', (_, texts, address) => {
  expect(link(...texts)).toBe(address);
});

test('there is nothing to try without cards, and no comparison of more than two hands', () => {
  expect(link('no cards')).toBeUndefined();
  expect(link('0 players are dealt Omaha from an unshuffled deck')).toBeUndefined();
  expect(link('Black holds 2c', 'White holds 2d', 'Red holds 2h')).toBeUndefined();
});

test('a hand of its own', () => {
  expect(tryHandLink('As Ks')).toBe('#try/As-Ks');
});

/** The cards: how they are read and written, the deck and its shuffle. */
import fc from 'fast-check';
import { inFull, quote } from '../../src/cards/quote.ts';
import {
  buildDeck,
  cardIndex,
  DECK,
  formatCards,
  parseCards,
  RANKS,
  readCards,
  shuffle,
} from '../../src/kata.ts';
import { anyCards, forAny } from '../support/any-cards.ts';

describe('the deck', () => {
  test('has card number suit * 13 + rank at that index', () => {
    const numbers = buildDeck().map(({ rank, suit }) => 'CDHS'.indexOf(suit) * 13 + rank - 2);
    expect(numbers).toEqual([...numbers.keys()]);
    expect(DECK.map(cardIndex)).toEqual(numbers);
  });

  test('is everybody’s own, so that nobody takes cards from another', () => {
    buildDeck().length = 0;
    expect(buildDeck()).toHaveLength(52);
  });

  test('is written from the deuce of clubs to the ace of spades', () => {
    const suit = (letter: string) => [...'23456789TJQKA'].map((rank) => rank + letter).join(' ');
    expect(formatCards(DECK)).toBe(['C', 'D', 'H', 'S'].map(suit).join(' '));
  });
});

describe('written cards', () => {
  const cards = parseCards('ah kd 10c 2s');

  test('have capital letters, ten as T and a space between them', () => {
    expect(formatCards(cards)).toBe('AH KD TC 2S');
    expect(formatCards(cards, { suits: 'letters' })).toBe('AH KD TC 2S');
    expect(formatCards([])).toBe('');
  });

  test('have symbols on demand', () => {
    expect(formatCards(cards, { suits: 'symbols' })).toBe('A♥ K♦ T♣ 2♠');
  });

  test.each(['letters', 'symbols'] as const)('are read again, with %s', (suits) => {
    forAny(100, anyCards(1, 52), (hand) => {
      expect(parseCards(formatCards(hand, { suits }))).toEqual(hand);
    });
  });
});

describe('cards that are read', () => {
  test('have a rank from 2 to 14 and a suit, in the order of the text', () => {
    expect(parseCards('2H 10d TC a♠')).toEqual([
      { rank: 2, suit: 'H' },
      { rank: 10, suit: 'D' },
      { rank: 10, suit: 'C' },
      { rank: 14, suit: 'S' },
    ]);
    expect(formatCards(parseCards('3H 2C AS KD'))).toBe('3H 2C AS KD');
  });

  test.each([
    ['without spaces', 'AhKd10c'],
    ['with many spaces', '  Ah \t Kd\u00a0 10c\n'],
    ['with commas', 'Ah, Kd,,10c,'],
    ['with symbols', 'A♥K♦T♣'],
    ['with symbols as text', 'A♥\ufe0eK♦\ufe0e T♣\ufe0e'],
    ['with symbols as pictures', 'A♥\ufe0f K♦\ufe0f10♣\ufe0f'],
  ])('may be written %s', (_how, text) => {
    expect(formatCards(parseCards(text))).toBe('AH KD TC');
  });

  test('have many spellings each, and one when they are written again', () => {
    const suits = { C: 'Cc♣♧', D: 'Dd♦♢', H: 'Hh♥♡', S: 'Ss♠♤' };
    for (const card of DECK) {
      const letter = '23456789TJQKA'.charAt(RANKS.indexOf(card.rank));
      const ranks = [letter, letter.toLowerCase(), ...(card.rank === 10 ? ['10'] : [])];
      for (const rank of ranks)
        for (const suit of suits[card.suit]) expect(parseCards(rank + suit)).toEqual([card]);
    }
    const spelling = (text: string) => formatCards(parseCards(text));
    expect(spelling(' aH10♦️2c 9♠️')).toBe('AH TD 2C 9S');
    expect(spelling(spelling(' aH10♦️2c'))).toBe('AH TD 2C');
  });

  test('may come twice only where every player has a deck', () => {
    expect(formatCards(readCards('AH AH'))).toBe('AH AH');
    expect(() => parseCards('10H KD t♥')).toThrow('TH is given twice in "TH KD TH"');
  });

  test('are refused, if they are none, in one printable line of moderate length', () => {
    // Much quicker made than a unit of fast-check.
    const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
    const unit = fc.oneof(anyCharacter, fc.constantFrom(...'A1T0♥h\ufe0f\n\0\u202e😀'));
    const text = fc.string({ unit });
    forAny(100, text, (given) => {
      try {
        expect(parseCards(given).length).toBeGreaterThan(0);
      } catch (error) {
        expect((error as Error).message).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{1,250}$/u);
      }
    });
  });

  const RANK = 'expected 2 to 10, T, J, Q, K or A';
  const SUIT = 'expected C, D, H, S, ♣, ♦, ♥ or ♠';

  test.each([
    ['1H', `"1H" is not a card: there is no rank "1", ${RANK}`],
    ['11H', `"11H" is not a card: there is no rank "1", ${RANK}`],
    ['Ace of spades', `"Ace" is not a card: there is no rank "e" after "Ac", ${RANK}`],
    ['9s,AhK,2c', `"AhK" is not a card: its suit is missing after "AhK", ${SUIT}`],
    ['Κ♥', `"Κ♥" is not a card: there is no rank "Κ" (U+039A), ${RANK}`],
    ['\0', `"<U+0000>" is not a card: there is no rank "<U+0000>", ${RANK}`],
    ['AH KX 9S', `"KX" is not a card: there is no suit "X", ${SUIT}`],
    ['Aſ', `"Aſ" is not a card: there is no suit "ſ" (U+017F), ${SUIT}`],
    ['A', `"A" is not a card: its suit is missing, ${SUIT}`],
    ['10 H', `"10" is not a card: its suit is missing, ${SUIT}`],
    ['   ', '"   " has no cards: expected some, such as Ah Kd Tc'],
  ])('are not %j, which is refused in these words', (text, message) => {
    expect(() => parseCards(text)).toThrow(new Error(message));
  });

  test('take the mark of a drawn suit for a part of the symbol before it', () => {
    expect(formatCards(parseCards('A♠K♥\ufe0f'))).toBe('AS KH');
    expect(() => parseCards('AS\ufe0f')).toThrow('there is no rank');
    expect(() => parseCards('AH\ufe0f')).toThrow('(U+FE0F)');
  });
});

describe('a quotation', () => {
  test('shows a text as it is, and what cannot be seen as its code', () => {
    expect(quote('a♠ 10d')).toBe('"a♠ 10d"');
    expect(quote('a\0b\u001b[31m\n\u202e')).toBe('"a<U+0000>b<U+001B>[31m<U+000A><U+202E>"');
  });

  test('of a long text is cut between its characters, by how they show', () => {
    expect(quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`);
    expect(quote('x'.repeat(61))).toBe(`"${'x'.repeat(60)}…"`);
    expect(quote('\0'.repeat(7))).toBe(`"${'<U+0000>'.repeat(7)}"`);
    expect(quote('\0'.repeat(8))).toBe(`"${'<U+0000>'.repeat(7)}…"`);
    for (const character of ['\0', '😀'])
      for (let before = 0; before < 9; before++) {
        const shown = quote('x'.repeat(before) + character.repeat(70));
        expect(shown).toMatch(/^"x*(<U\+0000>)*(😀)*…"$/u);
        expect(shown.length).toBeLessThanOrEqual(63);
      }
  });
});

test('a large number is written in groups of three digits', () => {
  expect(inFull(2_598_960)).toBe('2,598,960');
});

describe('a shuffle', () => {
  test('keeps every item and leaves the given array alone', () => {
    const anyRandom = fc.infiniteStream(
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    );
    forAny(100, fc.tuple(fc.uniqueArray(fc.nat()), anyRandom), ([items, chance]) => {
      const shuffled = shuffle(Object.freeze(items), () => chance.next().value);
      expect(shuffled).not.toBe(items);
      expect(shuffled.toSorted()).toEqual(items.toSorted());
    });
  });

  test('gives every order equally often', () => {
    // Each of three draws picks among what is left, so a grid of chances that 3, 2 and 1 divide
    // meets every order equally often.
    const chances = [0, 1, 2, 3, 4, 5].map((step) => (step + 0.5) / 6);
    const times = new Map<string, number>();
    for (const first of chances)
      for (const second of chances)
        for (const third of chances) {
          const chance = [first, second, third];
          const order = shuffle(['a', 'b', 'c'], () => chance.shift() ?? 0).join('');
          times.set(order, (times.get(order) ?? 0) + 1);
        }
    expect([...times.values()]).toEqual([36, 36, 36, 36, 36, 36]);
  });
});

/** "Try a hand": its addresses, what is typed and picked, what a hand is worth, and which of two wins. */
import { listClasses } from '../../src/evaluators/classes.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { formatAddress, isAddress, parseAddress, textOf } from '../../src/page/browser/try-a-hand/address.ts';
import { compare, rankWithShared, sharedBy } from '../../src/page/browser/try-a-hand/compared.ts';
import { keep, NOTHING_KEPT, tableOf } from '../../src/page/browser/try-a-hand/modes.ts';
import { percentOf, shareOf } from '../../src/page/browser/try-a-hand/share.ts';
import { type Hands, ownersOf, type Table, toggleCard, withHand } from '../../src/page/browser/try-a-hand/table.ts';
import { readTyped } from '../../src/page/browser/try-a-hand/typed-cards.ts';
import { containedIn, shareInWords, standingInWords } from '../../src/page/browser/try-a-hand/worth.ts';
import { FIVE_CARD_FREQUENCIES, frequenciesOf } from '../../src/proof/frequencies.ts';

const cards = (text: string) => (text === '' ? [] : parseCards(text));
const oneHand = (text: string): Hands => ({ kind: 'hands', hands: [cards(text)] });
const twoHands = (one: string, other: string): Hands => ({ kind: 'hands', hands: [cards(one), cards(other)] });
const holdem = { kind: 'round', game: 'texas-holdem' } as const;

test.each<[address: string, table: Table]>([
  ['#try', oneHand('')],
  ['#try/KD-KH-9C', oneHand('KD KH 9C')],
  ['#try/AH-KD/vs/9C-9D', twoHands('AH KD', '9C 9D')],
  ['#try/AH-KD-2C/vs/9C-KD-2C', twoHands('AH KD 2C', '9C KD 2C')],
  ['#try//vs/9C-9D', twoHands('', '9C 9D')],
  ['#try/9C-9D/vs', twoHands('9C 9D', '')],
  ['#try//vs', twoHands('', '')],
  ['#try/texas-holdem/KD-9C-8S/KS-9H', { ...holdem, board: cards('KD 9C 8S'), holes: [cards('KS 9H')] }],
])('%s is the address of its table', (address, table) => {
  expect(parseAddress(address)).toEqual(table);
  expect(formatAddress(table)).toBe(address);
});

test.each(['#try/kd-kh-9c', '#try/K♦K♥9♣', '#try/KD%20KH%209C', '#try/KDKH9C', '#try/K%E2%99%A6-KH-9C'])(
  'cards may be written as people write them: %s',
  (address) => {
    expect(parseAddress(address)).toEqual(parseAddress('#try/KD-KH-9C'));
  },
);

test.each([
  ['#try/KD-XX', '"XX" is not a card: there is no rank "X", expected 2 to 10, T, J, Q, K or A'],
  ['#try/KD/vs/AH-KH-AH', 'AH is given twice in "AH KH AH": a deck has one of each card'],
  ['#try/omaha/KD-9C-8S/KS-9H', 'Omaha takes 4 hole cards, but got 2: "KS 9H"'],
  ['#try/constructor', '"constructor" is not a card'],
  ['#try/KD/KH', '"#try/KD/KH" is no address of a hand'],
  ['#try/%E0%A4%A', '"#try/%E0%A4%A" is no address of a hand'],
])('%s is refused with a sentence', (address, sentence) => {
  expect(() => parseAddress(address)).toThrow(sentence);
});

test('the text of one hand is known even if it is bad, and other addresses of the page are left alone', () => {
  expect(['#try/KD-XX', '#try/1%2FH', '#try/KD/vs/XX'].map(textOf)).toEqual(['KD XX', '1/H', undefined]);
  expect(['#try', '#try/', '#try/KD'].map(isAddress)).toEqual([true, true, true]);
  expect(['', '#pair', '#trying', '#/try'].map(isAddress)).toEqual([false, false, false, false]);
});

test.each([
  ['  ', '', undefined],
  ['ah 10♦ KdQd', 'AH TD KD QD', undefined],
  ['AH 1H KD', 'AH KD', '"1H" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A'],
  ['AH KD AH', 'AH KD', 'AH is given twice in "AH KD AH": a deck has one of each card'],
  ['what?', '', expect.stringContaining('"what?" is not a card')],
])('of what is typed the good cards stay, and the rest gets its sentence: "%s"', (text, good, problem) => {
  expect(readTyped(text)).toEqual({ cards: cards(good), problem });
});

test('a card goes into the hand that is being filled and back from it, whatever the other hand has', () => {
  const [king] = parseCards('KD') as [ReturnType<typeof parseCards>[0]];
  const [apart, common] = [twoHands('AH KD', '2C'), twoHands('AH KD', '2C KD')];
  expect(toggleCard(oneHand('AH'), 0, king)).toEqual(oneHand('AH KD'));
  expect(toggleCard(apart, 1, king)).toEqual(common);
  expect(toggleCard(common, 1, king)).toEqual(apart);
  expect(toggleCard(common, 0, king)).toEqual(twoHands('AH', '2C KD'));
  expect(ownersOf(common, king)).toEqual([0, 1]);
  expect(withHand(apart, 1, parseCards('KD 4C'))).toEqual(twoHands('AH KD', 'KD 4C'));
});

test('one hand is the first of two, and the second is kept meanwhile', () => {
  const kept = [twoHands('AH KD', 'QC QD'), oneHand('2S')].reduce(keep, NOTHING_KEPT);
  expect(tableOf('one', NOTHING_KEPT, 'omaha')).toEqual(oneHand(''));
  expect(tableOf('two', kept, 'omaha')).toEqual(twoHands('2S', 'QC QD'));
});

const FULL_HOUSE = parseCards('4H 2D 4S 4C 2H');
const WITH_SPACES = /\u00a0/g;

test('nine rules are asked, the lowest first, whatever the cards are worth', () => {
  const asked = containedIn(FULL_HOUSE);
  expect(asked.map(({ category }) => category).join()).toBe(
    'pair,two pairs,three of a kind,straight,flush,full house,four of a kind,straight flush,royal flush',
  );
  expect(asked.map(({ holds }) => Number(holds)).join('')).toBe('111001000');
});

test.each([
  ['4H 2D 4S 4C 2H', 'Place 298 of 7,462 from the top.'],
  ['AS KS QS JS TS 2C 3D', 'Place 1 of 7,462 from the top.'],
  ['7C 5D 4H 3S 2C', 'Place 7,462 of 7,462 from the top.'],
  ['AH AD AC AS', 'Hands of five cards have a place among all: choose 1 more.'],
  ['AH', 'Hands of five cards have a place among all: choose 4 more.'],
])('%s: %s', (text, words) => {
  expect(standingInWords(parseCards(text))).toBe(words);
});

test('it is said how many hands of five the best five beat, and of fewer cards nothing', () => {
  const said = (hand: ReturnType<typeof parseCards>) => shareInWords(hand).replace(WITH_SPACES, ' ');
  expect(said(FULL_HOUSE)).toBe(
    'These five cards beat 2,595,128 of all 2,598,960 hands of five (99.9 %) and tie with 23 others.',
  );
  expect(said(parseCards('AS KS QS JS TS 2C 3D'))).toBe(
    'The best five of these 7 cards beat 2,598,956 of all 2,598,960 hands of five (99.9998 %) and tie with 3 others.',
  );
  expect(said(parseCards('AH AD'))).toBe('');
});

test('as many hands tie at all strengths of a rung as there are hands of it, and each beats all below it', () => {
  const shares = listClasses().map((_, below) => shareOf(below + 1));
  expect(frequenciesOf(shares.map(({ tied }) => tied))).toEqual(FIVE_CARD_FREQUENCIES);
  let beaten = 0;
  for (const share of shares) {
    expect(share.beaten).toBe(beaten);
    beaten += share.tied;
  }
});

test('a share is rounded, but never to none or all', () => {
  const shares = [0, 4, 1_299_480, 1_302_540, 2_598_956].map((hands) => percentOf(hands).replace(WITH_SPACES, ' '));
  expect(shares).toEqual(['0 %', '0.0002 %', '50 %', '50.1 %', '99.9998 %']);
});

const compared = (one: string, other: string, board = '') => {
  const [first, second] = [one, other].map((own) => parseCards(`${own} ${board}`)) as [never, never];
  const shared = sharedBy([first, second]);
  const own = parseCards(`${one} ${other}`);
  return compare([rankWithShared(first, shared), rankWithShared(second, shared)], own);
};

test.each([
  ['AS 9C', 'AC 2H', 'AH KD QS JC 3D', 'Pair of aces each: the board’s king, queen and jack are higher than the nine.'],
  ['AS KC 9C 8D 2H', 'AC KD 9H 8S 2C', '', 'High card, ace each: the ranks are alike, and no suit beats another.'],
  ['9C 9D', 'AH 2S', 'TH JD QS KC AD', 'Straight, ace high each: the best five of both are the same cards.'],
  ['6C 2C', '6D 2S', '5H 4S 3D KC', 'Straight, six high each: the ranks are alike, and no suit beats another.'],
  ['6C 2C AD', '6D 2S AS', '5H 4S 3D', 'Straight, six high each: only five cards count, so the ace does not.'],
  [
    'AS KC QD 9H 8D 3C',
    'AC KD QH 9S 8C 2C',
    '',
    'High card, ace each: the kickers king, queen, nine and eight are higher than the three.',
  ],
  ['KC 2D', 'KD 3C', '7C 7D 7H 7S', 'Four of a kind, sevens each: the kicker king is higher than the three.'],
])('why %s and %s with the board "%s" tie', (one, other, board, reason) => {
  expect(compared(one, other, board)).toEqual({ outcome: 'tie', reason, deciding: [] });
});

test('who wins is told with the reason and the cards that decide', () => {
  const won = compared('KH KS', 'AH 3D', '7C 7D 7H 7S 2C');
  expect(won).toMatchObject({
    outcome: 'second',
    reason: 'Four of a kind, sevens each: the kicker ace beats king.',
  });
  expect(formatCards(won.deciding)).toBe('KH AH');
  expect(compared('AH AD', 'KC KD KH')).toMatchObject({ outcome: 'second', deciding: [] });
});

test('of cards of one rank those that are shared count', () => {
  const { cards } = rankWithShared(parseCards('AH 2S TH JD QS KC AD'), parseCards('TH JD QS KC AD'));
  expect(formatCards(cards)).toBe('AD KC QS JD TH');
});

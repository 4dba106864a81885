import * as library from '../src/index.ts';

test('the library offers what the design promises', () => {
  expect(Object.keys(library)).toEqual(
    expect.arrayContaining([
      'parseCards',
      'formatCards',
      'isPair',
      'isTwoPairs',
      'isThreeOfAKind',
      'isStraight',
      'isFlush',
      'isFullHouse',
      'isFourOfAKind',
      'isStraightFlush',
      'isRoyalFlush',
      'rankHand',
      'compareHandRanks',
      'compareHands',
      'explain',
      'rankTexasHoldem',
      'rankOmaha',
      'buildDeck',
      'shuffle',
      'dealTexasHoldem',
      'dealOmaha',
      'describe',
      'showdown',
      'LADDER',
      'RANKS',
      'SUITS',
      'cardIndex',
      'cardAt',
      'categoryOf',
      'evaluators',
      'evaluate',
      'rankFiveCardDraw',
      'seededRandom',
    ]),
  );
});

test('a showdown takes a few words', () => {
  const { compareHands, explain, parseCards, rankHand } = library;
  const [black, white] = [parseCards('2H 3D 5S 9C KD'), parseCards('2C 3H 4S 8C AH')];
  expect(compareHands(black, white)).toBeLessThan(0);
  expect(explain(rankHand(black), rankHand(white))).toBe('high card: ace beats king');
});

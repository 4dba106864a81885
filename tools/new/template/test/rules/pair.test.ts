import { parseCards } from '../../src/cards/parse-cards.ts';
import { isPair } from '../../src/rules/pair.ts';

test('two kings are a pair', () => {
  expect(isPair(parseCards('Kd Kh 9c'))).toBe(true);
});

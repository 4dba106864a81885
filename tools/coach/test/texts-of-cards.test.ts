/** The texts that code reads besides the examples. */
import { cardsAt, DECK, parseCards } from '../../../src/kata.ts';
import { OUR_RULES } from '../../../steps/rules-under-test.ts';
import { judge } from '../../practice/test/practising.ts';
import { rulesOf } from '../../solution/rules.ts';
import { prepareDeals } from '../judge/find-counterexample.ts';
import { readBy, withoutReason, writtenText } from '../judge/texts-of-cards.ts';

const texts = prepareDeals('cards').map(({ deal: [cards = []], expected }) => ({
  text: writtenText(cards),
  expected,
}));
const areRefused = ({ expected }: { expected: string }) => expected.startsWith('an error: ');

test('half of them must be refused, for one of five reasons', () => {
  const refused = texts.filter(areRefused);
  expect(refused.length / texts.length).toBeCloseTo(0.5, 1);
  const reasons = /no rank "1"|no rank "[cdhs♣♦♥♠]"|suit is missing|no suit|given twice/i;
  expect(refused.filter(({ expected }) => !reasons.test(expected))).toEqual([]);
});

test.each(['T', '10', 'k', 'K', '♠', 's', 'S', '  '])(
  'some good ones have "%s" in them',
  (part) => {
    expect(texts.filter((one) => !areRefused(one) && one.text.includes(part))).not.toEqual([]);
  },
);

test('every card is written so that it can be read', () => {
  const wrong = DECK.flatMap((card, index) => {
    // Together with another card that makes a text without a fault.
    const other = DECK.find((_, at) => at !== index && (at + index) % 10 === 5);
    return other && parseCards(writtenText([card, other]))[0] !== card ? [card] : [];
  });
  expect(wrong).toEqual([]);
});

test('an error refuses a text in any words, but not one of the engine', () => {
  const refuse = (error: Error) =>
    rulesOf({
      parseCards() {
        throw error;
      },
    });
  const text = writtenText(cardsAt([3]));
  const theirs = withoutReason(readBy(refuse(new Error('no')), text));
  expect(theirs).toBe(withoutReason(readBy(OUR_RULES, 'Kx')));
  expect(() => readBy(refuse(new TypeError('x is undefined')), text)).toThrow('x is undefined');
});

test('the smallest text that is read wrongly is shown in quotation marks', async () => {
  const ours = JSON.stringify(`${process.cwd()}/src/cards/parse-cards.ts`);
  const code = `import { parseCards as read } from ${ours};
export const parseCards = (text: string) => read(text).filter(({ rank }) => rank !== 11);
`;
  const { troubles } = await judge('cards', 'cards', code);
  expect(troubles).toMatchObject([
    { hand: expect.stringMatching(/^"j[cdhs♣♦♥♠]"$/i), got: '[]', blamed: 'parseCards' },
  ]);
});

test.each([
  { body: 'return undefined;', got: 'undefined' },
  { body: "return [{ rank: '2', suit: 'c' }];", got: "[ { rank: '2', suit: 'c' } ]" },
])('what $body gives is shown as it is', async ({ body, got }) => {
  const { troubles } = await judge('cards', 'cards', `export function parseCards() { ${body} }`);
  expect(troubles[0]).toMatchObject({ got, intro: 'parseCards returned' });
});

test('a promise is no answer', async () => {
  const { troubles } = await judge('cards', 'cards', 'export async function parseCards() {}');
  expect(troubles[0]).toMatchObject({
    message: expect.stringMatching(/^parseCards returned a promise/),
  });
});

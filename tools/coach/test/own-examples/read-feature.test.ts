/** Features and examples that cannot be read: the line, and what was expected there. */
import { featureOf, judgeFeature, verdictOn } from './judging.ts';

const TWO_KINGS = ['Given the cards Kd Kh', 'Then they contain a pair'];

test.each([
  {
    what: 'is empty',
    text: '',
    line: 1,
    message: 'expected an example: a "Scenario:" with Given and Then',
  },
  {
    what: 'is no Gherkin',
    text: 'Two kings are a pair',
    line: 1,
    message: 'expected "Feature:", but got "Two kings are a pair"',
  },
  {
    what: 'has a step without its keyword',
    text: featureOf(['Given the cards Kd Kh', 'they contain a pair']),
    line: 4,
    message: '"they contain a pair" needs a keyword: Given, When, Then, And or But',
  },
  {
    what: 'has a line that is nothing',
    text: featureOf(['Given the cards Kd Kh', 'Kings!']),
    line: 4,
    message: /^expected a row .*, a step .* or "Rule:", but got "Kings!"$/,
  },
  {
    what: 'has a keyword that is nearly one',
    text: featureOf(['Given the cards Kd Kh', 'Than they contain a pair']),
    line: 4,
    message: '"Than they contain a pair": did you mean "Then"?',
  },
  {
    what: 'has rows of different lengths',
    text: featureOf(['Given these hands:', '| hand | cards |', '| pair |']),
    line: 5,
    message: 'inconsistent cell count within the table',
  },
])('a feature that $what is not judged', ({ text, line, message }) => {
  const expected = { line, message: expect.stringMatching(message) };
  const isText = typeof message === 'string';
  expect(judgeFeature('pair', text)).toEqual(isText ? { line, message } : expected);
});

test.each([
  {
    what: 'has a card that is none',
    text: featureOf(TWO_KINGS, ['Given the cards Kd 1x', 'Then they contain a pair']),
    line: 6,
    message: /^no step says "the cards Kd 1x": .*1x/,
  },
  {
    what: 'spells a card as features do not',
    text: featureOf(TWO_KINGS, ['Given the cards KD 10h', 'Then they contain a pair']),
    line: 6,
    message:
      'no step says "the cards KD 10h": write cards like Kd and Tc, with a space between them',
  },
  {
    what: 'begins with a keyword that is none',
    text: featureOf(TWO_KINGS, ['Gven the cards Kd Kh', 'Then they contain a pair']),
    line: 6,
    message: '"Gven" begins no step: expected Given, When, Then, And or But',
  },
  {
    what: 'lacks a word of a sentence with cards',
    text: featureOf(TWO_KINGS, ['Given cards Kd Kh', 'Then they contain a pair']),
    line: 6,
    message: /^no step says "cards Kd Kh": expected "the cards …"/,
  },
  {
    what: 'nearly has a sentence',
    text: featureOf(TWO_KINGS, ['Given the cards Kd Kh', 'Then they contains a pair']),
    line: 7,
    message: 'no step says "they contains a pair": did you mean "they contain a pair"?',
  },
  {
    what: 'nearly has a sentence with cards',
    text: featureOf(TWO_KINGS, ['Given the card Kd Kh 9c', 'Then they contain a pair']),
    line: 6,
    message: 'no step says "the card Kd Kh 9c": did you mean "the cards …"?',
  },
  {
    what: 'has an unknown sentence in an outline',
    text: featureOf(TWO_KINGS)
      .replace('One', 'Two')
      .concat(`
      Scenario Outline: Three
        Given the cards <cards>
        Then I call it <what>
        Examples:
          | cards | what |
          | Kd Kh | good |`),
    line: 7,
    message:
      'no step says "I call it good": expected "the cards …", "they contain …", ' +
      '"they do not contain …" or "no cards"',
  },
  {
    what: 'says nothing of what comes out',
    text: featureOf(TWO_KINGS, ['Given the cards Kd Kh']),
    line: 5,
    message: '"One" has no Then: a Then says what the result must be',
  },
])('an example that $what does not count, but the others do', ({ text, line, message }) => {
  const { examples } = verdictOn('pair', text);
  const expected = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(examples).toMatchObject([
    { status: 'agrees' },
    { status: 'unreadable', trouble: { line, message: expected } },
  ]);
});

test('of the many sentences of a chapter, those are offered that share the most words', () => {
  const text = featureOf(['Given the cards Kd Kh', 'Then that is refused']);
  const [example] = verdictOn('texas-holdem', text).examples;
  expect(example).toMatchObject({
    trouble: { message: expect.stringContaining('"that is refused, because …"') },
  });
});

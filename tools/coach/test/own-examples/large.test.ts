/** Large features: the work grows no faster than they do. */
import { OUR_RULES } from '../../../../steps/rules-under-test.ts';
import { chapterIn, parseFeature } from '../../chapters/parse-chapter.ts';
import { Host } from '../../code/host.ts';
import { failureIn } from '../../code/run-example.ts';
import { readFeature } from '../../own-examples/read-feature.ts';
import { featureOf } from './judging.ts';

const NO_PAIR = ['Given the cards Kd Kh', 'Then they do not contain a pair'];

/** Reads the text of a feature, whose sentences are compared with those of no example. */
function read(text: string, known = () => []) {
  const examples = readFeature({ text, file: 'mine.feature' }, known);
  if ('message' in examples) throw new Error(examples.message);
  return examples;
}

test('the known sentences are listed once, however many sentences no step says', () => {
  const known = jest.fn(() => []);
  read(featureOf(['Then I win'], ['Then I win'], ['Then you win']), known);
  expect(known).toHaveBeenCalledTimes(1);
});

test('the lines are searched once, however many steps have a wrong keyword', () => {
  const mistyped = ['Gven the cards Kd Kh', 'Then they contain a pair'];
  const text = featureOf(mistyped, mistyped, mistyped, mistyped);
  const split = jest.spyOn(String.prototype, 'split');
  read(text);
  const splits = split.mock.contexts.filter((one) => `${one}` === text);
  split.mockRestore();
  expect(splits).toHaveLength(2); // Gherkin splits it, too
});

test('a failure is put into words only for those who read them', () => {
  const [example] = read(featureOf(NO_PAIR));
  if (!example) throw new Error('no example');
  const nameOf = jest.fn(() => example.name);
  const named = {
    ...example,
    get name() {
      return nameOf();
    },
  };
  const host = new Host({ send() {}, chapter: () => chapterIn(parseFeature('', ''), '') });
  const failure = failureIn(named, OUR_RULES, host);
  expect(nameOf).not.toHaveBeenCalled();
  expect(failure?.example).toMatchObject({ name: 'One', sentence: `${NO_PAIR[1]}` });
});

test('the lines of a doc string are not kept', () => {
  const text = featureOf(['Given the cards Kd Kh', '"""', 'a', 'b', '"""']);
  const [child] = parseFeature(text, 'mine.feature').document.feature?.children ?? [];
  const [step] = child?.scenario?.steps ?? [];
  expect(step).toMatchObject({ text: 'the cards Kd Kh', docString: { content: '' } });
});

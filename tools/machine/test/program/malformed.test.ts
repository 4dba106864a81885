/** Answers with a mistake in their form, which other output must not be taken for. */
import { whyMalformed } from '../../program/malformed.ts';

test.each([
  ["{'id': 4, 'answers': [True, False]}", 'print json.dumps(answer)'],
  ['[True, False]', 'print json.dumps(answer)'],
  ['{ id: 4, answers: [ true, false ] }', 'print JSON.stringify(answer)'],
  ['map[answers:[true false] id:4]', 'print what json.Marshal(answer) returns'],
  ['{id=4, answers=[true, false]}', 'expected JSON on one line: '],
  ['{', 'expected JSON on one line: '],
  ['{"answers":[true,false]}', 'expected the id of the question, too, like {"id":4,'],
  ['[true,false]', 'expected an object with the id of the question, like {"id":4,'],
  ['look{"id":4,"answers":[true,false]}', 'expected a line of its own: '],
  ['look{"answers":[true,false],"id":4}', 'expected a line of its own: '],
  ['look{"id": 4, "unknown": true}', 'expected a line of its own: '],
  ['["answers":[]]', 'expected JSON on one line: '],
  ['"id":1,"answers":[]', 'expected JSON on one line: '],
  ['answers: map[[]]', 'expected JSON on one line: '],
  ['true', 'expected an object with the id of the question, like {"id":4,'],
])('%s is no answer', (line, says) => {
  expect(whyMalformed(line)).toContain(says);
});

test.each([
  '{"id":4,"unknown":true}',
  'cards: [2, 3]',
  'asked {"id":4,"ask":"contains","combination":"pair","items":[]}',
  'the answers: [2, 3]',
  '[debug] begun',
  "['KD', 'KH']",
  '',
  'truely',
])('"%s" is well-formed, or other output', (line) => {
  expect(whyMalformed(line)).toBeUndefined();
});

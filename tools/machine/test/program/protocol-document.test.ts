/** The session and the schema in the document, and the check of answers. */
import { readFileSync } from 'node:fs';
import { USUAL_COMBINATIONS } from '../../../solution/combinations.ts';
import { checkAnswer } from '../../program/check-answer.ts';
import type { Question } from '../../program/protocol.ts';
import { SCHEMA } from '../../program/schema.ts';
import { answeredLine, EVERY_LINE, rightAnswer } from '../../program/session.ts';
import { ANSWERS, completeDocument, DOCUMENT, QUESTIONS } from './protocol-document.ts';

test('the document is complete', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  // If this fails: tools/build/documents.ts
  expect(completeDocument(document)).toBe(document);
});

/** The keywords that our schema has. */
interface Schema {
  readonly $defs: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const schema = SCHEMA as unknown as Schema;

/** Returns whether a value is as a schema says. */
function conforms(value: unknown, { $ref, anyOf, ...one }: Schema): boolean {
  if ($ref) return conforms(value, schema.$defs[$ref.replace('#/$defs/', '')] as Schema);
  if (anyOf) return anyOf.some((other) => conforms(value, other));
  if (one.enum) return one.enum.includes(value);
  if (one.const !== undefined) return value === one.const;
  switch (one.type) {
    case 'array':
      return Array.isArray(value) && areItems(value, one);
    case 'object':
      return Object(value) === value && areMembers(value as object, one);
    case 'string':
      return typeof value === 'string' && new RegExp(one.pattern ?? '', 'u').test(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === one.type;
  }
}

type Keywords = Omit<Schema, '$ref' | 'anyOf'>;

function areItems(values: readonly unknown[], { items, minItems = 0 }: Keywords): boolean {
  return values.length >= minItems && values.every((value) => conforms(value, items as Schema));
}

function areMembers(value: object, { properties = {}, required = [] }: Keywords): boolean {
  const hasAll = required.every((name) => name in value);
  const members = Object.entries(value).filter(([name]) => name in properties);
  return hasAll && members.every(([name, one]) => conforms(one, properties[name] as Schema));
}

test.each([...QUESTIONS, ...ANSWERS])('the schema allows %s', (line) => {
  expect(conforms(JSON.parse(line), schema)).toBe(true);
});

test.each([
  '{"id":1,"answers":["yes"]}',
  '{"answers":[true]}',
  '{"id":1,"ask":"contains","combination":"pear","items":["KD KH"]}',
  '{"id":1,"ask":"contains","combination":"pair","items":["KD  KH"]}',
  '{"id":1,"answers":[{"category":"pair","best":"KD KH 9X","tieBreak":[13]}]}',
  '{"id":1,"unknown":false}',
])('the schema forbids %s', (line) => {
  expect(conforms(JSON.parse(line), schema)).toBe(false);
});

test.each(EVERY_LINE)('the right answers to $question are well-formed', ({ question, items }) => {
  for (const item of items) {
    expect(() => checkAnswer(question, item, rightAnswer(question, item))).not.toThrow();
  }
});

test.each(USUAL_COMBINATIONS)('the line about a %s is not answered by one word', (combination) => {
  const { ask, answer } = answeredLine(`contains ${combination}`);
  expect(ask).toContain(`"combination":"${combination}"`);
  expect(answer).toBe('{"id":1,"answers":[true,false,false]}');
});

const SHOWDOWN = [{ name: 'Ann', hand: 'KD KH', seat: '1' }];
const DEAL: Question = { ask: 'deal', game: 'omaha' };

test.each<{ question: Question; item: unknown; answer: unknown; says: string }>([
  {
    question: { ask: 'contains', combination: 'pair' },
    item: 'KD KH',
    answer: 'true',
    says: 'it answered "true", expected true or false',
  },
  { question: { ask: 'compare' }, item: [], answer: 2, says: 'expected 1, -1 or 0' },
  { question: { ask: 'rank' }, item: 'KD', answer: { category: 'pear' }, says: 'a category: ' },
  { question: { ask: 'showdown' }, item: SHOWDOWN, answer: [], says: 'expected players: 1' },
  {
    question: { ask: 'showdown' },
    item: SHOWDOWN,
    answer: [{ name: 'Ann', hand: 'KD KH', place: 1 }],
    says: 'expected a player as in the question, and the place',
  },
  {
    question: DEAL,
    item: { players: 1 },
    answer: { board: '', players: [{ name: 'Player 1', hole: '', place: 0 }] },
    says: 'expected the place of each player, from 1',
  },
])('$answer to $question is malformed', ({ question, item, answer, says }) => {
  expect(() => checkAnswer(question, item, answer)).toThrow(says);
});

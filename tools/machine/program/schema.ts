/** The lines of the protocol as a JSON schema, for editors and for tests of programs. */
import { formatCards, LADDER, RANKS, SUITS } from '../../../src/kata.ts';
import { USUAL_COMBINATIONS } from '../../solution/combinations.ts';
import { DEALT_GAMES, SOLUTION_GAMES } from '../../solution/units.ts';
import { WORDS_OF_COMPARISON } from './protocol.ts';

type Schema = Readonly<Record<string, unknown>>;

const ONE_CARD = `[${RANKS.map((rank) => formatCards([{ rank, suit: 'C' }])[0]).join('')}][${SUITS.join('')}]`;
const SOME_CARDS = `${ONE_CARD}( ${ONE_CARD})*`;

const CARDS = { type: 'string', pattern: `^(${SOME_CARDS})?$` };
const HAND = { type: 'string', pattern: `^(${SOME_CARDS})?( \\| ${SOME_CARDS})?$` };
const GAME = { enum: SOLUTION_GAMES };
const DEALT_GAME = { enum: DEALT_GAMES };
const PLACE = { type: 'integer', minimum: 1 };
const ID = { type: 'integer' };

const listOf = (items: Schema): Schema => ({ type: 'array', items });
const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** Returns the schema of an object in which all of these must be, and some more may be. */
function object(required: Readonly<Record<string, Schema>>, more: object = {}): Schema {
  return { type: 'object', properties: { ...required, ...more }, required: Object.keys(required) };
}

function question(ask: readonly string[], item: Schema, required = {}, more = {}): Schema {
  return object({ id: ID, ask: { enum: ask }, ...required, items: listOf(item) }, more);
}

const PLAYER = object({ name: { type: 'string' }, hand: reference('hand') });

/** One line: a question, or an answer to one. */
export const SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  anyOf: [reference('question'), reference('answer')],
  $defs: {
    cards: CARDS,
    hand: HAND,
    question: {
      anyOf: [
        question(['contains'], reference('cards'), { combination: { enum: USUAL_COMBINATIONS } }),
        question(['rank'], reference('hand'), {}, { game: GAME }),
        question(
          ['compare'],
          { ...listOf(reference('hand')), minItems: 2, maxItems: 2 },
          {},
          { game: GAME },
        ),
        question(['showdown'], listOf(PLAYER), {}, { game: DEALT_GAME }),
        question(
          ['deal'],
          object(
            { players: { type: 'integer' } },
            { deck: reference('cards'), seed: { type: 'integer' } },
          ),
          { game: DEALT_GAME },
        ),
      ],
    },
    answer: {
      anyOf: [
        object({ id: ID, unknown: { const: true } }),
        object({
          id: ID,
          answers: listOf({
            anyOf: [
              { type: 'boolean' },
              { enum: [1, 0, -1, ...WORDS_OF_COMPARISON] },
              reference('rank'),
              reference('round'),
              listOf(object({ name: { type: 'string' }, hand: reference('hand'), place: PLACE })),
              object({ refused: { type: 'string' } }),
              object({ error: { type: 'string' } }, { at: { type: 'string' } }),
            ],
          }),
        }),
      ],
    },
    rank: object({
      category: { enum: LADDER.map(({ category }) => category) },
      best: reference('cards'),
      tieBreak: listOf({ type: 'integer', minimum: 1, maximum: 14 }),
    }),
    round: object({
      board: reference('cards'),
      players: listOf(object({ name: { type: 'string' }, hole: reference('cards'), place: PLACE })),
    }),
  },
};

import { type BoardGame, DECK, formatCards } from '../../kata/kata.ts';
import { COMBINATIONS } from '../../solution/combinations.ts';
import { nameOf, type Question } from './protocol.ts';
import { NoFirstAnswer, type Questioner } from './questioner.ts';

/** A question with an item that has an answer by the rules. */
interface Probe {
  readonly question: Question;
  readonly item: unknown;
}

/** Every question of the protocol, once. */
const PROBES: readonly Probe[] = [
  ...COMBINATIONS.map(
    (combination): Probe => ({ question: { ask: 'contains', combination }, item: 'KD KH' }),
  ),
  ...probesAbout('KD KH'),
  ...probesOfGame('texas-holdem', 'AS KS | QH 8D 2C'),
  ...probesOfGame('omaha', 'AS KS 9D 2H | QH 8D 2C'),
];

const FIRST_QUESTION: Question = { ask: 'contains', combination: 'pair' };

function probesOfGame(game: BoardGame, hand: string): Probe[] {
  const deal = { players: 2, deck: formatCards(DECK) };
  return [...probesAbout(hand, game), { question: { ask: 'deal', game }, item: deal }];
}

function probesAbout(hand: string, game?: BoardGame): Probe[] {
  return [
    { question: { ask: 'rank', game }, item: hand },
    { question: { ask: 'compare', game }, item: [hand, hand] },
    { question: { ask: 'showdown', game }, item: [{ name: 'Ann', hand }] },
  ];
}

/**
 * Asks every question once, and returns the names of those that the program knows. It asks about no
 * items, which runs none of the learner's code, unless the program cannot do that.
 * @throws NoAnswer if it does not answer the first one: then it does not run at all
 */
export function findKnownQuestions(questioner: Questioner): ReadonlySet<string> {
  const canAnswerNone = answersNone(questioner);
  const known = new Set<string>();
  for (const [index, { question, item }] of PROBES.entries()) {
    try {
      if (questioner.knows(question, canAnswerNone ? [] : [item])) known.add(nameOf(question));
    } catch (error) {
      if (index === 0) throw error;
      known.add(nameOf(question)); // the examples that ask it will report the error
    }
  }
  return known;
}

/**
 * Returns whether the program can answer about no items. If not, it is started again, and so is a
 * build that fails: so nothing is printed yet.
 * @throws NoAnswer if it does not answer in time
 */
function answersNone(questioner: Questioner): boolean {
  questioner.isQuiet = true;
  try {
    questioner.knows(FIRST_QUESTION, []);
    return true;
  } catch (error) {
    if (error instanceof NoFirstAnswer) throw error;
    return false;
  } finally {
    questioner.isQuiet = false;
  }
}

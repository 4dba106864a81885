/** Checks the form of an answer, whether it is right or wrong. */
import {
  type Question,
  readComparison,
  readHoles,
  readRank,
  recordOf,
  unexpected,
} from './protocol.ts';

/**
 * Checks one answer of a program.
 * @param item - what it was asked about
 * @throws NoAnswer that quotes the answer and says what was expected
 */
export function checkAnswer(question: Question, item: unknown, answer: unknown): void {
  switch (question.ask) {
    case 'contains':
      if (typeof answer !== 'boolean') throw unexpected(answer, 'true or false');
      break;
    case 'rank':
      readRank(answer);
      break;
    case 'compare':
      readComparison(answer);
      break;
    case 'deal':
      checkPlaced(readHoles(answer).players, (item as { readonly players: number }).players);
      break;
    case 'showdown':
      checkStandings(answer, item as readonly object[]);
  }
}

function checkStandings(answer: unknown, players: readonly object[]): void {
  if (!Array.isArray(answer)) throw unexpected(answer, 'a list of the players, best first');
  checkPlaced(answer, players.length);
  const keysOf = ({ place: _, ...kept }: Readonly<Record<string, unknown>>) =>
    JSON.stringify(Object.entries(kept).sort());
  const asked = players.map((player) => keysOf(recordOf(player)));
  const stranger = answer.find((player) => !asked.includes(keysOf(recordOf(player))));
  if (stranger) throw unexpected(stranger, 'a player as in the question, and the place');
}

/** Checks that there are so many players, each with a name and a place. */
function checkPlaced(players: readonly unknown[], expected: number): void {
  if (players.length !== expected) throw unexpected(players, `players: ${expected}`);
  for (const player of players) {
    const { name, place } = recordOf(player);
    if (typeof name !== 'string') throw unexpected(player, 'the name of each player');
    const isPlace = typeof place === 'number' && Number.isInteger(place) && place >= 1;
    if (!isPlace) throw unexpected(player, 'the place of each player, from 1');
  }
}

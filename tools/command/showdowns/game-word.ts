/** Finds the word at the start of a line that names the game. */
import { gameNamed, nearestGame } from './parse-game.ts';

/** A character that no card has: a word with it may be a game. */
const FOREIGN = /[^atjqkcdhs\d\s,]/i;

/** A word of letters and hyphens. A game may also have an apostrophe, and a number in front. */
const ONE_WORD = /^((?:\d+[-_])?[a-z]+(?:[-_'’][a-z]+)*)(?=[\s,]|$)/i;

/** Such as five card draw. */
const THREE_WORDS = /^([a-z\d]+\s+[a-z]+\s+[a-z'’]{2,})(?=[\s,]|$)/i;

/** Such as Texas hold'em, or five-card draw. */
const TWO_WORDS = /^([a-z\d-]+\s+[a-z'’-]{2,})(?=[\s,]|$)/i;

const WORD_AND_CARDS = /^[^\s,]+[\s,]+(?:(?:10|[2-9tjqka])[cdhs♣♦♥♠♧♢♡♤])+(?=[\s,])/i;

/** The shortest name that is looked up at once: `texas-holdem`, `five-card-draw`, `omaha-holdem`. */
const LEAST_OF_USUAL_NAME = 10;

/**
 * Finds the word of a trimmed line that says which game it is: a name of a game, or a word that can
 * only be meant as one. Undefined if the line begins with cards or with a player.
 */
export function gameWordOf(line: string): string | undefined {
  const word = possibleGameWord(line);
  if (word === undefined) return undefined;
  const hasPlayerNames = line.includes(':');
  return !hasPlayerNames || isGame(word, line) ? word : undefined;
}

/** Finds a name of a game, or a word with a letter that no card has. */
function possibleGameWord(line: string): string | undefined {
  // Most lines are written by programs, which use the full names: looking them up is quick.
  const end = line.indexOf(' ');
  if (end >= LEAST_OF_USUAL_NAME && gameNamed(line.slice(0, end))) return line.slice(0, end);
  if (!FOREIGN.test(line)) return undefined;
  for (const pattern of [THREE_WORDS, TWO_WORDS]) {
    const words = pattern.exec(line)?.[1];
    if (words !== undefined && gameNamed(words) && FOREIGN.test(words)) return words;
  }
  const word = ONE_WORD.exec(line)?.[1];
  return word !== undefined && FOREIGN.test(word) ? word : undefined;
}

/**
 * Tells a game from the first word of a player's name. A misspelt game is told by the cards of the
 * board behind it.
 */
function isGame(word: string, line: string): boolean {
  if (gameNamed(word) !== undefined) return true;
  return WORD_AND_CARDS.test(line) && nearestGame(word) !== undefined;
}

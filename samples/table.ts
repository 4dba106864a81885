/**
 * A sample of a table of Texas hold'em, as a server may keep it: six seats, private cards, streets
 * with odds for the rail, folds, and a showdown. Between two streets the table is nothing but JSON.
 * The same seed and the same folds play the same round again: `npx tsx samples/table.ts 28`. Those
 * who fold before the flop, on the flop and so on may follow, as in `28 Dan,Eve Finn`.
 */
import {
  type Card,
  dealCards,
  describe,
  explain,
  formatCards,
  odds,
  PokerError,
  parseCards,
  type Random,
  rankTexasHoldem,
  seededRandom,
  showdown,
  winners,
} from 'poker-hands-kata';

const GAME = 'texas-holdem';
const STREETS = ['before the flop', 'flop', 'turn', 'river'];

/** A table as it is stored, with cards as text. */
interface Table {
  readonly seats: readonly Seat[];
  /** The cards of flop, turn and river, dealt or not. */
  readonly board: readonly string[];
  /** How many of them are dealt. */
  readonly street: number;
}

interface Seat {
  readonly name: string;
  readonly hole: string;
  readonly hasFolded: boolean;
}

/** Deals all cards at once; nobody is ranked before the showdown. */
function openTable(names: readonly string[], random: Random): Table {
  const { seats, board } = dealCards(GAME, { players: names, random });
  return {
    seats: seats.map(({ name, hole }) => ({ name, hole: formatCards(hole), hasFolded: false })),
    board: [board.flop, board.turn, board.river].map((cards) => formatCards(cards)),
    street: 0,
  };
}

/** Goes on to the next street, if there is one, without those who fold. */
function goOn(table: Table, folding: readonly string[]): Table {
  const seats = table.seats.map((seat) => ({
    ...seat,
    hasFolded: seat.hasFolded || folding.includes(seat.name),
  }));
  const { board, street } = table;
  return { board, seats, street: Math.min(street + 1, board.length) };
}

/** Returns the board as far as it is dealt. */
function boardOf({ board, street }: Table): Card[] {
  return board.slice(0, street).flatMap((cards) => parseCards(cards));
}

function seatsIn({ seats }: Table): Seat[] {
  return seats.filter(({ hasFolded }) => !hasFolded);
}

/** Writes what one player may see: no hole cards but the own. */
function viewOf({ seats }: Table, player: string): string {
  const hands = seats.map(({ name, hole, hasFolded }) => {
    if (hasFolded) return `${name} folded`;
    return `${name} ${name === player ? hole : '?? ??'}`;
  });
  return hands.join(', ');
}

/** Writes what the rail may see: each hand's share of the pot. The cards of the others are dead. */
function oddsOf(table: Table): string {
  const players = seatsIn(table);
  const folded = table.seats.filter(({ hasFolded }) => hasFolded);
  const shares = odds({
    game: GAME,
    hands: players.map(({ hole }) => parseCards(hole)),
    board: boardOf(table),
    dead: folded.flatMap(({ hole }) => parseCards(hole)),
  });
  const inWords = shares.map(({ equity }, index) => {
    const share = (100 * equity).toFixed(1);
    return `${players[index]?.name} ${share}%`;
  });
  return inWords.join(', ');
}

/** Writes the standings, and why the first place wins. */
function showdownOf(table: Table): string {
  const board = boardOf(table);
  const players = seatsIn(table).map(({ name, hole }) => ({
    name,
    rank: rankTexasHoldem(parseCards(hole), board),
  }));
  const standings = showdown(players);
  const [first, ...others] = standings;
  const loser = others.find(({ place }) => place > 1);
  const names = winners(players).map(({ name }) => name);
  return [
    ...standings.map(({ place, name, rank }) => `${place}. ${name}: ${describe(rank)}`),
    `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'share the pot'}`,
    ...(first && loser ? [explain(first.rank, loser.rank)] : []),
  ].join('\n');
}

/**
 * Plays a round, until all but one have folded or the river is dealt.
 * @param folds - who folds before the flop, on the flop, on the turn and on the river
 */
function play(names: readonly string[], seed: number, folds: readonly (readonly string[])[]): void {
  let stored = JSON.stringify(openTable(names, seededRandom(seed)));
  for (const [street, title] of STREETS.entries()) {
    const table: Table = JSON.parse(stored);
    console.log(`${title}: ${formatCards(boardOf(table)) || 'no board yet'}`);
    console.log(`  Ann sees: ${viewOf(table, 'Ann')}`);
    console.log(`  the rail sees shares of the pot: ${oddsOf(table)}`);
    const next = goOn(table, folds[street] ?? []);
    const [last, ...others] = seatsIn(next);
    if (last && others.length === 0) {
      console.log(`${last.name} wins: all others have folded`);
      return;
    }
    stored = JSON.stringify(next);
  }
  console.log(showdownOf(JSON.parse(stored)));
}

/** Reads a seed, 28 if there is none, and who folds on each street: `Dan,Eve Finn`. */
function readArguments([seed = '28', ...folds]: readonly string[]) {
  if (!/^\d+$/.test(seed))
    throw new PokerError(`"${seed}" is not a seed: expected a whole number`, seed);
  const byStreet = folds.length > 0 ? folds : ['Dan,Eve', 'Finn'];
  return { seed: Number(seed), folds: byStreet.map((names) => names.split(',')) };
}

try {
  const { seed, folds } = readArguments(process.argv.slice(2));
  play(['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'], seed, folds);
} catch (error) {
  if (!(error instanceof PokerError)) throw error; // a bug of this file
  console.error(error.message);
  process.exitCode = 2;
}

/** A stub is the solution without its answer: its docstring, its signature, and a TODO. */
import { LADDER } from '../kata/ranking/ladder.ts';
import { type Unit, unitSource } from './stub-answers.ts';

/** The types that a stub may import from the package. */
const TYPES = [
  'Card',
  'Cards',
  'Category',
  'CompareHandRanks',
  'Contender',
  'DealOptions',
  'HandRank',
  'Placed',
  'Round',
  'Rung',
];
const VALUES = ['rankHand'];

const CATEGORIES = LADDER.map(({ category }) => `'${category}'`);

/** What one must know to begin and would otherwise find only in the types, by the types that a stub uses. */
const TO_KNOW: readonly (readonly [types: readonly string[], ...lines: string[]])[] = [
  [
    ['Cards'],
    "A card is such as { rank: 14, suit: 'S' }: ranks are 2 to 14, the ace is 14; suits are 'C', 'D', 'H' and 'S'.",
  ],
  [
    ['HandRank', 'CompareHandRanks', 'Contender'],
    "A HandRank is such as { category: 'pair', cards, tieBreak: [13, 13, 9, 5, 2] }: the best five of the cards, and the",
    'ranks by which they are compared. The ace of a straight from five down to ace counts 1 there.',
  ],
  [
    ['Rung'],
    'A rung is { category, holds }: holds takes cards and says whether they contain it. The categories are',
    `${CATEGORIES.slice(0, 6).join(', ')},`,
    `${CATEGORIES.slice(6).join(', ')}.`,
  ],
  [
    ['Round'],
    "A round is { board, players }, each player { name: 'Player 1', hole, rank, place }, the best first. Deal the deck of the",
    'options as it is; where there is none, shuffle one by their random.',
  ],
];

/** What the examples say and nobody has to write. */
const NOT_ASKED: Partial<Record<Unit, readonly string[]>> = {
  'tie-breaking': [
    'Where an example says why a hand wins ("Black wins because ..."), those words are ours: only who wins is asked of you.',
  ],
};

/** The stub of a unit, made from the text of its solution. */
export function makeStub(unit: Unit, solution: string): string {
  const { placeholders } = unitSource(unit);
  const body = Object.entries(placeholders)
    .map(([name, placeholder]) => stubOfExport(solution, name, placeholder))
    .join('\n');
  const uses = (name: string) => new RegExp(`\\b${name}\\b`).test(body.replaceAll(/\/\*.*?\*\//gs, ''));
  const names = [...TYPES.filter(uses).map((name) => `type ${name}`), ...VALUES.filter(uses)];
  const known = TO_KNOW.flatMap(([types, ...lines]) => (types.some(uses) ? lines : []));
  const notes = [...known, ...(NOT_ASKED[unit] ?? [])].map((line) => `// ${line}\n`).join('');
  return `import { ${names.join(', ')} } from 'poker-hands-kata';\n\n${notes}\n${body}`.replace(
    /^import \{ ((?:type \w+(?:, )?)+) \}/,
    (_, types: string) => `import type { ${types.replaceAll('type ', '')} }`,
  );
}

/** The sentence of a unit's rule: the first one of its solution's docstring. */
export function ruleIn(unit: Unit, solution: string): string {
  const [name = ''] = Object.keys(unitSource(unit).placeholders);
  const { doc } = declarationOf(solution, name);
  const text = doc.replaceAll(/^ *\/?\*+\/? ?|\*\/$/gm, '').split(/\n\s*\n|\n@/)[0] ?? '';
  return text.trim().replaceAll(/\s+/g, ' ');
}

function stubOfExport(solution: string, name: string, placeholder: string): string {
  const { doc, head } = declarationOf(solution, name);
  if (head.startsWith('export const')) return `${doc}\nexport const ${name}: ${placeholder};\n`;
  return `${doc}\n${head}\n  // TODO\n  ${placeholder}\n}\n`;
}

function declarationOf(solution: string, name: string): { doc: string; head: string } {
  const found = solution.match(
    new RegExp(
      `(?<doc>/\\*\\*(?:(?!\\*/).)*\\*/)\n(?<head>export (?:const ${name}\\b|function ${name}\\b[^\n]*))`,
      's',
    ),
  )?.groups;
  if (!found) throw new Error(`there is no docstring before "${name}"`);
  const { doc = '', head = '' } = found;
  return { doc, head };
}

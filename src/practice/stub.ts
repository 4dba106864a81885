/** A stub is the solution without its answer: its docstring, its signature, and a TODO. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Unit, unitSource } from '../coach/stub-answers.ts';

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

/** The stub of a unit, made from its solution below the folder of the package. */
export function stubOf(unit: Unit, root: string): string {
  const { source, placeholders } = unitSource(unit);
  const solution = readFileSync(join(root, source), 'utf8');
  const body = Object.entries(placeholders)
    .map(([name, placeholder]) => stubOfExport(solution, name, placeholder))
    .join('\n');
  const uses = (name: string) => new RegExp(`\\b${name}\\b`).test(body.replaceAll(/\/\*.*?\*\//gs, ''));
  const names = [...TYPES.filter(uses).map((name) => `type ${name}`), ...VALUES.filter(uses)];
  return `import { ${names.join(', ')} } from 'poker-hands-kata';\n\n${body}`.replace(
    /^import \{ ((?:type \w+(?:, )?)+) \}/,
    (_, types: string) => `import type { ${types.replaceAll('type ', '')} }`,
  );
}

/** The sentence of a unit's rule: the first one of its solution's docstring. */
export function ruleOf(unit: Unit, root: string): string {
  const { source, placeholders } = unitSource(unit);
  const [name = ''] = Object.keys(placeholders);
  const { doc } = declarationOf(readFileSync(join(root, source), 'utf8'), name);
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

/** Makes stubs of our files. */

/** What functions for games of any kind return in a stub: what the chapters before them know. */
const FIRST_ANSWERS: Readonly<Record<string, string>> = {
  rankInGame:
    "game === 'omaha' ? rankOmaha(hole, board) : rankTexasHoldem(hole.slice(0, 2), board)",
  deal: "(game === 'omaha' ? dealOmaha : dealTexasHoldem)(options as DealOptions<number>)",
  rankingIn: '{ rankHand, compareHandRanks }',
  rankShortDeck: 'rankTexasHoldem(hole, board)',
};

/** The functions of the kata that first answers use. */
const USED = /\b(?:compare|deal|rank|showdown)\w*/g;

/** A type, or a function up to its body, with its docstring. */
const TYPE_OR_HEAD =
  /^(?:\/\*\*(?:(?!\*\/).)*\*\/\n)?export (?:interface \w+ \{.*?^\}|function (\w+).*? \{)\n/gms;

const IMPORT = /^import (?:type )?\{(.*?)\} from /gms;

/**
 * Adds to a stub the functions of our file that it lacks, with first answers.
 * @param ours - the text of our file
 * @param stub - may be empty
 * @param steps - what the steps say: only a function that they call, like `kata.deal`, is added
 */
export function stubFor(ours: string, stub: string, steps: string): string {
  const isLacking = (name: string) =>
    has(steps, `kata\\.${name}`) && !has(stub, `export (?:const|function) ${name}`);
  const parts = Array.from(ours.matchAll(TYPE_OR_HEAD), ([text, name]) => ({ text, name }));
  const names = parts.flatMap(({ name }) => (name && isLacking(name) ? [name] : []));
  if (names.length === 0) return stub;
  const added = parts
    .filter(({ name }) => name === undefined || names.includes(name))
    .map(({ text, name }) =>
      name ? `${text}  // TODO\n  return ${FIRST_ANSWERS[name]};\n}\n` : text,
    )
    .join('\n');
  const types = typesIn(ours).filter((type) => has(added, type));
  const functions = names.flatMap((name) => FIRST_ANSWERS[name]?.match(USED) ?? []);
  const imported = [...types.map((type) => `type ${type}`), ...functions].filter(
    (name) => !has(stub, name.replace('type ', '')),
  );
  const list = imported.join(', ');
  const areTypes = imported.every((name) => name.startsWith('type '));
  const what = areTypes ? `type { ${list.replaceAll('type ', '')} }` : `{ ${list} }`;
  return `import ${what} from '../kata.ts';\n${stub}\n${added}`;
}

/** Lists the types that a file imports. They begin with a capital letter. */
function typesIn(ours: string): string[] {
  const imported = Array.from(ours.matchAll(IMPORT), ([, names = '']) => names).join();
  return imported.match(/\b[A-Z]\w*[a-z]\w*/g) ?? [];
}

/** Tells whether a text has a word. */
const has = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

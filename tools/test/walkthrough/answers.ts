/**
 * What code answers: expressions with their values, and what the rules say where a mistake says
 * something else.
 */
import * as poker from '../../../src/index.ts';
import * as kata from '../../../src/kata.ts';
import { rulesOf } from '../../solution/rules.ts';
import { type Solution, UNITS } from '../../solution/units.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a page has named so far, by `const` lines: the value that the file gave, and the one by the
 * rules.
 */
export interface Named {
  theirs: Values;
  right: Values;
}

/** Longer lines have their value in a line of its own. */
const LONGEST = 130;

/**
 * Writes behind each expression its value, by a file or else the library. A `const` line stays, and
 * names a value for those below.
 */
export async function answersOf(
  path: string | undefined,
  lines: readonly string[],
  named: Named,
): Promise<string[]> {
  const theirs = path ? ((await import(`../../../${path}`)) as object) : {};
  const isMistake = path?.includes('/mistakes/');
  const known = isMistake ? solution(theirs) : { ...RULES, ...theirs };
  const rules = isMistake ? RULES : known;
  const answerTo = (expression: string) => evaluate(expression, { ...known, ...named.theirs });
  const rightAnswerTo = (expression: string) => evaluate(expression, { ...rules, ...named.right });

  return lines.filter(isAsked).flatMap((line) => {
    const [, name, definition = ''] = /^const (\w+) = (.*);$/.exec(line) ?? [];
    if (name) {
      named.theirs = { ...named.theirs, [name]: answerTo(definition) };
      named.right = { ...named.right, [name]: rightAnswerTo(definition) };
      return line;
    }
    const expression = line.replace(/;? *\/\/ .*$|;$/, '');
    if (expression === '') return line;
    const value = show(answerTo(expression));
    const right = isMistake ? whatRulesSay(() => rightAnswerTo(expression)) : `say ${value}`;
    const differs = right !== `say ${value}`;
    return inLines(`${expression};`, `// ${value}${differs ? `, but the rules ${right}` : ''}`);
  });
}

const isAsked = (line: string) => !line.startsWith('//');

const inLines = (code: string, value: string) =>
  code.length + 1 + value.length <= LONGEST ? `${code} ${value}` : [code, value];

const RULES = solution({});

/**
 * What the library and the files of src export, in a solution that has some of these files
 * otherwise.
 */
function solution(files: object): Values {
  const units = Object.values(UNITS).map((unit) => unit.exports);
  const { rankHand, compareHands, compareHandRanks } = rulesOf(files as Solution);
  return Object.assign(
    {},
    kata,
    poker,
    ...units,
    { rankHand, compareHands, compareHandRanks },
    files,
  );
}

function evaluate(expression: string, known: Values): unknown {
  return new Function(...Object.keys(known), `return ${expression}`)(...Object.values(known));
}

const show = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** Returns what the rules say, or that they refuse what the mistake accepts. */
function whatRulesSay(ask: () => unknown): string {
  try {
    return `say ${show(ask())}`;
  } catch (error) {
    return `refuse it: ${(error as Error).message}`;
  }
}

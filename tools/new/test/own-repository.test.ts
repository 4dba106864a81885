/** What is in a repository of one's own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';
import { readText } from '../../machine/load/node.ts';
import { readFiles } from '../../machine/load/read-files.ts';
import { ownRepository } from '../own-repository.ts';
import { pathsToWrite } from './paths-to-write.ts';

const FILES = ownRepository('.', 'my-kata');
const SCRIPTS = [...FILES].filter(([path]) => path.endsWith('.ts'));

const PATHS_TO_WRITE = pathsToWrite();

/** Our answers: the files that a learner writes, and what they import that a learner is not given. */
const ANSWERS = new Set(
  PATHS_TO_WRITE.flatMap((path) => Object.keys(readFiles(path, readText).files))
    .concat(filesBelow('src/evaluators'))
    .filter((path) => FILES.get(path) !== readFileSync(path, 'utf8')),
);

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`);
}

/** Shorter bodies, like `return false`, are nobody's answer. */
const SHORTEST_BODY = 40;

/** Lists the bodies of a file's functions and the values of its constants, all with the same names. */
function bodiesIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const bodies = source.statements.flatMap((statement): readonly ts.Node[] => {
    if (ts.isFunctionDeclaration(statement)) return statement.body ? [statement.body] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ initializer }) => initializer ?? []);
  });
  return bodies.map(normal).filter((body) => body.length >= SHORTEST_BODY);
}

/** Writes code without spaces and comments; each name is replaced by the number of its first use. */
function normal(node: ts.Node): string {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return `n${numbers.get(name)}`;
  };
  const write = (part: ts.Node): string => {
    if (ts.isIdentifier(part)) return numberOf(part.text);
    const parts = part.getChildren();
    return parts.length === 0 ? part.getText() : parts.map(write).join(' ');
  };
  return write(node);
}

test('no file has the body of an answer, whatever its names', () => {
  expect(ANSWERS.size).toBeGreaterThan(40);
  const answers = new Map(
    [...ANSWERS].flatMap((path) =>
      bodiesIn(path, readFileSync(path, 'utf8')).map((body): [string, string] => [body, path]),
    ),
  );
  const found = SCRIPTS.flatMap(([path, text]) =>
    bodiesIn(path, text).flatMap((body) => (answers.has(body) ? [[path, answers.get(body)]] : [])),
  );
  expect(found).toEqual([]);
});

test('no step has a function that is named as a rule', () => {
  const rule =
    /\b(?:is|has|contains?)(?:(?:Royal|Straight)?Flush|Straight|FullHouse|TwoPairs?|Pair|\w*OfAKind)\b/;
  const isStep = (path: string) =>
    path.startsWith('steps/') && !path.endsWith('rules-under-test.ts');
  const found = SCRIPTS.filter(([path, text]) => isStep(path) && rule.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});

test('an answer with other names is recognized', () => {
  const [ours = ''] = bodiesIn(
    'a.ts',
    'const f = (a: X) => count(a).filter((b) => b >= 2).length >= 2;',
  );
  const [theirs] = bodiesIn(
    'b.ts',
    'const g=(hand: X)=>tally(hand).filter((n)=>n>=2).length>=2 // yes',
  );
  expect(theirs).toBe(ours);
});

test('of the kata, a learner is given the cards and what no chapter asks about', () => {
  const given = [...FILES.keys()].filter((path) => /^src\/(?!cards\/)/.test(path));
  expect(given.filter((path) => !PATHS_TO_WRITE.includes(path)).sort()).toEqual([
    'src/games/deck-of-game.ts',
    'src/games/games.ts',
    'src/games/round.ts',
    'src/kata.ts',
    'src/ranking/categories.ts',
    'src/ranking/explain.ts',
    'src/ranking/hand-rank.ts',
    'src/ranking/rank-hand.ts',
    'src/rules/index.ts',
  ]);
});

test('the rest of the kata is there as it stands, but for exports of files that are not', () => {
  const ofCucumber = readdirSync('steps/cucumber').filter((name) => name.endsWith('.js'));
  const steps = [...filesBelow('steps'), ...ofCucumber.map((name) => `steps/cucumber/${name}`)];
  expect([...FILES.keys()].filter((path) => path.startsWith('steps/')).sort()).toEqual(
    steps.sort(),
  );
  const own = ['README.md', '.gitignore', 'package.json', 'test/rules/pair.test.ts', 'src/kata.ts'];
  const changed = [...FILES]
    .filter(([path]) => ![...own, ...PATHS_TO_WRITE].includes(path))
    .filter(([path, text]) => text !== readFileSync(path, 'utf8'));
  expect(changed.map(([path]) => path)).toEqual([]);
  const exportsOf = (text = '') => text.split('\n');
  const ours = exportsOf(readFileSync('src/kata.ts', 'utf8'));
  expect(ours).toEqual(expect.arrayContaining(exportsOf(FILES.get('src/kata.ts'))));
});

test('what the tools need is there', () => {
  const others = [...FILES.keys()].filter((path) => !/^(?:features|src|steps)\//.test(path));
  expect(others.sort()).toEqual([
    '.gitignore',
    '.vscode/settings.json',
    '.vscode/tasks.json',
    'README.md',
    'cucumber.js',
    'jest.config.js',
    'package.json',
    'test/rules/pair.test.ts',
    'tsconfig.json',
  ]);
});

test('everything that is imported is there, also if a comment says how', () => {
  const missing = SCRIPTS.flatMap(([path, text]) => {
    const imported = Array.from(text.matchAll(/ from '(\..*?)'/g), ([, name = '']) => name);
    return imported.map((name) => join(path, '..', name)).filter((name) => !FILES.has(name));
  });
  expect(missing).toEqual([]);
});

test('an import of nothing but types says so', () => {
  const types = /^import \{ type \w+(?:, type \w+)* \}/m;
  expect(SCRIPTS.filter(([, text]) => types.test(text)).map(([path]) => path)).toEqual([]);
});

test('no stub is about this repository', () => {
  const words = /coach|practice|tools|src\/(evaluators|odds|checks)|poker-hands-kata|our code/i;
  const found = PATHS_TO_WRITE.filter((path) => words.test(FILES.get(path) ?? ''));
  expect(found).toEqual([]);
});

test('its README names files that are there, and the line of an example', () => {
  const readme = FILES.get('README.md') ?? '';
  const links = Array.from(readme.matchAll(/\]\((.*?)\)/g), ([, link = '']) => link);
  expect(links.filter((link) => !FILES.has(link) && link !== 'features')).toEqual([]);
  const [, path = '', line] = /cucumber-js (features\S*):(\d+)/.exec(readme) ?? [];
  expect(FILES.get(path)?.split('\n')[Number(line) - 1]).toContain('Kd Kh');
});

test('its packages have the versions of this one', () => {
  const ours = JSON.parse(readFileSync('package.json', 'utf8'));
  const { name, devDependencies, allowScripts } = JSON.parse(FILES.get('package.json') ?? '');
  expect(name).toBe('my-kata');
  expect(allowScripts).toEqual(ours.allowScripts);
  expect(ours.devDependencies).toMatchObject(devDependencies);
  const packages = ['@cucumber/cucumber', 'jest', 'ts-jest', 'tsx', 'typescript'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(packages));
});

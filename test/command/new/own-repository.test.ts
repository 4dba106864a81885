/** What `poker-kata new` writes, and what it refuses. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { ownRepository } from '../../../src/command/new/own-repository.ts';
import { writeRepository } from '../../../src/command/new/write-repository.ts';
import { solutionPath } from '../../../src/learning/coach/units.ts';
import { readText } from '../../../src/machine/load/node.ts';
import { readFiles } from '../../../src/machine/load/read-files.ts';
import { UNITS, type Unit } from '../../../src/solution/units.ts';

const FILES = ownRepository('.', 'my-kata');
const SCRIPTS = [...FILES].filter(([path]) => path.endsWith('.ts'));

/** Our answers: the units but for the cards, and what they import that a learner is not given. */
const ANSWERS = new Set(
  (Object.keys(UNITS) as Unit[])
    .filter((unit) => unit !== 'cards')
    .flatMap((unit) => Object.keys(readFiles(solutionPath(unit), readText).files))
    .concat(filesBelow('src/fast/evaluators'))
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

test('everything that is imported is there', () => {
  const missing = SCRIPTS.flatMap(([path, text]) => {
    const { files } = readFiles(path, (name) => FILES.get(name));
    return Object.keys(files)
      .filter((name) => !FILES.has(name))
      .concat(text === '' ? path : []);
  });
  expect(missing).toEqual([]);
});

test('nothing in it is about this repository', () => {
  const words = /coach|practice|src\/(learning|fast|machine|page|command)|poker-hands-kata/i;
  const found = SCRIPTS.filter(([, text]) => words.test(text)).map(([path]) => path);
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
  const { name, devDependencies } = JSON.parse(FILES.get('package.json') ?? '');
  expect(name).toBe('my-kata');
  expect(ours.devDependencies).toMatchObject(devDependencies);
  const packages = ['@cucumber/cucumber', 'jest', 'ts-jest', 'tsx', 'typescript'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(packages));
});

describe('the folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'new-'));
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  afterAll(() => {
    rmSync(parent, { recursive: true });
    written.mockRestore();
  });

  test.each(['new', 'empty'])('may be %s', (name) => {
    const folder = join(parent, name);
    if (name === 'empty') mkdirSync(folder);
    writeRepository(folder, '.');
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['README.md', '.gitignore']));
    expect(written).toHaveBeenLastCalledWith(expect.stringContaining('npm install'));
  });

  test('that is not empty is left as it is', () => {
    const folder = join(parent, 'full');
    mkdirSync(folder);
    writeFileSync(join(folder, 'mine.txt'), '');
    expect(() => writeRepository(folder, '.')).toThrow('is not empty: expected a new folder');
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });

  test('needs a name that npm takes', () => {
    const message = 'npm does not take "My Kata" as the name of a package: expected small letters';
    expect(() => writeRepository(join(parent, 'My Kata'), '.')).toThrow(message);
    expect(readdirSync(parent)).not.toContain('My Kata');
  });

  test('that cannot be made is named', () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    expect(() => writeRepository(file, '.')).toThrow(/cannot write ".*file": /);
    expect(() => writeRepository(join(file, 'kata'), '.')).toThrow(/cannot write ".*kata": /);
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});

/** The examples of the README and docs/library.md, as they stand: what they answer, and their types. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import * as library from '../../../src/index.ts';

/** Whatever is optional may be undefined, too. */
const OPTIONS_THAT_ARE_UNDEFINED = `
  import {
    buildDeck, dealCards, dealOmaha, formatCards, nextCards, odds, outs, parseCards,
  } from 'poker-hands-kata';

  const none = undefined;
  const table = { game: 'omaha', hands: [none, none], board: parseCards('AH AD AC') } as const;
  odds({ ...table, board: none, dead: none, seed: none });
  outs({ ...table, dead: none });
  nextCards({ ...table, dead: none });
  formatCards(buildDeck(), { suits: none });
  dealOmaha({ players: 2, random: Math.random, deck: none });
  dealCards('omaha', { players: 2, random: none, deck: buildDeck() });
`;

/** Reads a document, but for the reference, which has only declarations. */
function withoutReference(page: string): string {
  return readFileSync(page, 'utf8').replace(/^## Reference\n.*/ms, '');
}

describe('the examples of the documents', () => {
  const PAGES = ['README.md', 'docs/library.md'].map((page) => withoutReference(page));
  const examples = PAGES.flatMap((page) => [...page.matchAll(/^```[tj]s\n(.*?)^```$/gms)]).map(
    ([, code = '']) => code,
  );
  /**
   * A statement of one line, with a value behind it: `isPair(cards); // true: two aces`. Any other
   * comment is prose.
   */
  const WITH_RESULT =
    /^(?<statement>\S.*); \/\/ (?<result>'[^']*'|-?\d+|true|false|\['.*'\])(?::.*)?$/gm;

  test('there are some, and most lines say what they give', () => {
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const code of examples) expect(code.match(WITH_RESULT)?.length).toBeGreaterThanOrEqual(3);
  });

  test.each(examples)('example %#', (code) => {
    const checked = code
      .replace(/^import (\{.*?\}) from 'poker-hands-kata';$/gms, 'const $1 = library;')
      .replace(WITH_RESULT, 'expect($<statement>).toEqual($<result>);');
    new Function('library', 'expect', transformSync(checked, { loader: 'ts' }).code)(
      library,
      expect,
    );
  });

  test('are well-typed, more strictly than our own code, by the published types', () => {
    const folder = mkdtempSync(join(tmpdir(), 'examples-'));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    for (const [at, code] of examples.entries()) write(`${at}.mts`, code);
    write('undefined.mts', OPTIONS_THAT_ARE_UNDEFINED);
    const config = {
      extends: resolve('tsconfig.json'),
      compilerOptions: {
        typeRoots: [resolve('node_modules/@types')],
        types: ['node'],
        exactOptionalPropertyTypes: true,
        paths: { 'poker-hands-kata': [resolve('docs/library.d.ts')] },
      },
      include: ['*.mts'],
      exclude: [],
    };
    write('tsconfig.json', JSON.stringify(config));
    const tsc = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect({ ...tsc }).toMatchObject({ stdout: '', status: 0 });
  });
});

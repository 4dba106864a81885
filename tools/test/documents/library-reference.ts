/**
 * Writes the declarations of docs/library.d.ts into the reference of docs/library.md: `npm run
 * docs`. A test fails when that is needed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { withPart } from '../support/with-part.ts';

/** The document about the library. */
export const DOCUMENT = 'docs/library.md';

const TYPES = 'docs/library.d.ts';

/** What is in each part of the reference, in the order in which it is read. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  cards: [
    ...['Card', 'Cards', 'Rank', 'Suit', 'RANKS', 'SUITS'],
    ...['parseCards', 'formatCards', 'SuitStyle'],
    ...['buildDeck', 'shuffle', 'Random', 'seededRandom'],
  ],
  rules: [
    ...['Predicate', 'isPair', 'isTwoPairs', 'isThreeOfAKind', 'isStraight', 'isFlush'],
    ...['isFullHouse', 'isFourOfAKind', 'isStraightFlush', 'isRoyalFlush'],
    ...['LADDER', 'Rung', 'Category'],
  ],
  hands: [
    ...['rankHand', 'HandRank', 'describe', 'explain'],
    ...['compareHands', 'compareHandRanks', 'CompareHandRanks', 'InGame'],
  ],
  games: [
    ...['GameName', 'BoardGame', 'rankInGame', 'RankInGame'],
    ...['rankFiveCardDraw', 'rankTexasHoldem', 'rankOmaha'],
  ],
  deals: [
    ...['DealOptions', 'dealCards', 'DealtCards', 'Seat'],
    ...['deal', 'Round', 'DealtPlayer', 'dealFiveCardDraw', 'dealTexasHoldem', 'dealOmaha'],
  ],
  showdown: ['showdown', 'winners', 'Contender', 'Placed'],
  odds: ['odds', 'OddsOptions', 'Odds', 'outs', 'nextCards', 'OutsOptions', 'NextCard'],
  speed: [
    ...['cardIndex', 'cardAt', 'evaluate', 'evaluate5', 'evaluate6', 'evaluate7'],
    ...['evaluate5Unchecked', 'evaluate6Unchecked', 'evaluate7Unchecked', 'categoryOf'],
    ...['evaluators', 'EvaluatorName', 'Evaluator'],
  ],
  errors: ['PokerError'],
};

/** Stands between two parts while they are formatted at once. */
const BETWEEN_PARTS = '// the next part\n';

/** Returns the document with the declarations as they are now. */
export function completeReference(document: string): string {
  const declarations = readDeclarations();
  const parts = Object.values(PARTS).map((names) =>
    names.map((name) => declarations.get(name)).join('\n'),
  );
  const formatted = format(parts.join(`\n${BETWEEN_PARTS}`)).split(BETWEEN_PARTS);
  return Object.keys(PARTS).reduce((text, part, index) => {
    const lines = ['```ts', `${formatted[index]}`.trim(), '```'];
    return withPart(text, part, lines);
  }, document);
}

/** Lists what the library exports, types included. */
export function exportedNames(): string[] {
  return [...readDeclarations().keys()];
}

/** Reads the declaration of each exported name, with its comment. */
function readDeclarations(): Map<string, string> {
  const program = ts.createProgram([TYPES], { lib: ['lib.es5.d.ts'], types: [] });
  const file = program.getSourceFile(TYPES);
  if (!file) throw new Error(`there is no ${TYPES}`);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(
    symbols.map((symbol) => {
      const [declaration] = checker.getAliasedSymbol(symbol).declarations ?? [];
      if (!declaration) throw new Error(`${symbol.name} is not declared in ${TYPES}`);
      return [symbol.name, `${commentOf(declaration)}${write(declaration, checker)}`];
    }),
  );
}

/** Returns the comment before a declaration, with a line break after it. */
function commentOf(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const [comment] = ts.getJSDocCommentsAndTags(statement);
  return comment ? `${comment.getText()}\n` : '';
}

/** Writes a declaration: what is a function as one, and a choice of literals with all of them. */
function write(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isVariableDeclaration(declaration)) return writeVariable(declaration);
  if (ts.isTypeAliasDeclaration(declaration)) {
    const type = checker.getTypeAtLocation(declaration);
    if (type.isUnion() && type.types.every((member) => member.isLiteral())) {
      const literals = type.types.map((member) => checker.typeToString(member));
      // TypeScript lists numbers as it first met them.
      const sorted = literals.sort((a, b) => Number(a) - Number(b) || 0);
      return `type ${declaration.name.text} = ${sorted.join(' | ')};`;
    }
  }
  return declaration.getText().replace(/^declare /, '');
}

function writeVariable({ name, type }: ts.VariableDeclaration): string {
  if (type && ts.isFunctionTypeNode(type)) {
    const [typeParameters, parameters] = [type.typeParameters, type.parameters].map((list) =>
      list?.map((one) => one.getText()).join(', '),
    );
    const generic = typeParameters ? `<${typeParameters}>` : '';
    // An optional parameter may be undefined anyway.
    const short = `${parameters}`.replace(/(\?: .*) \| undefined$/s, '$1');
    return `function ${name.getText()}${generic}(${short}): ${type.type.getText()};`;
  }
  return `const ${name.getText()}: ${writeType(type)};`;
}

/** Writes a type; for `typeof RANKS$1`, which nobody can import, what that is declared as. */
function writeType(type: ts.TypeNode | undefined): string {
  if (!type) throw new Error(`something in ${TYPES} has no type`);
  const [, inner] = /^typeof (\w+\$\d+)$/.exec(type.getText()) ?? [];
  if (inner === undefined) return type.getText();
  const [, declared] = type.getSourceFile().text.split(`declare const ${inner}: `);
  return `${declared?.slice(0, declared.indexOf(';'))}`;
}

function format(code: string): string {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=types.d.ts'];
  return execFileSync(process.execPath, biome, { input: code, encoding: 'utf8' });
}

if (process.argv[1]?.endsWith('library-reference.ts')) {
  writeFileSync(DOCUMENT, completeReference(readFileSync(DOCUMENT, 'utf8')));
}

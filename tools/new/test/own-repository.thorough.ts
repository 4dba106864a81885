/** A repository of one's own: red at the beginning, green chapter by chapter, wrong with mistakes. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path/posix';
import { type Mistake, readAllMistakes } from '../../coach/mistakes.ts';
import { solutionPath } from '../../coach/units.ts';
import { ownRepository, UNITS_TO_WRITE } from '../own-repository.ts';
import { MadeRepository } from './made-repository.ts';
import { pathsToWrite } from './paths-to-write.ts';

const CHAPTERS = [...ownRepository('.', 'my-kata').keys()]
  .filter((path) => path.endsWith('.feature'))
  .map((path) => path.replace(/^features\/|\.feature$/g, ''));

/** The files in the order of the chapters, and the chapters that pass once a file is right. */
const PASSING_AFTER: Readonly<Record<string, readonly string[]>> = {
  pair: ['02-pair'],
  'three-of-a-kind': ['03-three-of-a-kind'],
  'four-of-a-kind': ['04-four-of-a-kind'],
  'two-pairs': ['05-two-pairs'],
  'full-house': ['06-full-house'],
  flush: ['07-flush'],
  straight: ['08-straight'],
  'straight-flush': ['09-straight-flush'],
  'royal-flush': ['10-royal-flush'],
  ladder: [],
  'best-five': ['11-ranking'],
  'tie-breaking': ['12-tie-breaking'],
  'texas-holdem': ['13-texas-holdem'],
  omaha: ['14-omaha', '16-draws-odds-and-outs'],
  showdown: [],
  deal: ['15-showdown'],
  'rank-in-game': ['17-five-card-and-six-card-omaha'],
  'ranking-in-game': [],
  'short-deck': ['18-short-deck'],
};

const REPOSITORIES: MadeRepository[] = [];
afterAll(() => {
  for (const repository of REPOSITORIES) repository.remove();
});

function make(): MadeRepository {
  const repository = new MadeRepository();
  REPOSITORIES.push(repository);
  return repository;
}

const PATHS_TO_WRITE = pathsToWrite();

/** Finds the file that a learner writes by its name. */
function pathOf(name: string): string {
  return PATHS_TO_WRITE.find((path) => basename(path, '.ts') === name) as string;
}

/** Copies a file of ours, with all that it imports but other files that a learner writes. */
function copyOurs(path: string, repository: MadeRepository): void {
  repository.copy(path);
  for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(/ from '(\..*)';/g)) {
    const found = join(dirname(path), imported);
    const isThere = existsSync(join(repository.folder, found));
    if (!isThere && !PATHS_TO_WRITE.includes(found)) copyOurs(found, repository);
  }
}

test('the types of the stubs check', () => {
  const command = ['node_modules/typescript/bin/tsc'];
  expect(() => execFileSync(process.execPath, command, { cwd: make().folder })).not.toThrow();
});

test('each chapter fails by what a stub answers, and passes with our file', async () => {
  const repository = make();
  const { messages, others, failing, scenarios, failed } = await repository.run();
  expect(failing).toEqual(CHAPTERS.slice(1));
  expect(readFileSync('docs/dojo.md', 'utf8')).toContain(
    `Untouched stubs pass ${scenarios - failed} of the ${scenarios} scenarios`,
  );
  expect(others).toEqual([]);
  const odd = messages.filter((message) => !message.startsWith('Mismatch'));
  // With a comparison that always ties, `explain` cannot say who wins.
  expect([...new Set(odd)]).toEqual(['Error: the reason is different when White is named first']);

  let wrong = failing;
  for (const [name, passing] of Object.entries(PASSING_AFTER)) {
    copyOurs(pathOf(name), repository);
    wrong = wrong.filter((chapter) => !passing.includes(chapter));
    expect({ name, ...(await repository.run()) }).toMatchObject({ name, failing: wrong });
  }
  expect(wrong).toEqual([]);
});

/** Writes a mistake in place of our unit. If it uses ours, that has another name. */
function write({ unit, path }: Mistake, repository: MadeRepository): void {
  const place = solutionPath(unit);
  const ours = place.replace('.ts', '-of-ours.ts');
  const text = readFileSync(path, 'utf8').replaceAll("'../../../../../src/", "'../");
  const own = `'../${place.replace('src/', '')}'`;
  repository.write(ours, readFileSync(place, 'utf8'));
  // Our other files may need more of it than a learner has to write.
  const rest = `export * from './${basename(ours)}';\n`;
  repository.write(place, text.replaceAll(own, own.replace('.ts', '-of-ours.ts')) + rest);
}

test('the features find each known mistake', async () => {
  const mistakes = readAllMistakes('tools/coach/exercises').filter(({ unit }) =>
    UNITS_TO_WRITE.includes(unit),
  );
  expect(mistakes.length).toBeGreaterThan(100);
  const missed: string[] = [];
  const judge = async () => {
    const repository = make();
    for (const path of PATHS_TO_WRITE) copyOurs(path, repository);
    for (let mistake = mistakes.pop(); mistake; mistake = mistakes.pop()) {
      write(mistake, repository);
      const { feature } = mistake.caughtBy;
      const chapter = CHAPTERS.find((name) => name.replace(/^\d+-/, '') === feature);
      const { failing } = await repository.run('--fail-fast', `features/${chapter}.feature`);
      if (failing.length === 0) missed.push(mistake.path);
      copyOurs(solutionPath(mistake.unit), repository);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, judge));
  expect(missed).toEqual([]);
});

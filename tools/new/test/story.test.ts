/** The commits of the story, before they are in git: which they are, and what they say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { chapter, FEATURES } from '../../../test/support/feature-files.ts';
import { chapterOf } from '../../coach/exercise.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { solutionPath } from '../../coach/units.ts';
import { UNITS, type Unit } from '../../solution/units.ts';
import { ownRepository, UNITS_TO_WRITE } from '../own-repository.ts';
import { storyOf } from '../story.ts';
import { readPassages } from '../walkthrough-commits.ts';
import { pathsForGames } from './paths-to-write.ts';
import { TOLD } from './told-chapters.ts';

const REPOSITORY = ownRepository('.', 'my-story');
const [FIRST, ...STEPS] = storyOf('.', 'my-story');

const subjectOf = (message: string) => message.split('\n')[0] as string;
const isFeature = (path: string) => path.endsWith('.feature');
const isInKata = (path: string) => path.startsWith('src/');

/** Lists what the commits write into a file, one text after the other. */
function versionsOf(path: string): string[] {
  return STEPS.map(({ files }) => files.get(path)).filter((text) => text !== undefined);
}

describe('the commits', () => {
  test('begin with all but the features after the one on cards', () => {
    const missing = [...REPOSITORY.keys()].filter((path) => !FIRST?.files.has(path));
    expect(missing).toEqual(FEATURES.filter((path) => path !== chapter('cards')));
  });

  test('add the features that are told one at a time, in order', () => {
    const added = STEPS.flatMap(({ files }) => [...files.keys()].filter(isFeature));
    expect(added).toEqual(TOLD.slice(1));
    const mixed = STEPS.filter(({ files }) => files.size > 1 && [...files.keys()].some(isFeature));
    expect(mixed).toEqual([]);
  });

  test('write the files of a chapter after its feature and before the next', () => {
    let ofChapter = '';
    const written = new Map<string, string>();
    for (const { files } of STEPS) {
      const [path = ''] = files.keys();
      if (isFeature(path)) ofChapter = path.replaceAll(/^features\/\d+-|\.feature$/g, '');
      else written.set(path, ofChapter);
    }
    const exercises = EXERCISES.filter(({ unit }) => UNITS_TO_WRITE.includes(unit as Unit));
    const expected = exercises.map((exercise): [string, string] => [
      solutionPath(exercise.unit),
      chapterOf(exercise),
    ]);
    for (const path of pathsForGames()) {
      expect(written.get(path)).toMatch(/^(?:five-card-and-six-card-omaha|short-deck)$/);
      written.delete(path);
    }
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(expected));
  });

  test.each(UNITS_TO_WRITE)('write a first version of %s, and then ours', (unit) => {
    const path = solutionPath(unit);
    const versions = versionsOf(path);
    expect(versions.length).toBeGreaterThan(1);
    expect(new Set([...versions, REPOSITORY.get(path)]).size).toBe(versions.length + 1);
    expect(versions.at(-1)).toBe(readFileSync(path, 'utf8'));
  });

  test.each(pathsForGames())('write %s once, as ours', (path) => {
    expect(versionsOf(path)).toEqual([readFileSync(path, 'utf8')]);
  });

  test.each(UNITS_TO_WRITE)('keep the docstrings of %s and say nothing of mistakes', (unit) => {
    const ours = readFileSync(solutionPath(unit), 'utf8');
    const names = Object.keys(UNITS[unit].exports).join('|');
    const docstring = new RegExp(`\\*/\nexport \\w+ (?:${names})\\b`, 'g');
    for (const version of versionsOf(solutionPath(unit))) {
      expect(version.match(docstring)).toHaveLength(ours.match(docstring)?.length ?? -1);
      expect(version).not.toMatch(/Caught by|learning|\.\.\/\.\.\/\.\.\//);
    }
  });

  test('change each file that they write', () => {
    const before = new Map(FIRST?.files);
    for (const { files } of STEPS) {
      const unchanged = [...files].filter(([path, text]) => before.get(path) === text);
      expect(unchanged).toEqual([]);
      for (const [path, text] of files) before.set(path, text);
    }
  });

  test('bring what is imported', () => {
    const there = new Set(FIRST?.files.keys());
    for (const { files } of STEPS) {
      for (const path of files.keys()) there.add(path);
      for (const [path, text] of [...files].filter(([name]) => isInKata(name))) {
        const imports = Array.from(text.matchAll(/ from '(\..*)'/g), ([, name = '']) => name);
        const found = imports.map((name) => join(path, '..', name));
        expect(found.filter((name) => !there.has(name))).toEqual([]);
      }
    }
  });
});

describe('the messages', () => {
  const messages = storyOf('.', 'my-story').map(({ message }) => message);
  const subjects = messages.map(subjectOf);

  test('have short subjects, no two alike', () => {
    expect(subjects.filter((subject) => !/^[A-Z][^.]{1,59}$/.test(subject))).toEqual([]);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  test('say why', () => {
    const bodies = messages.map((message) => message.split('\n').slice(1).join('\n'));
    expect(bodies.filter((body) => !/^\n\S[\s\S]{40,}\S\n$/.test(body))).toEqual([]);
  });

  test('are plain text in 72 columns, but for code', () => {
    const lines = messages.flatMap((message) => message.split('\n'));
    expect(lines.filter((line) => line.length > 72 && !line.startsWith('    '))).toEqual([]);
    expect(lines.filter((line) => /```|\]\(|<!--|\*\w|^[#>]|\s$/.test(line))).toEqual([]);
  });

  test('README.md names subjects that there are', () => {
    const readme = FIRST?.files.get('README.md') ?? '';
    const named = Array.from(readme.matchAll(/":\/(.*)"/g), ([, subject = '']) => subject);
    expect(named).toHaveLength(3);
    const isThere = (name: string) => subjects.some((subject) => subject.startsWith(name));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

test('a passage shows the code that its commit writes', () => {
  const passages = readPassages('.').filter(({ path }) => !isFeature(path));
  const shown = ({ path, markdown }: (typeof passages)[number]) => {
    if (path.startsWith('tools/coach/')) return markdown.includes(`\`\`\`ts ${path}`);
    return markdown.includes(` ${path}`);
  };
  expect(passages.filter((passage) => !shown(passage)).map(({ path }) => path)).toEqual([]);
});

/** What is installed, and what runs on other machines. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix'; // FILES have a / on Windows, too
import { FILES, filesBelow } from '../support/project-files.ts';

const TOP = JSON.parse(readFileSync('package.json', 'utf8'));

const MANIFESTS = FILES.filter((file) => file.endsWith('/package.json'));

/** The packages of all folders, with their versions. */
const INSTALLED: Readonly<Record<string, string>> = Object.assign(
  {},
  TOP.devDependencies,
  ...MANIFESTS.map((file) => JSON.parse(readFileSync(file, 'utf8')).dependencies),
);

test('nothing is installed beside the package', () => {
  const kinds = Object.keys(TOP).filter((name) => /dependencies$/i.test(name));
  expect(kinds).toEqual(['devDependencies']);
});

test('nothing runs when the package is installed', () => {
  const names = Object.keys(TOP.scripts);
  expect(names.filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

describe.each(MANIFESTS)('%s', (file) => {
  const folder = dirname(file);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));

  test('installs what the top does not, and is not published', () => {
    const installed = Object.keys(manifest.dependencies);
    expect(installed.filter((name) => name in TOP.devDependencies)).toEqual([]);
    expect(manifest.private).toBe(true);
  });

  test('is locked, and Dependabot updates it', () => {
    expect(FILES).toContain(`${folder}/package-lock.json`);
    expect(readFileSync('.github/dependabot.yml', 'utf8')).toContain(`\n      - /${folder}\n`);
  });
});

describe('the packages that stay at an older version', () => {
  const maintaining = readFileSync('docs/maintaining.md', 'utf8');
  const rows = [...maintaining.matchAll(/^\| `(\S+)` \| (\d+) \| [^|]+ \| ([^|]+) \|$/gm)];
  const packages = rows.map(([, name = '', major, evidence]) => ({ name, major, evidence }));
  const ignored = readFileSync('.github/dependabot.yml', 'utf8').matchAll(
    /dependency-name: "?([^"\n]+)"?\n +update-types: \["version-update:semver-major"\]\n/g,
  );

  test('are those that Dependabot leaves alone', () => {
    const names = packages.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect([...ignored].map(([, name]) => name)).toEqual(names);
  });

  test.each(packages)('$name is at $major, and one can look up why', (held) => {
    const pattern = new RegExp(`^${held.name.replace('*', '.+')}$`);
    const installed = Object.entries(INSTALLED).filter(([name]) => pattern.test(name));
    const majors = installed.map(([, version]) => /\d+/.exec(version)?.[0]);
    expect([...new Set(majors)]).toEqual([held.major]);
    expect(held.evidence).toMatch(/\]\(https:\/\/github\.com\/.+\), \d{4}-\d\d-\d\d$/);
  });
});

describe('the workflows', () => {
  const workflows = filesBelow('.github/workflows').map((file) => readFileSync(file, 'utf8'));
  const actions = new Set(workflows.flatMap((text) => text.match(/uses: .*/g) ?? []));

  test('name actions by hash, with the version behind it', () => {
    const named = /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect([...actions].filter((action) => !named.test(action))).toEqual([]);
    expect([...actions].join()).toContain('uses: actions/checkout@');
  });

  test('name each action by one hash only', () => {
    const names = [...actions].map((action) => action.replace(/@.*/, ''));
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(workflows)('limit the time of each job, %#', (text) => {
    const jobs = text.match(/runs-on:/g);
    expect(text.match(/timeout-minutes:/g)).toHaveLength(jobs?.length ?? 0);
  });
});

/** What is installed, and what runs on other machines. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix'; // FILES have a / on Windows, too
import { FILES } from './files.ts';

const TOP = JSON.parse(readFileSync('package.json', 'utf8'));

test('nothing is installed beside the package', () => {
  const kinds = Object.keys(TOP).filter((name) => /dependencies$/i.test(name));
  expect(kinds).toEqual(['devDependencies']);
});

test('nothing runs when the package is installed', () => {
  const names = Object.keys(TOP.scripts);
  expect(names.filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

describe.each(FILES.filter((file) => file.endsWith('/package.json')))('%s', (file) => {
  const folder = dirname(file);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));

  test('installs what the top does not, and is not published', () => {
    const installed = Object.keys(manifest.dependencies);
    expect(installed.filter((name) => name in TOP.devDependencies)).toEqual([]);
    expect(manifest.private).toBe(true);
  });

  test('is locked, and Dependabot updates it', () => {
    expect(FILES).toContain(`${folder}/package-lock.json`);
    const [list = ''] =
      /(?<=directories: \[).*(?=\])/.exec(readFileSync('.github/dependabot.yml', 'utf8')) ?? [];
    expect(list.split(', ')).toContain(`/${folder}`);
  });
});

describe('the workflows', () => {
  const workflows = readdirSync('.github/workflows').map((name) =>
    readFileSync(`.github/workflows/${name}`, 'utf8'),
  );
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

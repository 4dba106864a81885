/** The HTML of the page: head, mistakes, the link to the walkthrough, licences. */
import { createHash } from 'node:crypto';
import { licencesOf } from '../build/licences.ts';
import { onTheWeb } from '../build/read-exercises.ts';
import { bookOf } from '../view/book.ts';
import { chapterView } from '../view/chapter-view.ts';
import { codeView } from '../view/code-view.ts';
import { writePage } from '../view/page.ts';
import { chapterOf, examplesOf, readChapters } from './matched.ts';

const scripts = { firstScript: '1', script: 'f("</script>")', editor: '', worker: '' };
const parts = {
  css: 'p{}',
  exercises: [],
  programs: {},
  words: '',
  licences: 'Permission is granted',
  ...scripts,
};
const book = bookOf(readChapters(), []);
const page = writePage(book, parts);

test('it counts chapters and examples', () => {
  const chapters = `${book.chapters.length}`;
  const { length } = book.examples;
  expect(page).toMatch(
    RegExp(
      `<meta name="description" content="[^"]*${chapters} short chapters, with ${length} examples`,
    ),
  );
  expect(page).toContain(`${chapters} chapters, ${length} examples. A program checked them all`);
});

test('it draws how rare a hand is on a scale of six steps, each ten times rarer', () => {
  const bars = page.matchAll(/1 in ([\d.,]+)<span class="rarity" style="--share:([\d.]+)%/g);
  const shares = Array.from(bars, ([, rarity, share]) => [rarity, share]);
  expect(shares).toHaveLength(20);
  // log10 of 649,740 is 5.81, of 4,165 it is 3.62, and of 2.0 it is 0.30.
  expect(shares).toContainEqual(['649,740', '96.9']);
  expect(shares).toContainEqual(['4,165', '60.3']);
  expect(shares).toContainEqual(['2', '5.0']);
});

test('no script element ends too early', () => {
  expect(page).toContain('<script>f("<\\/script>")</script>');
});

/** Draws a mistake that the only example exposes. */
function mistakeCard(...steps: string[]): string {
  const chapter = chapterOf('Rule: The rule', 'Scenario: x', ...steps);
  const [example] = examplesOf(chapter);
  const given = example?.steps.filter(({ text }) => text.includes(' holds ')) ?? [];
  const exposedBy = {
    chapter: 'x',
    rule: 'The rule',
    name: 'x',
    location: example?.location ?? '',
    given,
  };
  const known = [{ wrong: 'Wrong.', reason: 'Why.', answers: '', exposedBy }];
  const small = bookOf([chapter], [{ chapter: 'y', units: [], known: { y: known }, story: '' }]);
  return small.chapters.map((one) => chapterView(one).replace(/.*class="mistakes"/s, '')).join();
}

test('a classic mistake shows who wins, and why', () => {
  const hands = ['Given Black holds As Ks', 'And White holds Qd Qh'];
  const expected = ['Then White wins', 'And the reason is "pair of queens beats ace high"'];
  expect(mistakeCard(...hands, ...expected)).toContain(
    '<p class="right">Right: White wins; the reason is “pair of queens beats ace high”.</p>',
  );
});

test('a classic mistake shows all that its example expects', () => {
  const steps = ['Given the cards Ac Ad', 'Then they are worth a pair', 'And they contain a pair'];
  expect(mistakeCard(...steps)).toContain(
    '<p class="right">Right: They are worth a pair; they contain a pair.</p>',
  );
});

test('a classic mistake shows no table', () => {
  const table = ['| cards | hands |', '| 2 | 78 |'];
  const card = mistakeCard('Then this many hands of other sizes contain a pair:', ...table);
  expect(card).not.toContain('class="right"');
});

describe('the walkthrough', () => {
  const path = 'docs/walkthrough/pair.md';
  const repository = { url: 'git+https://example.org/kata.git' };
  const address = 'https://example.org/kata/blob/HEAD/docs/walkthrough/pair.md';
  const drawn = (story: string | undefined) =>
    codeView({ chapter: 'pair', units: [], known: {}, story }, 'Pair');

  test('is linked on the web', () => {
    expect(onTheWeb(path, repository)).toBe(address);
    expect(drawn(address)).toContain(`<a href="${address}">`);
  });

  test('is left out if it is not there', () => {
    expect(onTheWeb(path, undefined)).toBeUndefined();
    expect(onTheWeb(undefined, repository)).toBeUndefined();
    expect(drawn(undefined)).not.toContain('<a ');
  });
});

test('its policy allows its scripts, that of the editor, and no network', () => {
  const policy = page.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1];
  expect(policy).toContain("default-src 'none'");
  const texts = ['1', 'f("<\\/script>")', ''];
  for (const text of texts) {
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
  }
});

test('it has third-party licences', () => {
  expect(page).toContain(
    '<script type="text/plain" id="licences">\nPermission is granted</script>',
  );
});

test('a licence follows the name and the version of its package', () => {
  const text = licencesOf('.', ['node_modules/acorn/some/file.js', 'src/index.ts']);
  expect(text).toMatch(/^acorn \d+\.\d+\.\d+\n\nMIT License\n\nCopyright \(C\) .*contributors/im);
});

/** Passages of the walkthrough as messages of commits. */
import { plainText as plainTextFor } from '../plain-text.ts';

const plainText = (page: string) => plainTextFor(page, 'src/rules/pair.ts');

describe('the message of a commit', () => {
  test('has no links and no marks of Markdown', () => {
    expect(plainText('The *name* says [two\npairs](05.md), _not_ `three`.')).toBe(
      'The name says two pairs, not `three`.',
    );
  });

  test('names the cards of a picture', () => {
    expect(plainText('![2♠ 9♦](hands/2s-9d.svg)')).toBe('2♠ 9♦');
  });

  test('leaves out code, its caption and the colon before it', () => {
    const page =
      'Count them:\n\n*[`pair.ts`](../pair.ts)*\n\n```ts src/pair.ts\ncode\n```\n\nNow ask.';
    expect(plainText(page)).toBe('Count them.\n\nNow ask.');
  });

  test('leaves out a difference that a passage begins with', () => {
    const page =
      '\n*[`a.ts`](a.ts)\nbecomes [`b.ts`](b.ts)*\n\n```diff a.ts b.ts\n- code\n```\n\nNow ask.';
    expect(plainText(page)).toBe('Now ask.');
  });

  test('indents what code returns, and breaks a long line before its value', () => {
    const long = "isPair(parseCards('2s 9d 4c Kh 2d 3s 4h Ts 9c'));";
    const page = `See:\n\n\`\`\`ts answers\nisPair([]); // false\n${long} // false, but the rules say true\n\`\`\``;
    expect(plainText(page)).toBe(
      `See:\n\n    isPair([]); // false\n    ${long}\n    // false, but the rules say true`,
    );
  });

  test('quotes a rule and a mistake as paragraphs, without the file', () => {
    const page = `<!-- features/pair.feature: More cards -->
> **More cards**
>
> Three kings are a pair.
> ([\`pair.feature\`](../pair.feature))

<!-- tools/coach/exercises/pair/mistakes/a.ts -->
> This finds no pair.
> It is a mistake of people.
> ([\`mistakes/pair/a.ts\`](../a.ts))`;
    expect(plainText(page)).toBe(
      'Rule: More cards\n\nThree kings are a pair.\n\nThis finds no pair. It is a mistake of people.',
    );
  });

  test('says whose values these are, unless the commit writes that file', () => {
    const fence = (path: string) =>
      `*It returns*\n\n\`\`\`ts answers of ${path}\nisPair([]); // false\n\`\`\``;
    expect(plainText(fence('src/rules/pair.ts'))).toBe('    isPair([]); // false');
    expect(plainText(fence('tools/coach/exercises/pair/mistakes/a.ts'))).toBe(
      'Another version, a, returns:\n\n    isPair([]); // false',
    );
    expect(plainText(fence('src/ranking/ladder.ts'))).toBe(
      'In the end ladder.ts returns:\n\n    isPair([]); // false',
    );
  });
});

import { SignedLines } from '../../../src/practice/child/signed-lines.ts';

const KEY = 'key-';

/** What is heard of these parts, and how often something foreign is told. */
function heard(...parts: string[]) {
  const messages: unknown[] = [];
  let foreign = 0;
  const lines = new SignedLines(
    KEY,
    (message) => messages.push(message),
    () => {
      foreign += 1;
    },
  );
  for (const part of parts) lines.take(part);
  return { messages, foreign };
}

test('our lines are heard, wherever they are cut', () => {
  const text = `\n${KEY}{"a":1}\n\n${KEY}[2]\n`;
  for (let at = 0; at <= text.length; at += 1)
    expect(heard(text.slice(0, at), text.slice(at))).toEqual({ messages: [{ a: 1 }, [2]], foreign: 0 });
});

test.each([
  ['without a key', '{"a":1}\n'],
  ['with another key', 'kez-{"a":1}\n'],
  ['that does not end', 'x'],
  ['that is no JSON', `${KEY}{"a"\n`],
  ['in the middle of ours', `${KEY}{"a":\nx\n1}\n`],
])('a line %s is told once, and nothing is heard after it', (_, line) => {
  const before = `\n${KEY}"before"\n`;
  expect(heard(before, line, line, `\n${KEY}"after"\n`)).toEqual({ messages: ['before'], foreign: 1 });
});

test('a line that never ends takes no memory', () => {
  const endless = 'x'.repeat(1e6);
  expect(heard(...Array.from({ length: 2000 }, () => endless))).toEqual({ messages: [], foreign: 1 });
});

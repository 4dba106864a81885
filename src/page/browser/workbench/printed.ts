/** What the reader's code prints, as far as anybody wants to read it. */

const [MOST_LINES, MOST_CHARACTERS] = [10, 2000];

let lines: string[] = [];
let more = 0;

export function keep(text: string): void {
  for (const line of text.split('\n')) {
    if (lines.length < MOST_LINES) lines.push(line.slice(0, MOST_CHARACTERS / MOST_LINES));
    else more += 1;
  }
}

/** What was printed since the last call: its first lines, and how many more there are. */
export function takePrinted(): { printed?: string } {
  const [kept, left] = [lines, more];
  [lines, more] = [[], 0];
  if (!kept.some((line) => line.trim())) return {};
  const last = left > 0 ? [`… and ${left.toLocaleString('en')} more ${left === 1 ? 'line' : 'lines'}`] : [];
  return { printed: [...kept, ...last].join('\n') };
}

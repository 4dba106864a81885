import { type Judgement, judgeLines } from '../../src/judge/judge-lines.ts';

export interface Feeding {
  readonly anyDeck?: boolean;
  /** How many bytes arrive at a time; all at once if not given. */
  readonly chunkSize?: number;
}

/** What the judge makes of a text. */
export async function judge(text: string, { anyDeck = false, chunkSize }: Feeding = {}): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for await (const batch of judgeLines(chunksOf(text, chunkSize), { anyDeck })) judgements.push(...batch);
  return judgements;
}

/** The text in UTF-8, so many bytes at a time. */
export async function* chunksOf(text: string, size = Math.max(Buffer.byteLength(text), 1)): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

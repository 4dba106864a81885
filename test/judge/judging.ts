import { type Judgement, judgeLines } from '../../src/judge/judge-lines.ts';

export interface Feeding {
  readonly anyDeck?: boolean;
  /** How many characters arrive at a time; all at once if not given. */
  readonly chunkSize?: number;
}

/** What the judge makes of a text. */
export async function judge(
  text: string,
  { anyDeck = false, chunkSize = text.length }: Feeding = {},
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for await (const batch of judgeLines(chunksOf(text, chunkSize), { anyDeck })) judgements.push(...batch);
  return judgements;
}

/** The text piece by piece. */
export async function* chunksOf(text: string, size: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

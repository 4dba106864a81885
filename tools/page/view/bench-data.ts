/** What the workbench finds in the page. */
import type { KnownMistake } from '../../coach/verdict.ts';
import { type ChapterToJudge, type PackedChapter, unpackChapter } from './packed-chapters.ts';

/** Texts by file name. */
export type Files = Readonly<Record<string, string>>;

type ByName<Value> = Readonly<Record<string, Value>>;

/** A known mistake; its words are left out if the book has them. */
export type UnnamedMistake = Pick<KnownMistake, 'answers' | 'hand'> &
  Partial<Pick<KnownMistake, 'wrong' | 'reason'>>;

/** What the workbench needs of the book. */
export interface BenchData {
  readonly stubs: Files;
  /** Our solutions and their helpers. */
  readonly ours: Files;
  /** By exercise. */
  readonly known: ByName<readonly UnnamedMistake[]>;
  readonly chapters: ByName<ChapterToJudge>;
}

/** The same as it is in the page, as JSON. */
export interface PackedBenchData extends Omit<BenchData, 'chapters'> {
  readonly chapters: ByName<PackedChapter>;
}

/** Returns the data that are in the page. */
export function unpackBench(packed: PackedBenchData): BenchData {
  const chapters = Object.entries(packed.chapters).map(([name, chapter]) => [
    name,
    unpackChapter(chapter),
  ]);
  return { ...packed, chapters: Object.fromEntries(chapters) };
}

import type { Prose } from './book.ts';
import type { Run } from './results.ts';

/** What the reading of one chapter needs to know. */
export interface Reading {
  readonly uri: string;
  readonly runs: ReadonlyMap<string, Run>;
  readonly newSlug: (name: string) => string;
}

/** The paragraphs of a description. */
export function proseOf({ description }: { readonly description: string }): Prose {
  const paragraphs = description.split(/\n\s*\n/).map((lines) => lines.trim().replaceAll(/\s*\n\s*/g, ' '));
  return paragraphs.filter(Boolean);
}

import type { placeIn } from '../../src/load/place-in.ts';

/** Says why a run did not finish, and which line is to blame, if that is known. */
export function unfinished(reason: string, where: ReturnType<typeof placeIn>): string {
  return `the run did not finish: ${reason}${where ? ` (${where.file}:${where.line})` : ''}`;
}

/** Compares how many changes the checks noticed with what docs/checks.md says. */

/** The folders of the kata whose code is changed: the columns of the table. */
export const FOLDERS = ['rules', 'ranking', 'games', 'cards'] as const;

/** How many changes of the code in a folder the checks noticed, of all. */
export interface Score {
  readonly noticed: number;
  readonly all: number;
}

/** Reads the scores in a row of the table in docs/checks.md. @param row - its first cell */
export function scoresIn(document: string, row: string): readonly Score[] {
  const line = document.split('\n').find((text) => text.startsWith(`| ${row} |`)) ?? '';
  const cells = [...line.matchAll(/\((\d+) of (\d+)\)/g)];
  if (cells.length !== FOLDERS.length)
    throw new Error(`docs/checks.md has no row "${row}" with ${FOLDERS.length} scores`);
  return cells.map(([, noticed, all]) => ({ noticed: Number(noticed), all: Number(all) }));
}

/** Writes a row of the table as it stands in docs/checks.md. */
export function formatRow(row: string, scores: readonly Score[]): string {
  return `| ${[row, ...scores.map(formatScore)].join(' | ')} |`;
}

/** Returns a sentence about each folder whose share of noticed changes is lower than documented. */
export function whatIsLower(
  scores: readonly Score[],
  documented: readonly Score[],
): readonly string[] {
  return FOLDERS.flatMap((folder, index) => {
    const [now, before] = [scores[index], documented[index]];
    if (now === undefined || before === undefined || shareOf(now) >= shareOf(before)) return [];
    return [`${folder}: ${formatScore(now)}, but docs/checks.md says ${formatScore(before)}`];
  });
}

function formatScore(score: Score): string {
  return `${Math.floor(100 * shareOf(score))}% (${score.noticed} of ${score.all})`;
}

function shareOf({ noticed, all }: Score): number {
  return noticed / all;
}

/** What stands on the screen: where the learner is, the verdict or a page, and the keys. */

import { report, type Style, typeLines } from '../../coach/report.ts';
import { isDone } from '../../coach/verdict.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { layOutCards } from '../../terminal/card-tiles.ts';
import type { Parts } from '../../terminal/lay-out.ts';
import { headLines, openable, writeWith } from '../words.ts';
import { keysOf } from './footer.ts';
import { type Page, pageLines } from './pages.ts';
import { inSight, type View } from './view.ts';

const write = writeWith((cards) => formatCards(cards, { suits: 'symbols' }));

/** How far the cards of an example are set in. */
const INDENT = 4;

/** @param columns - how wide the screen is */
export function partsOf(view: View, folder: string, columns: number): Parts {
  const { progress, page, note, scrolled } = view;
  const seen = inSight(view);
  const types = seen && !page ? typeLines(view.types, seen.step.units) : [];
  const running = view.isSlow ? ['Your code is running …'] : [];
  const foot = ['', ...types, ...running, ...(note ? [note] : []), keysOf(view)];
  const reach = { done: progress?.done ?? 0, reached: progress?.verdicts.length ?? 0, folder };
  const bar = seen ? headLines(reach.done, seen.step, seen.verdict) : [];
  if (page)
    return { head: bar.slice(0, 2), bodies: [pageLines(page, reach)], foot, scrolled: scrolledOn(page, scrolled) };
  if (!seen) return { head: [], bodies: [['Reading your files …']], foot, scrolled };
  const lay = (sentences: readonly string[]) => layOutCards(sentences, columns - INDENT);
  const styles: Partial<Style>[] = [{ lay }, {}, { isBrief: true }];
  const bodies = styles.map((style) => verdictLines(view, style));
  return { head: [...bar, ''], bodies, foot, scrolled };
}

/** The chosen line of the list is always in sight. */
const scrolledOn = (page: Page, scrolled: number) => (page.kind === 'list' ? Math.max(page.chosen - 3, 0) : scrolled);

function verdictLines(view: View, style: Partial<Style>): string[] {
  const { step, verdict } = inSight(view) as NonNullable<ReturnType<typeof inSight>>;
  const hints = isDone(verdict) ? [] : step.hints.slice(0, view.hints[step.name] ?? 0);
  return [
    ...report(openable(verdict), view.mistakes, write, style),
    ...(hints.length > 0 ? ['', ...hints.map((hint, index) => `  Hint ${index + 1}: ${hint}`)] : []),
  ];
}

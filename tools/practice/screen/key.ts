/** What a key of the practice is. */
import type { ExerciseVerdict } from '../../coach/verdict.ts';
import type { View } from './view.ts';

/** What a key starts; `again` also judges unchanged files, because code may use chance. */
export type Action = 'quit' | 'judge' | 'again' | 'ask' | 'open' | 'reset' | 'submit' | 'examples';

/** Returns what changes in the view; undefined if the key does nothing now. */
export type Press = (view: View, verdict: ExerciseVerdict | undefined) => Partial<View> | undefined;

/** Returns what is asked before a key does what it does. */
export type Question = (view: View) => string;

/** A key: what it is called, what it changes, and what it starts. */
export interface Key {
  readonly label: string;
  /** Without it, the key always works, and changes nothing in the view. */
  readonly press?: Press;
  readonly action?: Action;
  /** Asked first; only a yes does what the key does. */
  readonly question?: Question;
  /** Whether the question is asked now; without it, it always is. */
  readonly asks?: (view: View, verdict: ExerciseVerdict | undefined) => boolean;
}

/**
 * Runs a tool on the whole terminal. A view is all that the tool knows at a moment; its `update`, a pure function, says how an
 * event changes the view and which action follows. What an action finds out comes back as an event.
 */
import { FullScreen } from './full-screen.ts';
import { layOut, type Parts } from './lay-out.ts';
import { watchFolder } from './watch-folder.ts';

/** The events that every tool gets. */
export type ScreenEvent =
  | { readonly kind: 'open' }
  /** The name of the key: `h`, `up`, `return`; `ctrl+c` with the control key. */
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'resize' }
  /** A file of the watched folder was saved, added or removed. */
  | { readonly kind: 'save'; readonly path: string }
  | { readonly kind: 'tick'; readonly now: number }
  /** Something went wrong, told in a sentence. */
  | { readonly kind: 'error'; readonly sentence: string }
  /** The system asks the process to end. */
  | { readonly kind: 'signal' };

export interface Scroll {
  /** How many lines are scrolled away (infinitely many: down to the end), and at most how many can be. */
  readonly scrolled: number;
  readonly furthest: number;
}

export interface Tool<View, Event, Action> {
  /** The folder whose files are watched. */
  readonly folder: string;
  /** How often it gets a tick; never without this. */
  readonly tickMs?: number;
  readonly update: (view: View, event: ScreenEvent | Event) => readonly [View, Action?];
  readonly partsOf: (view: View, columns: number) => Parts;
  readonly act: (action: Action) => Promise<void> | void;
}

export class ScreenLoop<View extends Scroll, Event, Action, End = void> {
  readonly #tool: Tool<View, Event, Action>;
  readonly #screen = new FullScreen({
    onKey: (key) => this.tell({ kind: 'key', key }),
    onResize: () => {
      this.#drawn = '';
      this.tell({ kind: 'resize' });
    },
    onSignal: () => this.tell({ kind: 'signal' }),
  });
  #view: View;
  #drawn = '';
  #end: (end: End) => void = () => {};

  constructor(first: View, tool: Tool<View, Event, Action>) {
    this.#view = first;
    this.#tool = tool;
  }

  get view(): View {
    return this.#view;
  }

  /** Opens the screen, closes it when `end` is called, and resolves to the value given to `end`. */
  async run(): Promise<End> {
    const { folder, tickMs } = this.#tool;
    const ended = new Promise<End>((resolve) => {
      this.#end = resolve;
    });
    const files = watchFolder(folder, (path) => this.tell({ kind: 'save', path }));
    const ticks = tickMs && setInterval(() => this.tell({ kind: 'tick', now: Date.now() }), tickMs);
    this.#screen.open();
    try {
      this.tell({ kind: 'open' });
      return await ended;
    } finally {
      if (ticks) clearInterval(ticks);
      this.#screen.close();
      await files.close();
    }
  }

  end(end: End): void {
    this.#end(end);
  }

  tell(event: ScreenEvent | Event): void {
    const [view, action] = this.#tool.update(this.#view, event);
    this.#view = view;
    this.#draw();
    if (action !== undefined) void this.#act(action);
  }

  /** Shows what went wrong; the loop goes on. */
  fail({ message }: Error): void {
    this.tell({ kind: 'error', sentence: `This did not work: ${message}` });
  }

  async #act(action: Action): Promise<void> {
    try {
      await this.#tool.act(action);
    } catch (error) {
      this.fail(error as Error);
    }
  }

  /** Draws the screen when something on it has changed. */
  #draw(): void {
    const { size } = this.#screen;
    const { lines, furthest } = layOut(this.#tool.partsOf(this.#view, size.columns), size);
    this.#view = { ...this.#view, furthest };
    const drawing = JSON.stringify([size, lines]);
    if (drawing !== this.#drawn) this.#screen.draw(lines);
    this.#drawn = drawing;
  }
}

/** How far the view is scrolled after a key; undefined for a key that does not scroll. */
export function scrolledBy(key: string, { scrolled, furthest }: Scroll): number | undefined {
  const by = { up: -1, down: 1, pageup: -10, pagedown: 10 }[key];
  return by === undefined ? undefined : Math.min(Math.max(Math.min(scrolled, furthest) + by, 0), furthest);
}

/** Whether a key leaves any screen, whatever it asks. */
export const isBreak = (key: string): boolean => key === 'ctrl+c' || key === 'ctrl+d';

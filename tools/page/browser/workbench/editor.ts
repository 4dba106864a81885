import { closeBrackets, closeBracketsKeymap, insertBracket } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import type { Text } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type KeyBinding,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { codeClasses } from './code-classes.ts';

export { highlight } from './highlight.ts';

/** How long Tab leaves the editor after Escape, as in CodeMirror itself. */
const LEAVING_MS = 2000;

/** Lets Tab leave; CodeMirror does not if Escape also ends a selection. */
function letTabLeave(view: EditorView): boolean {
  view.setTabFocusMode(LEAVING_MS);
  return false; // other commands follow
}

/** Tab indents, except after Escape. */
const KEYS: readonly KeyBinding[] = [
  { key: 'Escape', run: letTabLeave },
  ...closeBracketsKeymap,
  ...defaultKeymap,
  ...historyKeymap,
  indentWithTab,
];

/** The height of what covers the bottom of a low window. */
const FOOT_PIXELS = 112;

/** Tells whether the window is low, as above the keyboard of a phone. */
const isLow = () => document.documentElement.hasAttribute('data-low');

const EXTENSIONS = [
  keymap.of(KEYS),
  lineNumbers(),
  history(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  indentUnit.of('  '),
  EditorView.lineWrapping,
  EditorView.scrollMargins.of(() => ({ bottom: isLow() ? FOOT_PIXELS : 0 })),
  // Once the editor scrolls its own lines, CodeMirror no longer scrolls the page below it.
  EditorView.updateListener.of(({ geometryChanged, view }) => {
    if (geometryChanged && view.hasFocus && isLow()) view.dom.scrollIntoView({ block: 'nearest' });
  }),
  EditorView.decorations.of(({ state: { doc } }) => indentsOf(doc)),
  typescriptLanguage,
  syntaxHighlighting(codeClasses),
];

/** Indents the wrapped part of each line by two characters more than its beginning. */
function indentsOf(doc: Text): DecorationSet {
  const found = Array.from({ length: doc.lines }, (_, index) => {
    const { from, text } = doc.line(index + 1);
    return Decoration.line({
      attributes: { style: `--indent: ${text.search(/\S|$/) + 2}ch` },
    }).range(from);
  });
  return Decoration.set(found);
}

/** What screen readers say of an editor. */
interface Names {
  readonly label: string;
  /** The id of more words. */
  readonly describedBy: string;
}

/** Who is told what the reader does. */
export interface Listeners {
  onText(text: string): void;
  /** The reader pressed Ctrl+Enter or, on a Mac, Cmd+Enter. */
  onNext(): void;
  /** @param offset - of the cursor, from the beginning */
  onCursor(offset: number): void;
}

/** An editor for one file, in a part of the page. */
export class Editor {
  readonly #view: EditorView;
  /** From 1; 0 if no line is marked. */
  #marked = 0;

  constructor(parent: HTMLElement, text: string, names: Names, listeners: Listeners) {
    const goOn = () => {
      listeners.onNext();
      return true;
    };
    const mark = Decoration.line({ class: 'bad-line' });
    this.#view = new EditorView({
      parent,
      doc: text,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run: goOn }]),
        EXTENSIONS,
        EditorView.contentAttributes.of({
          'aria-label': names.label,
          'aria-describedby': names.describedBy,
          spellcheck: 'false',
          tabindex: '0',
        }),
        EditorView.decorations.of(({ state: { doc } }) => {
          const isThere = this.#marked > 0 && this.#marked <= doc.lines;
          return isThere
            ? Decoration.set(mark.range(doc.line(this.#marked).from))
            : Decoration.none;
        }),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged || selectionSet) listeners.onCursor(state.selection.main.head);
          if (docChanged) listeners.onText(state.doc.toString());
        }),
      ],
    });
  }

  /** Replaces the text; undo works. */
  replace(text: string): void {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
  }

  get hasFocus(): boolean {
    return this.#view.hasFocus;
  }

  /** The line of the cursor. */
  get line(): number {
    const { doc, selection } = this.#view.state;
    return doc.lineAt(selection.main.head).number;
  }

  /** Types a symbol; an opening bracket also gets its closing one. */
  type(symbol: string): void {
    const { state } = this.#view;
    this.#view.dispatch(insertBracket(state, symbol) ?? state.replaceSelection(symbol));
    this.#view.focus();
  }

  /** Marks a line as wrong; none without a line. */
  mark(line = 0): void {
    this.#marked = line;
    this.#view.dispatch({});
  }

  /** Puts the cursor at an offset, or at the nearest there is. */
  goTo(offset: number): void {
    this.#select(Math.min(offset, this.#view.state.doc.length));
  }

  /** Puts the cursor on a line, or on the nearest there is. */
  goToLine(line: number): void {
    const { doc } = this.#view.state;
    this.#select(doc.line(Math.min(Math.max(line, 1), doc.lines)).from);
  }

  /** Selects the `// TODO` of a stub, or goes to the beginning. */
  goToTask(): void {
    const [task] = this.#view.state.doc.toString().matchAll(/\/\/ TODO/g);
    this.#select(task?.index ?? 0, task?.[0].length);
  }

  #select(anchor: number, length = 0): void {
    this.#view.dispatch({ selection: { anchor, head: anchor + length }, scrollIntoView: true });
    this.#view.focus();
  }

  /** Removes the editor from the page. */
  close(): void {
    this.#view.destroy();
  }
}

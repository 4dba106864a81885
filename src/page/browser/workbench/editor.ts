/** The editor. It comes up when somebody asks for it, so its code stands in the page as a text until then. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import type { Extension, Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { codeClasses } from './code-classes.ts';

/** What the editor is opened with. */
export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  /** What a screen reader calls it. */
  readonly label: string;
  readonly onChange: (text: string) => void;
}

/** Ctrl-Enter is the workbench's. Tab indents, as programmers expect; Escape and then Tab leaves, which CodeMirror does by itself. */
const KEYS = [...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'), ...historyKeymap, indentWithTab];

const EXTENSIONS: Extension[] = [
  keymap.of(KEYS),
  lineNumbers(),
  history(),
  indentOnInput(),
  bracketMatching(),
  indentUnit.of('  '),
  EditorView.lineWrapping,
  typescriptLanguage,
  syntaxHighlighting(codeClasses),
];

export class Editor {
  readonly #view: EditorView;
  #marked: number | undefined;

  constructor({ parent, text, label, onChange }: EditorOptions) {
    this.#view = new EditorView({
      parent,
      doc: text,
      extensions: [
        EXTENSIONS,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        EditorView.decorations.of(({ state }) => lineMark(state.doc, this.#marked)),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
      ],
    });
  }

  /** Puts another text in, which can be undone. */
  replace(text: string): void {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
  }

  /** Marks a line; none takes the mark away. */
  mark(line: number | undefined): void {
    this.#marked = line;
    this.#view.dispatch({});
  }

  /** Puts the cursor into a line. */
  goTo(line: number): void {
    const { doc } = this.#view.state;
    const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    this.#view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    this.#view.focus();
  }

  close(): void {
    this.#view.destroy();
  }
}

function lineMark(doc: Text, line = 0): DecorationSet {
  if (line < 1 || line > doc.lines) return Decoration.none;
  return Decoration.set(Decoration.line({ class: 'bad-line' }).range(doc.line(line).from));
}

/** The editor, whose code stands in the page as a text until somebody asks for it. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { codeClasses } from './code-classes.ts';

/** Ctrl-Enter is the workbench's. Tab indents; after Escape it leaves, which CodeMirror does by itself. */
const KEYS = [...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'), ...historyKeymap, indentWithTab];

const EXTENSIONS = [
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
  /** From 1; 0 is none. */
  #marked = 0;

  /** @param label - what a screen reader calls it */
  constructor(parent: HTMLElement, text: string, label: string, onChange: (text: string) => void) {
    const mark = Decoration.line({ class: 'bad-line' });
    this.#view = new EditorView({
      parent,
      doc: text,
      extensions: [
        EXTENSIONS,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        EditorView.decorations.of(({ state: { doc } }) => {
          const isThere = this.#marked > 0 && this.#marked <= doc.lines;
          return isThere ? Decoration.set(mark.range(doc.line(this.#marked).from)) : Decoration.none;
        }),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
      ],
    });
  }

  /** Puts another text in, which can be undone. */
  replace(text: string): void {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
  }

  /** Marks a line; none takes the mark away. */
  mark(line = 0): void {
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

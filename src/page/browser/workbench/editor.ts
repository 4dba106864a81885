/** The editor. It comes up when somebody asks for it, so its code stands in the page as a text until then. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { codeClasses } from './code-classes.ts';

/** What the editor is opened with. */
export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  /** What a screen reader calls it. */
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
  readonly onNextFailure: () => void;
}

export interface Editor {
  /** Puts another text in, which can be undone. */
  replace(text: string): void;
  /** Marks a line; none takes the mark away. */
  mark(line: number | undefined): void;
  /** Puts the cursor into a line. */
  goTo(line: number): void;
  focus(): void;
  close(): void;
}

const markLine = StateEffect.define<number | undefined>();

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    let now = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(markLine)) continue;
      const line = effect.value;
      const isThere = line !== undefined && line <= state.doc.lines;
      now = isThere
        ? Decoration.set(Decoration.line({ class: 'bad-line' }).range(state.doc.line(line).from))
        : Decoration.none;
    }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Tab indents, as programmers expect; Escape and then Tab leaves, which CodeMirror does by itself. */
const extensions: Extension[] = [
  lineNumbers(),
  history(),
  indentOnInput(),
  bracketMatching(),
  indentUnit.of('  '),
  EditorView.lineWrapping,
  typescriptLanguage,
  syntaxHighlighting(codeClasses),
  marked,
];

export function openEditor({ parent, text, label, onChange, onRun, onNextFailure }: EditorOptions): Editor {
  const run = (act: () => void) => () => {
    act();
    return true;
  };
  const keys = keymap.of([
    { key: 'Mod-Enter', run: run(onRun) },
    { key: 'F8', run: run(onNextFailure) },
    ...defaultKeymap,
    ...historyKeymap,
    indentWithTab,
  ]);
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      keys,
      extensions,
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
      EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
    ],
  });
  const lineOf = (line: number) => view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  return {
    replace(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    mark(line) {
      view.dispatch({ effects: markLine.of(line) });
    },
    goTo(line) {
      view.dispatch({ selection: { anchor: lineOf(line).from }, scrollIntoView: true });
      view.focus();
    },
    focus() {
      view.focus();
    },
    close() {
      view.destroy();
    },
  };
}

import { spawn, spawnSync } from 'node:child_process';
import { parse } from 'node:path';

/** Tells editors with windows of their own a line. Any other has the terminal until it ends, and is told as vi is. */
const WINDOWS: readonly (readonly [RegExp, string])[] = [
  [/^(?:code|codium|cursor|windsurf)/, '--goto FILE:LINE'],
  [/^(?:subl|zed)/, 'FILE:LINE'],
  [/^(?:idea|webstorm)/, '--line LINE FILE'],
];

/** Returns the command of the editor of choice, or nothing: npm says vi or Notepad to its scripts where nobody has chosen. */
export function editorCommand({ VISUAL, EDITOR = '', npm_lifecycle_event: script } = process.env): string {
  return VISUAL || (script && /^(?:vi|notepad\.exe)$/.test(EDITOR) ? '' : EDITOR);
}

/** Opens a file, whose name is quoted for a shell, at a line. Waits for an editor that has the terminal, and says when one fails. */
export function openEditor(file: string, line: number, say: (sentence: string) => void): void {
  const editor = editorCommand();
  const [, form] = WINDOWS.find(([names]) => names.test(parse(editor.replace(/ .*/, '')).name)) ?? [];
  const words = (form ?? '+LINE FILE').replace('LINE', `${line}`).replace('FILE', () => file);
  const ended = (status: number | null) =>
    status && say(`"${editor}" ended with ${status}: expected an editor in $VISUAL or $EDITOR`);
  if (form) spawn(`${editor} ${words}`, { shell: true, stdio: 'ignore' }).on('exit', ended);
  else ended(spawnSync(`${editor} ${words}`, { shell: true, stdio: 'inherit' }).status);
}

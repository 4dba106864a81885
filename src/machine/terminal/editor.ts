import { spawn, spawnSync } from 'node:child_process';
import { parse } from 'node:path';

/**
 * How editors with their own windows take a line number. Any other editor runs in the terminal and
 * takes it like vi.
 */
const WINDOWS: readonly (readonly [RegExp, string])[] = [
  [/^(?:code|codium|cursor|windsurf)/, '--goto FILE:LINE'],
  [/^(?:subl|zed)/, 'FILE:LINE'],
  [/^(?:idea|webstorm)/, '--line LINE FILE'],
];

/**
 * Returns the command of your editor, or nothing if you have not set one: then npm sets vi or
 * Notepad for its scripts.
 */
export function editorCommand(
  { VISUAL, EDITOR = '', npm_lifecycle_event: script } = process.env,
): string {
  return VISUAL || (script && /^(?:vi|notepad\.exe)$/.test(EDITOR) ? '' : EDITOR);
}

/**
 * Opens a file, quoted for the shell, at a line. Waits for an editor in the terminal, and reports
 * one that fails.
 */
export function openEditor(file: string, line: number, say: (sentence: string) => void): void {
  const editor = editorCommand();
  const [, form] =
    WINDOWS.find(([names]) => names.test(parse(editor.replace(/ .*/, '')).name)) ?? [];
  const words = (form ?? '+LINE FILE').replace('LINE', `${line}`).replace('FILE', () => file);
  const ended = (status: number | null) =>
    status && say(`"${editor}" ended with ${status}: expected an editor in $VISUAL or $EDITOR`);
  if (form) spawn(`${editor} ${words}`, { shell: true, stdio: 'ignore' }).on('exit', ended);
  else ended(spawnSync(`${editor} ${words}`, { shell: true, stdio: 'inherit' }).status);
}

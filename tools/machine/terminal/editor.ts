import { spawn, spawnSync } from 'node:child_process';
import { parse } from 'node:path';

interface Editor {
  readonly names: RegExp;
  readonly arguments: string;
}

/** Editors with windows of their own, and how they take a line number. */
const WITH_WINDOWS: readonly Editor[] = [
  { names: /^(?:code|codium|cursor|windsurf)/, arguments: '--goto FILE:LINE' },
  { names: /^(?:subl|zed)/, arguments: 'FILE:LINE' },
  { names: /^(?:idea|webstorm)/, arguments: '--line LINE FILE' },
];

/** Any other editor runs in the terminal, and takes a line number like vi. */
const LIKE_VI = '+LINE FILE';

/**
 * Returns the command of your editor. For its scripts npm sets vi or Notepad, which you may not
 * have chosen, so these do not count there.
 * @returns an empty text if you have not set one
 */
export function editorCommand(
  { VISUAL, EDITOR = '', npm_lifecycle_event: script } = process.env,
): string {
  if (VISUAL) return VISUAL;
  const isSetByNpm = script && /^(?:vi|notepad\.exe)$/.test(EDITOR);
  return isSetByNpm ? '' : EDITOR;
}

/**
 * Opens a file in your editor. Waits for an editor in the terminal.
 * @param file - quoted for the shell
 * @param say - gets a sentence if the editor fails
 */
export function openEditor(file: string, line: number, say: (sentence: string) => void): void {
  const command = editorCommand();
  const withWindow = findWithWindow(command);
  const words = (withWindow?.arguments ?? LIKE_VI)
    .replace('LINE', `${line}`)
    .replace('FILE', () => file); // a function, because a text may contain `$&`
  const sayIfFailed = (status: number | null) => {
    if (status) say(`"${command}" ended with ${status}: expected an editor in $VISUAL or $EDITOR`);
  };
  if (withWindow) {
    const editing = spawn(`${command} ${words}`, { shell: true, stdio: 'ignore' });
    editing.on('exit', sayIfFailed);
  } else {
    const { status } = spawnSync(`${command} ${words}`, { shell: true, stdio: 'inherit' });
    sayIfFailed(status);
  }
}

/** Recognizes an editor by the first word of its command, like `/usr/bin/code --wait`. */
function findWithWindow(command: string): Editor | undefined {
  const { name } = parse(command.replace(/ .*/, ''));
  return WITH_WINDOWS.find(({ names }) => names.test(name));
}

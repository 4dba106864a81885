import { spawn, spawnSync } from 'node:child_process';
import { parse } from 'node:path';

/** How editors with windows of their own are told a line. Any other has the terminal until it ends, and is told as vi is. */
const WINDOWS = { code: '--goto FILE:LINE', subl: 'FILE:LINE', zed: 'FILE:LINE', idea: '--line LINE FILE' };

/** Returns the command of the editor of choice, or nothing. */
export const editorCommand = ({ VISUAL, EDITOR } = process.env): string => VISUAL || EDITOR || '';

/** Opens a file at a line, and waits for an editor that has the terminal. */
export function openEditor(file: string, line: number): void {
  const form = Object.entries(WINDOWS).find(([name]) => name === parse(editorCommand().replace(/ .*/, '')).name)?.[1];
  const words = (form ?? '+LINE FILE').replace('LINE', `${line}`).replace('FILE', () => JSON.stringify(file));
  (form ? spawn : spawnSync)(`${editorCommand()} ${words}`, { shell: true, stdio: form ? 'ignore' : 'inherit' });
}

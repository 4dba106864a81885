import { styleText } from 'node:util';

/**
 * Says whether a stream gets colours, as a terminal that has them does. FORCE_COLOR gives them to a pipe, too, and takes them away
 * as 0 or false; NO_COLOR takes them away.
 */
export function hasColours(stream: NodeJS.WriteStream, { FORCE_COLOR, NO_COLOR } = process.env): boolean {
  if (FORCE_COLOR) return !['0', 'false'].includes(FORCE_COLOR);
  return !NO_COLOR && stream.isTTY && stream.hasColors();
}

export type Paint = (style: Extract<Parameters<typeof styleText>[0], string>, text: string) => string;

/** Writes in styles wherever it goes. */
export const inStyle: Paint = (style, text) => styleText(style, text, { validateStream: false });

/** Returns what writes in styles where the stream has colours. */
export const painterFor = (stream: NodeJS.WriteStream): Paint =>
  hasColours(stream) ? inStyle : (_style, text) => text;

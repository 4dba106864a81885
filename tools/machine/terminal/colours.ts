import { styleText } from 'node:util';

/**
 * Tells whether to colour a stream: a terminal that has colours, unless FORCE_COLOR or else
 * NO_COLOR says something else.
 */
export function hasColours(
  stream: NodeJS.WriteStream,
  { FORCE_COLOR, NO_COLOR } = process.env,
): boolean {
  if (FORCE_COLOR) return !['0', 'false'].includes(FORCE_COLOR);
  return !NO_COLOR && stream.isTTY && stream.hasColors();
}

/** Styles a text. */
export type Paint = (
  style: Extract<Parameters<typeof styleText>[0], string>,
  text: string,
) => string;

/** Styles text for any stream. */
export const inStyle: Paint = (style, text) => styleText(style, text, { validateStream: false });

/** Returns a function that styles text if the stream has colours. */
export function painterFor(stream: NodeJS.WriteStream): Paint {
  return hasColours(stream) ? inStyle : (_style, text) => text;
}

import type { Argument } from './chapter.ts';

/** A group as the matcher finds it, and Cucumber's messages tell it. */
interface Group {
  readonly start?: number | undefined;
  readonly value?: string | null | undefined;
  readonly children?: readonly Group[] | undefined;
}

/** An argument of that parameter type: what the type captures of the words that it takes, or all of them. */
export function argumentOf(type = '', { start = 0, value, children = [] }: Group): Argument {
  const captured = children.find((child) => typeof child.value === 'string');
  return captured ? argumentOf(type, captured) : { type, start, text: value ?? '' };
}

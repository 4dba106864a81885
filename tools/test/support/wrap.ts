/** Wraps a text, so that with `> ` or a bullet its lines have at most 100 characters. */
export const wrap = (text: string): string[] => text.match(/\S.{0,97}(?=\s|$)/g) ?? [];

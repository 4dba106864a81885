/** Turns a name into a part of an address: `Two kings are enough` into `two-kings-are-enough`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}♣♦♥♠]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Returns a function that makes unique addresses below a chapter: a repeated name gets a number.
 */
export function slugsBelow(chapter: string): (name: string) => string {
  const uses = new Map<string, number>();
  return (name) => {
    const slug = `${chapter}/${slugOf(name) || 'example'}`;
    const use = (uses.get(slug) ?? 0) + 1;
    uses.set(slug, use);
    return use === 1 ? slug : `${slug}-${use}`;
  };
}

/** Tells whether a key is pressed by itself where nobody types. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && (target.isContentEditable || target.matches('input'));
  return !ctrlKey && !metaKey && !altKey && !isTyping;
}

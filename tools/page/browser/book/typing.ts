/** Tells whether a key was pressed without Ctrl, Meta or Alt, outside text fields. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input'));
  return !ctrlKey && !metaKey && !altKey && !isTyping;
}

/** Below this height a keyboard is on the screen, or the window as low; a scale is that of two fingers. */
const LOW_PIXELS = 560;

/** Tells the styles what a phone's keyboard leaves of the window: not every browser makes the page smaller. */
export function watchKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const hasKeyboard = matchMedia('(pointer: coarse)').matches;
  const root = document.documentElement;
  const tell = () => {
    root.style.setProperty('--seen', `${seen.height}px`);
    root.style.setProperty('--under', `${Math.max(innerHeight - seen.height - seen.offsetTop, 0)}px`);
    root.toggleAttribute('data-low', hasKeyboard && seen.height * seen.scale < LOW_PIXELS);
  };
  for (const change of ['resize', 'scroll']) seen.addEventListener(change, tell);
  tell();
}

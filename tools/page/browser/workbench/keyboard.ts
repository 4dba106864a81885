/** Below this height, without pinch zoom, the keyboard is probably open. */
const LOW_PIXELS = 560;

/** Tells the styles what a phone's keyboard leaves free: not every browser resizes the page. */
export function watchKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const hasKeyboard = matchMedia('(pointer: coarse)').matches;
  const root = document.documentElement;
  const tell = () => {
    const isLow = hasKeyboard && seen.height * seen.scale < LOW_PIXELS;
    root.toggleAttribute('data-low', isLow);
    if (!isLow) return; // else the browser would style the whole page again
    const under = Math.max(innerHeight - seen.height - seen.offsetTop, 0);
    root.style.setProperty('--seen', `${seen.height}px`);
    root.style.setProperty('--under', `${under}px`);
  };
  for (const change of ['resize', 'scroll']) seen.addEventListener(change, tell);
  tell();
}

/** The browser does not let the page start a worker. */
export class NoWorker extends Error {}

let url: string | undefined;

/** Starts a worker. Its code is in the page, so that it also works from disk. */
export function startWorker(): Worker {
  const code = document.getElementById('workbench-worker')?.textContent ?? '';
  url ??= URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  return new Worker(url);
}

/** Which browser the tests open, and where it is. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from 'playwright-core';

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

type Engine = (typeof ENGINES)[number];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The engine of the browser: BROWSER_ENGINE, or Chromium's. */
export const ENGINE = readEngine();

/** Returns the path of a browser with that engine, or `undefined` if there is none. */
export function findBrowser(): string | undefined {
  const { FIREFOX_PATH } = process.env;
  switch (ENGINE) {
    case 'chromium':
      return findChromium();
    case 'firefox':
      return programAt(FIREFOX_PATH ?? firefox.executablePath());
    case 'webkit':
      return programAt(webkit.executablePath());
  }
}

/** Returns the path of Chromium or Chrome: CHROMIUM_PATH, or one of the usual places. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return programAt(CHROMIUM_PATH);
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find(programAt);
}

function readEngine(): Engine {
  const { BROWSER_ENGINE = 'chromium' } = process.env;
  const engine = ENGINES.find((name) => name === BROWSER_ENGINE);
  if (engine === undefined)
    throw new Error(`BROWSER_ENGINE is "${BROWSER_ENGINE}", not one of ${ENGINES.join(', ')}`);
  return engine;
}

/** Returns a path if it is the path of a program. */
function programAt(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
}

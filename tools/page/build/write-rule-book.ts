import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { printable, quote } from '../../../src/cards/quote.ts';
import { home, packageFile } from '../../machine/package/package-files.ts';
import { makeFolder, replaceFile, requireWritable } from '../../machine/terminal/files.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';

/** The options of `rule-book`. */
export interface RuleBookOptions {
  /** The folder for the page. */
  readonly out: string;
  /** Whether to open the page in a browser. */
  readonly open?: boolean;
  /** Whether to replace a page that this command did not write. */
  readonly force?: boolean;
}

/** The last line of each page that this command writes, to recognise it. */
const MARK = '<!-- written by poker-kata rule-book -->\n';

/** How long opening a browser may take to fail. */
const OPEN_MS = 1500;

/**
 * Runs `rule-book`. Before making the page, it checks that the page can be written.
 *
 * @throws Error if there is a page that this command did not write
 */
export async function writeRuleBook({ out, open, force }: RuleBookOptions): Promise<void> {
  const page = join(out, 'index.html');
  makeFolder(out);
  requireWritable(page);
  if (!force) rejectForeign(page);
  const html = await readPage();
  replaceFile(page, `${html}${MARK}`);
  const size = Math.ceil(Buffer.byteLength(html) / 1000);
  const sentence = `The rule book is ${printable(page)} (${size} KB): open it in any browser.\n`;
  process.stdout.write(wrapFor(process.stdout, sentence));
  if (open) await openInBrowser(page);
}

/** Reads the page that comes with the package; a checkout makes it. */
async function readPage(): Promise<string> {
  if (!home.fromSource) {
    const packed = readFileSync(packageFile('dist/rule-book.html.br'));
    return brotliDecompressSync(packed).toString();
  }
  process.stderr.write('Making the page: checking all examples takes a few seconds …\n');
  const maker = pathToFileURL(packageFile('tools/page/build/make-page.ts')).href;
  const { makePage }: typeof import('./make-page.ts') = await import(maker);
  const { html } = await makePage(home.root);
  return html;
}

function rejectForeign(page: string): void {
  if (!existsSync(page) || readFileSync(page, 'utf8').endsWith(MARK)) return;
  throw new Error(
    `rule-book did not write ${quote(page)}: choose another folder with --out, or add --force`,
  );
}

async function openInBrowser(page: string): Promise<void> {
  const { default: open } = await import('open');
  const opening = await open(resolve(page));
  const exit = once(opening, 'exit').then(([status]) => status === 0);
  const stillRuns = wait(OPEN_MS, true);
  const isOpen = await Promise.race([exit, stillRuns]).catch(() => false);
  if (!isOpen) process.stderr.write('Could not open a browser.\n');
}

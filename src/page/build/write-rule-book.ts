import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { quote } from '../../kata/cards/quote.ts';
import { BadData } from '../../terminal/bad-data.ts';
import { makeFolder, orSayWhy, replaceFile, requireWritable } from '../../terminal/files.ts';
import { home, isCheckout } from '../../terminal/package-files.ts';
import { wrapFor } from '../../terminal/wrap-text.ts';
import { pageOfOwnRun, type RunPage } from './make-page.ts';

export interface RuleBookOptions {
  readonly out: string;
  readonly open?: boolean;
  readonly force?: boolean;
}

/** The last line of each page written here, by which it is known again. */
const MARK = '<!-- written by poker-kata rule-book -->\n';

/** How long to wait for a browser that cannot be opened to say so, in milliseconds. */
const OPEN_MS = 1500;

/** `rule-book`: the features, and a run of them, as a page. */
export async function writeRuleBook({ out, open, force }: RuleBookOptions): Promise<void> {
  const page = join(out, 'index.html');
  rejectUnwritable(out, page);
  if (!force) rejectForeign(page);
  const { html, allPassed } = await (isCheckout ? pageOfCucumber() : pageOfOwnRun(home));
  replaceFile(page, `${html}${MARK}`);
  const size = Math.ceil(Buffer.byteLength(html) / 1000);
  const sentence = `The rule book is ${page} (${size} KB): open it in any browser.\n`;
  process.stdout.write(wrapFor(process.stdout, sentence));
  if (!allPassed) {
    process.stderr.write('Some examples failed; the page begins with them.\n');
    process.exitCode = 1;
  }
  if (open) await openInBrowser(page);
}

/** Checks this before the examples run, so that nobody waits for nothing. */
function rejectUnwritable(out: string, page: string): void {
  makeFolder(out);
  orSayWhy(out, () => accessSync(out, constants.W_OK));
  if (existsSync(page)) requireWritable(page);
}

/** A page that somebody else has made is not replaced; an empty file is. */
function rejectForeign(page: string): void {
  if (!existsSync(page)) return;
  const text = readFileSync(page, 'utf8');
  if (text === '' || text.endsWith(MARK)) return;
  throw new Error(
    `${quote(page)} was not written by rule-book: choose another folder by --out, or replace it by --force`,
  );
}

/** The page of a run of the real Cucumber with our formatter, and whether all passed. */
async function pageOfCucumber(): Promise<RunPage> {
  const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
  try {
    const page = join(folder, 'index.html');
    const { status, complaints } = await cucumberInto(page);
    if (!existsSync(page)) throw new BadData(withoutPage(status, complaints));
    return { html: readFileSync(page, 'utf8'), allPassed: status === 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Passes the path as a format option, which is JSON, because a quotation mark would end the format itself. */
async function cucumberInto(page: string): Promise<{ status: number | null; complaints: string }> {
  const cucumber = join(
    dirname(createRequire(import.meta.url).resolve('@cucumber/cucumber/package.json')),
    'bin/cucumber.js',
  );
  const format = ['--format', './src/page/build/formatter.ts', '--format-options', JSON.stringify({ page })];
  const run = ['--import', import.meta.resolve('tsx'), cucumber, ...format];
  const child = spawn(process.execPath, run, { cwd: home.root, stdio: ['ignore', 'ignore', 'pipe'] });
  const [[status], complaints] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return { status, complaints };
}

/** The first error is the cause of the rest; a stack helps nobody here. */
function withoutPage(status: number | null, complaints: string): string {
  const lines = complaints.split('\n').filter((line) => line.trim());
  const cause =
    lines.find((line) => /^(\w*Error|Parse error)\b/.test(line)) ?? lines[0] ?? `it ended with status ${status}`;
  return `Cucumber made no rule book: ${cause.trim()}`;
}

async function openInBrowser(page: string): Promise<void> {
  const { default: open } = await import('open');
  const opening = await open(resolve(page));
  const outcome = Promise.race([once(opening, 'exit').then(([status]) => status as number), wait(OPEN_MS, 0)]);
  if ((await outcome.catch(() => 1)) !== 0) process.stderr.write('No browser could be opened here.\n');
}

/**
 * A formatter for Cucumber that writes the rule book as a page:
 *
 *     node --import tsx node_modules/@cucumber/cucumber/bin/cucumber.js --format ./src/page/build/formatter.ts:page.html
 *
 * `--format-options '{"page":"page.html"}'` names the file in another way, which takes any path.
 */
import { writeFileSync } from 'node:fs';
import { Formatter, type IFormatterOptions } from '@cucumber/cucumber';
import type { Envelope } from '@cucumber/messages';
import { pageOfRun } from './make-page.ts';

export default class RuleBookFormatter extends Formatter {
  readonly #messages: Envelope[] = [];
  readonly #page: string | undefined;

  constructor(options: IFormatterOptions) {
    super(options);
    const { page } = options.parsedArgvOptions;
    this.#page = page;
    options.eventBroadcaster.on('envelope', (message: Envelope) => this.#messages.push(message));
  }

  /** Writes the page once all messages have come. */
  override async finished(): Promise<void> {
    const html = await pageOfRun(this.#messages, { root: this.cwd, fromSource: true });
    if (this.#page === undefined) this.log(html);
    else writeFileSync(this.#page, html);
    await super.finished();
  }
}

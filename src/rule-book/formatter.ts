/**
 * A formatter for Cucumber that writes the rule book as a page:
 *
 *     node --import tsx node_modules/.bin/cucumber-js --format ./src/rule-book/formatter.ts:page.html
 */
import { Formatter, type IFormatterOptions } from '@cucumber/cucumber';
import type { Envelope } from '@cucumber/messages';
import { pageOfRun } from './make-page.ts';

export default class RuleBookFormatter extends Formatter {
  readonly #messages: Envelope[] = [];

  constructor(options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', (message: Envelope) => this.#messages.push(message));
  }

  /** All that has to be told was told: the page can be written. */
  override async finished(): Promise<void> {
    this.log(await pageOfRun(this.#messages, { root: this.cwd, fromSource: true }));
    await super.finished();
  }
}

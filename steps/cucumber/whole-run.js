/** A formatter of Cucumber like `progress`, which ends with the first failure if there are many. */
import { ProgressFormatter } from '@cucumber/cucumber';
import { describe, failuresOf } from './first-failure.js';

export default class WholeRun extends ProgressFormatter {
  logSummary(duration) {
    super.logSummary(duration);
    const failures = failuresOf(this);
    if (failures.length < 2) return;
    const all = this.eventDataCollector.getTestCaseAttempts().length;
    this.log(`\n${failures.length} of ${all} scenarios fail. The first is:\n\n`);
    this.log(describe(this, failures[0]));
  }
}

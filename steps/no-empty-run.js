/**
 * Fails a run in which no scenario matched the path, line or tag: Cucumber would call that a
 * success. A dry run may be empty.
 *
 * This is a plugin, because in a parallel run each hook knows only the scenarios of its own
 * process. It is not in TypeScript, because Cucumber loads plugins before tsx.
 */
import { existsSync } from 'node:fs';

/** A file that lists scenarios, like `@rerun.txt`, may be empty, and so may a shard. */
const MAY_BE_EMPTY = process.argv.some((word) => isList(word) || word.startsWith('--shard'));

export default {
  type: 'plugin',
  coordinator({ on }) {
    let hasScenario = false;
    let isDryRun = false;
    on('message', ({ testCaseStarted, testRunHookFinished, testRunFinished }) => {
      if (testCaseStarted) hasScenario = true;
      // Hooks such as `BeforeAll` always run: only a dry run skips them.
      if (testRunHookFinished?.result.status === 'SKIPPED') isDryRun = true;
      if (testRunFinished && !hasScenario && !isDryRun && !MAY_BE_EMPTY)
        process.on('exit', rejectRun);
    });
  },
};

function isList(word) {
  return word.startsWith('@') && existsSync(word.slice(1));
}

function rejectRun() {
  console.error(`no scenario matched: ${process.argv.slice(2).join(' ')}`);
  process.exitCode = 1;
}

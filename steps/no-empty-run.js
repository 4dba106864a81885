/**
 * Fails a run in which no scenario matched the path, line or tag: Cucumber would call that a
 * success.
 *
 * This is a plugin, because in a parallel run each hook knows only the scenarios of its own
 * process. It is not in TypeScript, because Cucumber loads plugins before tsx.
 */
import { existsSync } from 'node:fs';

/** A dry run may be empty, and so may a shard or a list of scenarios, like `@rerun.txt`. */
const MAY_BE_EMPTY = process.argv.some(
  (word) => isList(word) || /^(-d$|--dry-run|--shard)/.test(word),
);

export default {
  type: 'plugin',
  coordinator({ on }) {
    let hasScenario = false;
    on('message', ({ testCaseStarted, testRunFinished }) => {
      if (testCaseStarted) hasScenario = true;
      if (testRunFinished && !hasScenario && !MAY_BE_EMPTY) process.on('exit', rejectRun);
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

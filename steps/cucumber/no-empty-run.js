/**
 * Fails a run in which no scenario matched the path, line or tag: Cucumber would call that a
 * success.
 *
 * This is a plugin, because in a parallel run each hook knows only the scenarios of its own
 * process. It is not in TypeScript, because Cucumber loads plugins before tsx.
 */
import { existsSync, readdirSync } from 'node:fs';

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
  const words = process.argv.slice(2);
  console.error(`no scenario matched: ${words.join(' ')}`);
  const chapter = nearestChapter(words);
  if (chapter) console.error(`the nearest chapter is features/${chapter}`);
  if (/:\d+( |$)/.test(words.join(' '))) {
    console.error('a line must be the one of the name of a scenario, or of a row of its table');
  }
  process.exitCode = 1;
}

/** Finds the chapter of a number that was typed, or with the name that is most like a word. */
function nearestChapter(words) {
  const typed = words.map((word) => /([^/\\]*?)(?:\.feature.*)?$/.exec(word)[1]);
  const likeness = (file) => Math.max(...typed.map((word) => likenessOf(word, file)));
  const files = readdirSync('features').filter((name) => name.endsWith('.feature'));
  const [nearest] = files.sort((a, b) => likeness(b) - likeness(a));
  return likeness(nearest) >= 0.4 ? nearest : undefined;
}

/** Says how much of two texts is alike, from 0 to 1: pairs of neighbouring letters in both. */
function likenessOf(word, file) {
  const number = /^\d+/.exec(word)?.[0];
  if (number) return Number(number) === Number.parseInt(file, 10) ? 1 : 0;
  const pairs = pairsOf(word);
  const ofFile = pairsOf(file.replace(/^\d+-|\.feature$/g, ''));
  return (
    (2 * pairs.filter((pair) => ofFile.includes(pair)).length) / (pairs.length + ofFile.length)
  );
}

function pairsOf(text) {
  const letters = text.toLowerCase().replaceAll(/[^a-z]/g, '');
  return Array.from(letters.slice(1), (letter, index) => letters[index] + letter);
}

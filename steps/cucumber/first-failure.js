/**
 * A formatter of Cucumber that shows the first failure and nothing else; `npx cucumber-js -p first`
 * stops there. (Cucumber loads formatters without tsx, so this is not in TypeScript.)
 */
import { Formatter, formatterHelpers } from '@cucumber/cucumber';

/** If a failure takes more lines of a terminal of 80 columns, its tables are cut. */
const MOST_LINES = 20;
const COLUMNS = 80;
const MOST_ROWS = 6;
const LONG_TABLE = new RegExp(`(?: *\\|.*\n){${MOST_ROWS + 1},}`, 'g');

export default class FirstFailure extends Formatter {
  constructor(options) {
    super(options);
    let isCounting = false;
    options.eventBroadcaster.on('envelope', ({ testCaseStarted, testRunFinished }) => {
      if (testCaseStarted && !isCounting && isCount(this, testCaseStarted)) {
        isCounting = true;
        this.#sayThatCountsBegin();
      }
      if (testRunFinished) this.#end();
    });
  }

  #sayThatCountsBegin() {
    const { length } = attemptsOf(this);
    if (length > 1 && failuresOf(this).length === 0) {
      this.log(`All ${length - 1} quick examples pass. Now hands are counted …\n`);
    }
  }

  #end() {
    const { length } = attemptsOf(this);
    const [failure] = failuresOf(this);
    if (failure) this.log(describe(this, failure));
    else if (length > 0) this.log(`All ${length} examples pass.\n`);
  }
}

const attemptsOf = ({ eventDataCollector }) => eventDataCollector.getTestCaseAttempts();

function isCount({ eventDataCollector }, { id }) {
  const { pickle } = eventDataCollector.getTestCaseAttempt(id);
  return pickle.tags.some(({ name }) => name === '@count');
}

const isFailed = ({ status }) => /^(?:FAILED|UNDEFINED|AMBIGUOUS)$/.test(status);

/** Lists the scenarios that failed, in the order in which they ran. */
export const failuresOf = (formatter) =>
  attemptsOf(formatter).filter(({ worstTestStepResult }) => isFailed(worstTestStepResult));

/** Writes a scenario as Cucumber does, up to the step that fails. */
export function describe(formatter, failure) {
  const { testCase, stepResults } = failure;
  const failing = testCase.testSteps.findIndex(({ id }) => isFailed(stepResults[id] ?? {}));
  const testSteps = testCase.testSteps.slice(0, failing + 1);
  const testCaseAttempt = { ...failure, testCase: { ...testCase, testSteps } };
  const text = formatterHelpers.formatIssue({ ...formatter, number: 1, testCaseAttempt }).trimEnd();
  return `${linesOf(text) > MOST_LINES ? text.replaceAll(LONG_TABLE, withoutEnd) : text}\n`;
}

/** Counts the lines that a text takes in a terminal. */
function linesOf(text) {
  let lines = 0;
  for (const line of text.split('\n')) lines += Math.max(1, Math.ceil(line.length / COLUMNS));
  return lines;
}

function withoutEnd(table) {
  const rows = table.split('\n').slice(0, MOST_ROWS);
  return `${rows.join('\n')}\n       …\n`;
}

/** `practice check`: sends a program each question once, and says whether its answers are well-formed. */
import { codeOf } from '../machine/package/entry-code.ts';
import { home } from '../machine/package/package-files.ts';
import { checkAnswer } from '../machine/program/check-answer.ts';
import { Questioner, writeLine } from '../machine/program/questioner.ts';
import { answerIn, readReply } from '../machine/program/reply.ts';
import { type AskedLine, EVERY_LINE } from '../machine/program/session.ts';
import { BAD_DATA } from '../machine/terminal/exit-status.ts';
import { printLines } from '../machine/terminal/screen.ts';
import { NoAnswer } from '../solution/errors.ts';
import { isForProgram, type PracticeOptions, startCourse } from './courses.ts';

const NOT_KNOWN =
  '        The program says that it does not answer this question yet. That is allowed.';

/** What became of one question. */
type Outcome = 'well-formed' | 'not known' | 'malformed' | 'no answer';

/**
 * Prints each question and the answer of a program, and what is malformed; whether it is right is
 * not said. The status is 1 if an answer is malformed, or does not come.
 * @throws Error if the options name no program
 */
export async function checkProgram(options: PracticeOptions): Promise<void> {
  if (!isForProgram(options)) {
    throw new Error(
      'check needs a program: say how to start it with --run, or choose a --language',
    );
  }
  const { course, note } = startCourse(options);
  const { command = '', folder = '.' } = course.program ?? {};
  if (note) printLines([note, '']);
  const pipes = await codeOf(home, 'tools/machine/program/pipes.ts', 'program-pipes.js');
  const questioner = new Questioner({ command, folder, pipes });
  const outcomes: Outcome[] = [];
  for (const line of EVERY_LINE) {
    outcomes.push(checkLine(questioner, line, outcomes.length + 1));
    if (!questioner.hasAnswered) break; // it does not run
  }
  questioner.close();
  printLines([countsOf(outcomes)]);
  const isBad = outcomes.some((one) => one === 'malformed' || one === 'no answer');
  if (isBad) process.exitCode = BAD_DATA;
}

/** Counts what became of all questions: `20 questions: 19 well-formed, 1 malformed.` */
function countsOf(outcomes: readonly Outcome[]): string {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const counts = [
    [count('well-formed'), 'well-formed'],
    [count('malformed'), 'malformed'],
    [count('no answer'), 'without an answer'],
    [count('not known'), 'not answered yet'],
    [EVERY_LINE.length - outcomes.length, 'not asked'],
  ] as const;
  const words = counts.flatMap(([some, what]) => (some > 0 ? [`${some} ${what}`] : []));
  return `${EVERY_LINE.length} questions: ${words.join(', ')}.`;
}

/** Sends one line, and prints it with what came back. */
function checkLine(questioner: Questioner, line: AskedLine, id: number): Outcome {
  const { question, items } = line;
  printLines([`ask     ${writeLine(id, question, items)}`]);
  let outcome: Outcome = 'no answer';
  try {
    const reply = questioner.tell(question, items);
    printLines([`answer  ${JSON.stringify(reply)}`]);
    outcome = 'malformed';
    const { answers, unknown } = reply;
    if (unknown === true) {
      printLines([NOT_KNOWN, '']);
      return 'not known';
    }
    checkReply(line, answers);
    printLines(['']);
    return 'well-formed';
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    printLines([`        ✗ ${outcome}: ${error.message}`, '']);
    return outcome;
  }
}

/** @throws NoAnswer if there is not a well-formed answer for each item */
function checkReply({ question, items }: AskedLine, answers: unknown): void {
  if (!Array.isArray(answers) || answers.length !== items.length) {
    throw new NoAnswer(`expected "answers", as many as items: ${items.length}`);
  }
  for (const [index, answer] of answers.entries()) {
    const reply = readReply(answer, items.length, '.');
    const isRefused = 'error' in reply && !(reply.error instanceof NoAnswer);
    if (!isRefused) checkAnswer(question, items[index], answerIn(reply));
  }
}

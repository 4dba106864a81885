/** `practice check`: sends a program each question once, and says whether its answers are well-formed. */
import { inFull } from '../../kata/cards/quote.ts';
import { codeOf } from '../../machine/package/entry-code.ts';
import { home } from '../../machine/package/package-files.ts';
import { checkAnswer } from '../../machine/program/check-answer.ts';
import { Questioner, writeLine } from '../../machine/program/questioner.ts';
import { answerIn, readReply } from '../../machine/program/reply.ts';
import { type AskedLine, EVERY_LINE } from '../../machine/program/session.ts';
import { BAD_DATA } from '../../machine/terminal/exit-status.ts';
import { printLines } from '../../machine/terminal/screen.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { isForProgram, type PracticeOptions, startCourse } from './courses.ts';

/** What became of one question. */
type Outcome = 'well-formed' | 'not known' | 'malformed';

/**
 * Prints each question and the answer of a program, and what is malformed; whether it is right is
 * not said. The status is 1 if anything is malformed.
 * @throws Error if the options name no program
 */
export async function checkProgram(options: PracticeOptions): Promise<void> {
  if (!isForProgram(options)) {
    throw new Error('check is for programs: expected --run or --language');
  }
  const { course, note } = startCourse(options);
  const { command = '', folder = '.' } = course.program ?? {};
  if (note) printLines([note, '']);
  const pipes = await codeOf(home, 'src/machine/program/pipes.ts', 'program-pipes.js');
  const questioner = new Questioner({ command, folder, pipes });
  const outcomes: Outcome[] = [];
  for (const line of EVERY_LINE) {
    outcomes.push(checkLine(questioner, line, outcomes.length + 1));
    if (!questioner.hasAnswered) break; // it does not run
  }
  questioner.close();
  const count = (outcome: Outcome) => inFull(outcomes.filter((one) => one === outcome).length);
  printLines([
    `${inFull(outcomes.length)} questions: ${count('well-formed')} well-formed answers, ` +
      `${count('malformed')} malformed, ${count('not known')} not known yet.`,
  ]);
  if (outcomes.includes('malformed')) process.exitCode = BAD_DATA;
}

/** Sends one line, and prints it with what came back. */
function checkLine(questioner: Questioner, line: AskedLine, id: number): Outcome {
  const { question, items } = line;
  printLines([`ask     ${writeLine(id, question, items)}`]);
  try {
    const { answers, unknown } = questioner.tell(question, items);
    printLines([`answer  ${JSON.stringify({ id, answers, unknown })}`]);
    if (unknown === true) {
      printLines(['        The program does not know this question yet.', '']);
      return 'not known';
    }
    checkReply(line, answers);
    printLines(['']);
    return 'well-formed';
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    printLines([`        ✗ malformed: ${error.message}`, '']);
    return 'malformed';
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

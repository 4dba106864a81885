/** What is said about somebody's own examples, in terminal, report and page. */
import { listed } from '../../machine/words/nearest.ts';
import { spokenName } from '../exercise.ts';
import { exerciseNamed } from '../exercises.ts';
import {
  areAllAside,
  asideOf,
  counts,
  isCaught,
  type OwnExample,
  type OwnExamplesVerdict,
} from '../own-verdict.ts';
import { isWrongAnswer, type Trouble } from '../verdict.ts';

const COUNTS =
  'it is about the number of hands. A number copied from a book would catch nearly every mistake, so name the cards of a hand instead';

/** Says why an example does not count, with the sentence that is not true; nothing if it counts. */
export function whyNotCounted(example: OwnExample): string | undefined {
  const why = whyNotAgreed(example);
  const sentence = troubleWith(example)?.example?.sentence;
  return sentence === undefined ? why : `"${sentence}", but ${why}`;
}

/** Says why an example does not count, for who has it in sight; nothing if it counts. */
export function whyNotAgreed(example: OwnExample): string | undefined {
  switch (example.status) {
    case 'unreadable':
      return example.trouble.message;
    case 'counts hands':
      return COUNTS;
    case 'refused':
      return example.reason;
    case 'contradicted':
      return whatIsSaid(example.rules, 'the rules say', example.why);
    case 'too strict':
      return whatIsSaid(example.right, 'a right program says');
    case 'agrees':
      return undefined;
  }
}

/** Returns how the rules or a right program fail an example, if they do. */
export function troubleWith(example: OwnExample): Trouble | undefined {
  if (example.status === 'contradicted') return example.rules;
  return example.status === 'too strict' ? example.right : undefined;
}

/** Writes what is said instead and, if that is known, why. */
function whatIsSaid(trouble: Trouble, whoSays: string, why?: string): string {
  const because = why ? `: ${why}` : '';
  if (!isWrongAnswer(trouble)) return `${trouble.message}${because}`;
  if (trouble.isAboutRefusal) return `${whoSays} nothing against it`;
  const isTrueOrFalse = trouble.expected === 'true' || trouble.expected === 'false';
  const answer = isTrueOrFalse ? 'the opposite' : (trouble.answer ?? trouble.got);
  return `${whoSays} ${answer}${because}`;
}

/** Says how many wrong programs examples catch: `Your 3 examples catch 4 of 6 wrong programs`. */
export function scoreOf(verdict: OwnExamplesVerdict): string {
  const { exercise, examples, programs } = verdict;
  const counting = examples.filter(counts).length;
  if (counting === 0) return 'None of your examples counts yet';
  if (areAllAside(verdict))
    return `Your examples ask nothing about ${spokenName(exerciseNamed(exercise))}`;
  const caught = programs.filter(isCaught).length;
  const which = caught === programs.length ? `all ${caught}` : `${caught} of ${programs.length}`;
  const [subject, verb] =
    counting === 1 ? ['Your example', 'catches'] : [`Your ${counting} examples`, 'catch'];
  return `${subject} ${verb} ${which} wrong programs`;
}

/** Says that an example asks nothing about the exercise, and what it may lack; else nothing. */
export function whyAside(
  example: OwnExample,
  { exercise }: Pick<OwnExamplesVerdict, 'exercise'>,
): string | undefined {
  const aside = asideOf(example);
  if (!aside) return undefined;
  const words = `asks nothing about ${spokenName(exerciseNamed(exercise))}`;
  return aside.missing === undefined ? words : `${words}: is "${aside.missing}" missing?`;
}

/** More needless examples than this are counted, not listed. */
const MOST_NUMBERS = 12;

/**
 * Says how many examples were written, and which could be left out, once all catch every wrong program.
 * @param noun - what an example is called by: `line` or `example`
 * @param needless - the numbers of those that catch nothing that another does not
 */
export function doneWords(
  { examples, chapter }: OwnExamplesVerdict,
  noun: string,
  needless: readonly string[],
): string {
  const written = examples.filter(counts).length;
  const nounWritten = written === 1 ? 'example' : 'examples';
  const first = `You wrote ${written} ${nounWritten}, and the chapter has ${chapter.examples}.`;
  if (needless.length === 0) return `${first} You need each of yours to catch all wrong programs.`;
  if (needless.length > MOST_NUMBERS) return `${first} You could leave out ${needless.length}.`;
  const nouns = needless.length === 1 ? noun : `${noun}s`;
  const pronoun = needless.length === 1 ? 'the one' : 'those';
  const those = noun === 'line' ? `${pronoun} in ${nouns}` : nouns;
  return `${first} You could leave out ${those} ${listed(needless, 'and')}.`;
}

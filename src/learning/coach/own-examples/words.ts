/** What is said about somebody's own examples, in terminal, report and page. */

import { counts, isCaught, type OwnExample, type OwnExamplesVerdict } from '../own-verdict.ts';
import { isWrongAnswer, type Trouble } from '../verdict.ts';

/** Says why an example does not count; nothing if it does. */
export function whyNotCounted(example: OwnExample): string | undefined {
  switch (example.status) {
    case 'refused':
      return example.reason;
    case 'contradicted':
      return `"${sentenceOf(example.rules)}", but ${whyNotAgreed(example)}`;
    case 'too strict':
      return `"${sentenceOf(example.right)}", but ${whyNotAgreed(example)}`;
    case 'agrees':
      return undefined;
  }
}

const sentenceOf = ({ example }: Trouble): string => example?.sentence ?? '';

/** Says the same without the sentence of the example, for who has it in sight. */
export function whyNotAgreed(example: OwnExample): string | undefined {
  switch (example.status) {
    case 'refused':
      return example.reason;
    case 'contradicted':
      return differenceIn(example.rules, 'the rules say', example.why);
    case 'too strict':
      return differenceIn(example.right, 'a right program says');
    case 'agrees':
      return undefined;
  }
}

/** Writes what is said instead and, if that is known, why. */
function differenceIn(trouble: Trouble, whoSays: string, why?: string): string {
  const because = why ? `: ${why}` : '';
  if (!isWrongAnswer(trouble)) return `${trouble.message}${because}`;
  const isTrueOrFalse = trouble.expected === 'true' || trouble.expected === 'false';
  if (isTrueOrFalse) return `${whoSays} the opposite${because}`;
  return `${whoSays} ${trouble.answer ?? trouble.got}, not ${trouble.expected}${because}`;
}

/** Says how many wrong programs examples catch: `Your 3 examples catch 4 of 6 wrong programs`. */
export function scoreOf({ examples, programs }: OwnExamplesVerdict): string {
  const counting = examples.filter(counts).length;
  if (counting === 0) return 'None of your examples counts yet';
  const caught = programs.filter(isCaught).length;
  const which = caught === programs.length ? `all ${caught}` : `${caught} of ${programs.length}`;
  const [subject, verb] =
    counting === 1 ? ['Your example', 'catches'] : [`Your ${counting} examples`, 'catch'];
  return `${subject} ${verb} ${which} wrong programs`;
}

import { counts, type OwnExamplesVerdict } from '../../../learning/coach/own-verdict.ts';
import { listed } from '../../../machine/words/nearest.ts';

/**
 * Says how good examples are that catch every wrong program.
 * @param needless - the numbers of those that catch nothing that another does not
 */
export function doneWords(
  { examples, chapter }: OwnExamplesVerdict,
  needless: readonly string[],
): string {
  const needed = examples.filter(counts).length;
  const first = `You needed ${needed}, and the chapter has ${chapter.examples}.`;
  if (needless.length === 0) return `${first} Each of yours catches something that no other does.`;
  const [subject, verb] = needless.length === 1 ? ['Example', 'catches'] : ['Examples', 'catch'];
  const enough = needed - needless.length;
  return `${first} ${subject} ${listed(needless, 'and')} ${verb} nothing that another does not: ${enough} would have been enough.`;
}

/** Tells answers with a mistake in their form from other output. */

/** Far more than any answer needs: deeper ones could not be copied between threads. */
const MOST_BRACKETS = 100;

/** What a printed value looks like in a language, and what writes it as JSON. */
const WRITERS: readonly (readonly [RegExp, string])[] = [
  [/^[{[(]*\s*'|\b(?:True|False|None)\b/, 'print json.dumps(answer)'],
  [/^map\[/, 'print what json.Marshal(answer) returns'],
  [/^\{\s*\w+:\s/, 'print JSON.stringify(answer)'],
];

/** The answer to a line with two items. */
export const EXAMPLE = '{"id":4,"answers":[true,false]}';

/** A line that cannot be anything else than an answer or a printed object. */
const LIKE_AN_ANSWER = /^(?:\{|map\[|\[*\(?(?:true|false)\b|\[?"?(?:id|answers)"?:)/i;

/** What an answer has, also behind something that was printed without a new line. */
const IN_AN_ANSWER = [/\{\s*"/, /"id"\s*:/, /"(?:answers|unknown)"\s*:/, /\}$/];

/**
 * Says what is wrong with the form of an answer.
 * @param isFirst - whether no answer has come yet: then any list looks like one, as it may be empty
 * @returns undefined if the line has the form of an answer, or looks like other output
 */
export function whyMalformed(line: string, isFirst = false): string | undefined {
  const text = line.trim();
  if (isAnswerBehindOutput(text))
    return 'expected a line of its own: end what you print with a new line';
  const value = parseJson(text);
  const isLikeAnswer = LIKE_AN_ANSWER.test(text) || (isFirst && Array.isArray(value));
  if (!isLikeAnswer) return undefined;
  if (value === undefined) return `expected JSON on one line: ${writerOf(text)}`;
  if (typeof value !== 'object' || Array.isArray(value)) {
    return `expected an object with the id of the question, like ${EXAMPLE}`;
  }
  return value && 'id' in value
    ? undefined
    : `expected the id of the question, too, like ${EXAMPLE}`;
}

function isAnswerBehindOutput(text: string): boolean {
  return !text.startsWith('{') && IN_AN_ANSWER.every((pattern) => pattern.test(text));
}

function writerOf(text: string): string {
  const [, writer = 'most languages have a library that writes it'] =
    WRITERS.find(([pattern]) => pattern.test(text)) ?? [];
  return writer;
}

/** Returns the value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether brackets in a line are nested too deep for an answer. */
export function isTooDeep(line: string): boolean {
  let depth = 0;
  for (const character of line) {
    if (character === '[' || character === '{') depth += 1;
    if (character === ']' || character === '}') depth -= 1;
    if (depth > MOST_BRACKETS) return true;
  }
  return false;
}

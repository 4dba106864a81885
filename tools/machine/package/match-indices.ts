/**
 * Replaces `regexp-match-indices`, a dependency of Cucumber's expressions, by what every browser
 * has built in.
 */
export default function execWithIndices(regexp: RegExp, text: string): RegExpExecArray | null {
  return new RegExp(regexp, `${regexp.flags.replace('d', '')}d`).exec(text);
}

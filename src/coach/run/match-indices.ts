/** Stands in for `regexp-match-indices` of Cucumber's expressions, which every browser that runs the page has built in. */
export default function execWithIndices(regexp: RegExp, text: string): RegExpExecArray | null {
  return new RegExp(regexp, `${regexp.flags.replace('d', '')}d`).exec(text);
}

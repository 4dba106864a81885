/** Stands in for `regexp-match-indices`, which Cucumber's expressions use: every browser that runs the page has this built in. */
export default function execWithIndices(regexp: RegExp, text: string): RegExpExecArray | null {
  return new RegExp(regexp, `${regexp.flags.replace('d', '')}d`).exec(text);
}

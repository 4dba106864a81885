/** A line of the learner's files. */
export interface Where {
  readonly file: string;
  readonly line: number;
}

/** Finds the first line of the learner's files in a V8 stack. */
export function placeIn(stack: unknown): Where | undefined {
  const [, file, line] = String(stack).match(/learner:([^\n]*?):(\d+)(?::\d+)?\)?$/m) ?? [];
  return file === undefined ? undefined : { file, line: Number(line) };
}

import { sep } from 'node:path';

/** Frames of ours, and of what runs the steps; those of a learner's files begin with `learner:`. */
const NOT_OF_RULES = /[\\/]node_modules[\\/]|[( ](?:node:|(?:steps|tools)[\\/])/;

/** Finds the line of the rules that threw an error: ` (src/rules/pair.ts:7)`; none if unknown. */
export function thrownAt({ stack = '' }: Error): string {
  const frames = stack.replaceAll(`${process.cwd()}${sep}`, '').match(/^ +at .*$/gm) ?? [];
  const frame = frames.find((each) => !NOT_OF_RULES.test(each)) ?? '';
  const [, place] = /([^( ]+:\d+):\d+\)?$/.exec(frame) ?? [];
  return place === undefined ? '' : ` (${place.replace(/^learner:/, '')})`;
}

/** Asks a learner's program the questions of an exercise. */
import {
  bestFive,
  type Cards,
  compareHandsBy,
  type HandRank,
  rankHand,
  tieBreakOf,
} from '../../../src/kata.ts';
import type { Rules } from '../../../steps/rules-under-test.ts';
import { nameOf, readHand, UNITS_ASKED } from '../../machine/program/protocol.ts';
import type { Ask } from '../../machine/program/rules-asking.ts';
import { listed } from '../../machine/words/nearest.ts';
import type { Exercise } from '../exercise.ts';
import { describeError } from '../explain/explain-failure.ts';
import type { ProgramRun } from '../jobs.ts';
import type { Breakdown } from '../verdict.ts';
import type { Host, RunningProgram } from './host.ts';

/**
 * Starts a program.
 * @returns rules of which those of an exercise ask it, or what is wrong with it
 */
export function readProgram(run: ProgramRun, exercise: Exercise, host: Host): Rules | Breakdown {
  try {
    const program = host.quiet(() => host.programOf?.(run)) as RunningProgram;
    const questions = questionsOf(exercise);
    const unknown = questions.filter((name) => program.unknown.includes(name));
    if (unknown.length > 0) return notBegun(program, unknown);
    return program.rulesAsking(questions, {
      wrapAsk: (ask) => remembered(ask, program, exercise, host),
      wrapRules: (rules) => onlyPartOfRank(rules, exercise),
    });
  } catch (error) {
    // What starts answers at least the first question.
    return { ...describeError(error, undefined), ...host.takePrinted(), isNotRun: true };
  }
}

/** Lists the questions of an exercise, by their names. */
function questionsOf({ unit }: Exercise): readonly string[] {
  const names = Object.keys(UNITS_ASKED);
  return names.filter((name) => UNITS_ASKED[name]?.some((asked) => asked === unit));
}

/** Says which questions of an exercise a program does not know, with the first one and its answer. */
function notBegun(program: RunningProgram, unknown: readonly string[]): Breakdown {
  const [first = ''] = unknown;
  const { ask, answer } = program.answeredLine(first);
  return {
    message: `the program does not know this question: ${listed(unknown, 'and')}`,
    isNotBegun: true,
    call: ask,
    rightLine: answer,
  };
}

/** Returns which part of a rank an exercise asks for; undefined if it asks for none, or for all. */
function partOfRank({ unit, exports }: Exercise): keyof HandRank | undefined {
  if (unit === 'ladder') return 'category';
  if (unit !== 'best-five') return undefined;
  return exports?.includes('tieBreakOf') ? 'tieBreak' : 'cards';
}

/** Takes only the part of a rank that an exercise asks for, and ours for the rest. */
function onlyPartOfRank(rules: Rules, exercise: Exercise): Rules {
  const part = partOfRank(exercise);
  if (!part) return rules;
  const { categories } = exercise;
  const rank = (cards: Cards): HandRank => {
    const ours = rankHand(cards);
    if (categories?.includes(ours.category) === false) return ours;
    const theirs = rules.rankHand(cards);
    if (part === 'tieBreak') return { ...theirs, category: ours.category };
    const category = part === 'category' ? theirs.category : ours.category;
    const five = part === 'cards' ? theirs.cards : bestFive(category, cards);
    return { category, cards: five, tieBreak: tieBreakOf(category, five) };
  };
  return { ...rules, rankHand: rank, compareHands: compareHandsBy(rank, rules.compareHandRanks) };
}

/** Remembers each question to a program, and the part of its answer that an exercise asks for. */
function remembered(ask: Ask, program: RunningProgram, exercise: Exercise, host: Host): Ask {
  const part = partOfRank(exercise);
  const resultOf = (answer: unknown) => (part ? (answer as HandRank)[part] : answer);
  return (asked) => {
    const { question, item, byOurs } = asked;
    const call = {
      name: nameOf(question),
      get args() {
        return typeof item === 'string' ? readHand(item) : [item];
      },
      intro: 'it answered',
      byOurs: () => resultOf(byOurs()),
      program: {
        line: () => JSON.stringify({ id: 1, ...question, items: [item] }),
        askAgain: () => resultOf(ask(asked)),
        itemsInLine: 1,
      },
    };
    const answer = () => {
      try {
        return ask(asked);
      } finally {
        call.program.itemsInLine = program.itemsInLine;
      }
    };
    return host.calls.answer(call, answer, resultOf);
  };
}

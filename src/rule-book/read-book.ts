/** Reads the rule book from the messages of a run: what the features say, and what came out. */
import type * as messages from '@cucumber/messages';
import type { KnownMistake } from '../coach/verdict.ts';
import { type Book, type Chapter, type Example, examplesOf, type Mistake, type Rule } from './book.ts';
import { proseOf, type Reading } from './reading.ts';
import { all, readRuns } from './results.ts';
import { readScenarios, stepOf } from './scenarios.ts';
import { slugsBelow } from './slugs.ts';

/**
 * The whole book.
 *
 * @param messages - what Cucumber, or our own small part of it, tells about one run
 * @param mistakes - shown in the chapter that catches them
 */
export function readBook(messages: readonly messages.Envelope[], mistakes: readonly KnownMistake[]): Book {
  const runs = readRuns(messages);
  const documents = all(messages, 'gherkinDocument').toSorted((a, b) => ((a.uri ?? '') < (b.uri ?? '') ? -1 : 1));
  const chapters = documents.flatMap(({ feature, uri = '' }) =>
    feature ? [readChapter(feature, uri.replaceAll('\\', '/'), runs)] : [],
  );
  return { chapters: chapters.map((chapter) => ({ ...chapter, mistakes: mistakesOf(chapter, mistakes) })) };
}

function readChapter(feature: messages.Feature, uri: string, runs: Reading['runs']): Chapter {
  const [, digits = '', slug = ''] = uri.match(/(\d+)-([^/]+)\.feature$/) ?? [];
  const reading = { uri, runs, newSlug: slugsBelow(slug) };
  const loose = readScenarios(feature.children, reading);
  const rules = feature.children.flatMap(({ rule }) => (rule ? [readRule(rule, reading)] : []));
  return {
    slug,
    number: Number(digits),
    title: feature.name,
    prose: proseOf(feature),
    background: feature.children.flatMap(({ background }) => background?.steps.map(stepOf) ?? []),
    rules: loose.length > 0 ? [{ slug, sentence: '', prose: [], scenarios: loose }, ...rules] : rules,
    mistakes: [],
  };
}

function readRule(rule: messages.Rule, reading: Reading): Rule {
  return {
    slug: reading.newSlug(rule.name),
    sentence: rule.name,
    prose: proseOf(rule),
    scenarios: readScenarios(rule.children, reading),
  };
}

function mistakesOf(chapter: Chapter, mistakes: readonly KnownMistake[]): Mistake[] {
  const examples = new Map(examplesOf(chapter).map((example): [string, Example] => [example.place, example]));
  return mistakes.flatMap(({ wrong, reason, exposedBy }) => {
    const example = examples.get(exposedBy?.place ?? '');
    return example ? [{ wrong, reason, exposedBy: example, given: exposedBy?.given.map(withoutKeyword) ?? [] }] : [];
  });
}

function withoutKeyword(sentence: string): string {
  return sentence.replace(/^(Given|When|And|But) /, '');
}

/** The quiz: its questions from the book, and a round. */
import {
  answerQuestion,
  missedQuestions,
  newGame,
  nextQuestion,
  questionNow,
} from '../browser/quiz/game.ts';
import { type Question, questionOf } from '../browser/quiz/question.ts';
import { bookOf } from '../view/book.ts';
import { containsIn } from '../view/marks.ts';
import { type HandsToCompare, isComparison, quizChapters } from '../view/quiz-examples.ts';
import { readChapters } from './matched.ts';

const handsOf = (board: string, ...hands: string[]): HandsToCompare => ({ line: 1, board, hands });
const KICKER = handsOf('7c 7d 7h 7s 2c', 'Kd Kh', 'Ah 3d');
const FLUSH = handsOf('', 'Ah 8h 6h 4h 2h', 'Kd Qd Jd Td 8d');
const TIE: HandsToCompare = {
  ...handsOf('Th Jd Qs Kc Ad', '9c 9d', 'Ah 2s'),
  game: 'texas-holdem',
};
const NO_FLUSH = {
  line: 1,
  cards: 'Ah 8h 6h 4h 2c',
};

const answerTo = ({ answers, right }: Question) => answers[right];

const BOOK = bookOf(readChapters(), []);
const CHAPTERS = quizChapters(BOOK);
const ALL = CHAPTERS.flatMap(({ examples }) => examples);

describe('the questions', () => {
  test('are about all chapters from the pair on', () => {
    expect(CHAPTERS.map(({ chapter }) => chapter)).toEqual(
      readChapters()
        .map(({ name }) => name)
        .filter((name) => name !== 'cards'),
    );
    expect(CHAPTERS.filter(({ examples }) => examples.length < 4)).toEqual([]);
  });

  test('can all be made, and have a right answer', () => {
    for (const { chapter, examples } of CHAPTERS) {
      for (const example of examples) {
        expect(answerTo(questionOf(chapter, example))).toMatch(/^the|^they/);
      }
    }
  });

  test.each(['pair', 'straight', 'royal-flush'])(
    'about %s have the answers of the book',
    (name) => {
      const chapter = BOOK.chapters.find((one) => one.name === name);
      const contained = new Map(
        chapter?.examples.map(({ location, steps }) => [
          Number(location.split(':')[1]),
          containsIn(steps)?.isContained,
        ]),
      );
      const examples = CHAPTERS.find((one) => one.chapter === name)?.examples ?? [];
      const questions = examples.map((example) => questionOf(name, example));
      expect(questions.map(({ right }) => right === 0)).toEqual(
        questions.map(({ line }) => contained.get(line)),
      );
    },
  );

  test('do not repeat the same hands', () => {
    const hands = ALL.filter(isComparison).map(({ line, ...others }) => JSON.stringify(others));
    expect(new Set(hands).size).toBe(hands.length);
  });

  test('compare each rung of the ladder with the next', () => {
    const questions = (CHAPTERS.find(({ chapter }) => chapter === 'ranking')?.examples ?? [])
      .slice(0, 9)
      .map((example) => questionOf('ranking', example));
    expect(questions.map(answerTo)).toEqual(Array(9).fill('the first hand wins'));
    expect(questions[4]?.reason).toBe('Flush, queen high, beats straight, nine high.');
  });
});

test('a question of two hands and a board says who wins and why', () => {
  const question = questionOf('x', KICKER);
  expect(question.words).toBe('Two hands and a board: which hand wins?');
  expect(answerTo(question)).toBe('the second hand wins');
  expect(question.reason).toBe('Both have four of a kind, sevens: the ace kicker beats the king.');
});

test('the answer follows the hands when they are swapped', () => {
  const question = questionOf('x', FLUSH);
  expect(answerTo(question)).toBe('the first hand wins');
  const swapped = questionOf('x', FLUSH, true);
  expect(answerTo(swapped)).toBe('the second hand wins');
  expect(swapped.reason).toBe(question.reason);
});

test.each([true, false])('a tie is a tie, swapped or not: %s', (isSwapped) => {
  const question = questionOf('x', TIE, isSwapped);
  expect(question.words).toBe('Texas hold’em: which hand wins?');
  expect(answerTo(question)).toBe('they tie');
});

test('while cards may come, a hand is only ahead', () => {
  const question = questionOf('x', handsOf('Jh 7h 2c', 'As Ad', 'Kh Qh'));
  expect(answerTo(question)).toBe('the first hand is ahead');
});

test('a question about a rule asks whether cards contain it', () => {
  const question = questionOf('flush', NO_FLUSH);
  expect(question.words).toBe('Do these cards contain a flush?');
  expect(question.answers).toEqual(['they contain a flush', 'they do not']);
  expect(answerTo(question)).toBe('they do not');
  const other = questionOf('two-pairs', NO_FLUSH);
  expect(other.words).toBe('Do these cards contain two pairs?');
});

describe('a round', () => {
  test('asks ten questions about all chapters, those of earlier chapters first', () => {
    for (const random of [() => 0, () => 0.5, () => 0.99]) {
      const { questions } = newGame(CHAPTERS, random);
      expect(questions).toHaveLength(10);
      const order = CHAPTERS.map(({ chapter }) => chapter);
      const places = questions.map(({ chapter }) => order.indexOf(chapter));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(questions.every(({ hands }) => hands.length === 2)).toBe(true);
    }
  });

  test('asks only about its chapter, fewer questions if there are no more', () => {
    const ofChapter = (chapter: string) => newGame(CHAPTERS, () => 0.5, chapter).questions;
    expect(ofChapter('flush').map(({ chapter }) => chapter)).toEqual(Array(10).fill('flush'));
    expect(ofChapter('omaha').map(({ chapter }) => chapter)).toEqual(Array(5).fill('omaha'));
  });
});

describe('a round of two questions', () => {
  const start = newGame([{ chapter: 'x', examples: [FLUSH, TIE] }], () => 0.9);
  const [first, second] = start.questions as [Question, Question];
  const answered = answerQuestion(start, (first.right + 1) % 3);
  const next = nextQuestion(answered);
  const end = nextQuestion(answerQuestion(next, second.right));

  test('begins with the first question', () => {
    expect(questionNow(start)).toBe(first);
  });

  test('keeps the question on the screen once it is answered', () => {
    expect(questionNow(answered)).toBe(first);
  });

  test('takes only one answer to a question, of those that it offers', () => {
    expect(answerQuestion(answered, first.right)).toEqual(answered);
    expect(answerQuestion(start, 3)).toEqual(start);
  });

  test('goes on to the second question, and then to the end', () => {
    expect([next, end].map(questionNow)).toEqual([second, undefined]);
  });

  test('takes no answer at the end', () => {
    expect(answerQuestion(end, 2)).toEqual(end);
  });

  test('lists what was missed', () => {
    expect(missedQuestions(end)).toEqual([first]);
  });
});

/**
 * The figure of a chapter.
 *
 * A tap goes this way: `stage-view.ts` draws the places and calls `tap` here. The next card of that
 * place is added (`nextCardAt` of `page/figure`), `picture-of.ts` lays all cards anew and says whether the
 * combination is there and why, and `lamps-view.ts` draws what the rule says (`subject.ts`). Then the
 * program is asked in the worker (`programs.ts`); when it is wrong, the mistake is caught.
 */
import { render } from 'lit-html';
import type { Card, Cards } from '../../../../src/cards/card.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { cardName } from '../../../../steps/card-name.ts';
import { chapterOf, type Exercise } from '../../../coach/exercise.ts';
import { type Figure, nextCardAt, spotsOf } from '../../figure/figures.ts';
import { capitalised } from '../../view/words.ts';
import { CAUGHT, caughtIn, markCaught } from '../book/caught-mistakes.ts';
import { CODE_RUN } from '../workbench/readers-code.ts';
import { formatAddress, readAddress } from './address.ts';
import { dealSome, inOtherOrder } from './chance.ts';
import { figureView } from './figure-view.ts';
import { isWrong, type LensActions, type LensProgram, type LensState } from './lens-state.ts';
import { letCardFall, letHandFall } from './movement.ts';
import { askCode, programsOf, YOURS } from './programs.ts';
import { readCards, whyNoMore } from './refused.ts';
import { subjectOf } from './subject.ts';

/** Keeps a hand as an example of the reader. `choice` says what is true of it. */
export type KeepExample = (exercise: Exercise, cards: Cards, choice: string) => void;

/** The figure of a chapter: its state, and what the reader does with it. */
export class Lens implements LensActions {
  readonly #body: HTMLElement;
  readonly #keepExample: KeepExample;
  #asking = new AbortController();
  #state: LensState;

  /** Draws the figure with the first program that is not caught. */
  constructor(exercise: Exercise, figure: Figure, body: HTMLElement, keepExample: KeepExample) {
    this.#body = body;
    this.#keepExample = keepExample;
    const programs = programsOf(exercise);
    const caught = caughtIn(exercise.name);
    const program = firstToAsk(programs, caught);
    this.#state = {
      exercise,
      figure,
      subject: subjectOf(exercise),
      spots: spotsOf(figure),
      cards: [],
      programs,
      program,
      answer: undefined,
      ruleSays: '',
      isShown: false,
      caught,
      ...UNTOUCHED,
      isCodeOpen: false,
      news: '',
    };
    this.#begin(program);
    document.addEventListener(CODE_RUN, ({ detail }: CustomEventInit<string>) => {
      if (detail === exercise.name) this.#askNewCode();
    });
    document.addEventListener(CAUGHT, () => this.#show({ caught: caughtIn(exercise.name) }));
  }

  /** The cards that are shown, in the order in which a program gets them. */
  get cards(): Cards {
    return this.#state.cards;
  }

  /**
   * Shows cards that the reader has not found here, and asks the program about them. If the text
   * cannot be read, says why.
   */
  showText(text: string): void {
    const { cards, problem } = readCards(text, this.#state.cards);
    if (problem === undefined)
      this.#change({ cards, invitation: undefined, isShown: true }, 'other cards');
    else this.#show({ typed: text, problem, isOld: true });
  }

  /** Moves the focus to the place that had it last. */
  focusPlace(): void {
    this.#body
      .querySelector<HTMLElement>(':is(.spot, .deck-card)[tabindex="0"]')
      ?.focus({ preventScroll: true });
  }

  tap(spot: number): void {
    const { spots, cards } = this.#state;
    const place = spots[spot];
    if (!place) return;
    const added = nextCardAt(place, cards);
    if (!added) {
      this.#show({ problem: whyNoMore(place, cards) });
      return;
    }
    this.#showByHand([...cards, added], `${cardName(added)} added`);
    letCardFall(this.#body, added);
  }

  type(text: string, isComplete: boolean): void {
    const before = this.#state.cards;
    const { cards, problem } = readCards(text, before);
    const typed = isComplete && problem === undefined ? undefined : text;
    if (problem !== undefined || formatCards(cards) === formatCards(before))
      this.#show({
        typed,
        isOld: problem !== undefined,
        problem: isComplete ? problem : undefined,
      });
    else this.#showByHand(cards, 'cards typed', { typed });
  }

  takeAway(card: Card): void {
    const left = this.#state.cards.filter((other) => other !== card);
    this.#showByHand(left, `${cardName(card)} taken away`);
  }

  takeFrom(spot: number): void {
    const { spots, cards } = this.#state;
    const last = cards.findLast((card) => spots[spot]?.cards.includes(card));
    if (last) this.takeAway(last);
  }

  deal(): void {
    this.#showByHand(dealSome(), 'seven cards dealt');
  }

  shuffle(): void {
    this.#showByHand(inOtherOrder(this.#state.cards), 'shuffled');
  }

  choose(program: LensProgram): void {
    this.#begin(program);
    this.#forgetAddress();
  }

  /** Asks the program with a mistake, by its index among those of the exercise. */
  chooseMistake(index: number): void {
    const program = this.#state.programs.find(({ mistake }) => mistake?.index === index);
    if (program) this.choose(program);
  }

  showOne(): void {
    const { wrongHand = [] } = this.#state.program.mistake?.start ?? {};
    this.#change({ cards: wrongHand, invitation: undefined, isShown: true }, 'a hand shown');
  }

  openCode(): void {
    this.#show({ isCodeOpen: true });
  }

  keep(): void {
    const { exercise, cards, subject, ruleSays } = this.#state;
    this.#keepExample(exercise, cards, subject.choice(ruleSays));
    this.#show({ isKept: true });
    this.#body.querySelector<HTMLElement>('.kept')?.focus(); // the button is gone
  }

  /** Shows the hand with which a program begins, or asks the reader's code about these cards. */
  #begin(program: LensProgram): void {
    const { start } = program.mistake ?? {};
    if (!start) {
      const cards = this.#state.cards.length > 0 ? this.#state.cards : startOf(this.#state);
      this.#change({ program, cards, invitation: undefined, isShown: false });
      return;
    }
    // About this hand the program is right.
    const ruleSays = this.#state.subject.rule(start.cards);
    this.#asking.abort();
    const invitation = start.tap;
    const known = { cards: start.cards, ruleSays, answer: { says: ruleSays }, invitation };
    this.#show({ program, isShown: false, ...UNTOUCHED, ...known });
    this.#show({ news: newsOf(this.#state, `${program.name} chosen`) });
  }

  /** Asks the reader's code, which has just been changed. */
  #askNewCode(): void {
    const { exercise, program, programs: before } = this.#state;
    const programs = programsOf(exercise);
    const isNew = programs.includes(YOURS) && !before.includes(YOURS);
    this.#show({ programs });
    if (program === YOURS || isNew) this.#begin(YOURS);
  }

  #show(change: Partial<LensState>): void {
    this.#state = { ...this.#state, ...change };
    render(figureView(this.#state, this), this.#body);
  }

  /** Shows cards that the reader has chosen; the address keeps them. */
  #showByHand(cards: Cards, news: string, change: Partial<LensState> = {}): void {
    this.#change({ ...change, cards, invitation: undefined, isShown: false }, news);
    history.replaceState(null, '', formatAddress(this.#state.exercise, cards));
  }

  /** Takes other cards out of the address, if they are there. */
  #forgetAddress(): void {
    if (readAddress(location.hash)?.chapter !== chapterOf(this.#state.exercise)) return;
    history.replaceState(null, '', `#${chapterOf(this.#state.exercise)}`);
  }

  /** Shows something else, and asks the program. */
  async #change(change: Partial<LensState>, news = ''): Promise<void> {
    const { subject } = this.#state;
    const cards = change.cards ?? this.#state.cards;
    this.#show({ ...UNTOUCHED, ...change, ruleSays: subject.rule(cards), answer: undefined });
    if (this.#state.figure.view === 'ladder') letHandFall(this.#body);
    this.#asking.abort();
    this.#asking = new AbortController();
    const { exercise, program } = this.#state;
    const answer = await askCode(exercise, program, cards, subject, this.#asking.signal);
    if (answer === undefined) return;
    this.#show({ answer, news: newsOf({ ...this.#state, answer }, news) });
    if (isWrong(this.#state) && !this.#state.isShown && program.mistake)
      markCaught(exercise.name, [program.mistake.wrong]);
  }
}

/** What is true of cards that have just been shown. */
const UNTOUCHED = {
  isKept: false,
  isOld: false,
  typed: undefined,
  problem: undefined,
} as const;

/** Returns the first program to ask: the reader's, or else the first that is not caught. */
function firstToAsk(programs: readonly LensProgram[], caught: LensState['caught']): LensProgram {
  if (programs.includes(YOURS)) return YOURS;
  const open = programs.find(({ mistake }) => !caught.has(mistake?.wrong ?? ''));
  return (open ?? programs[0]) as LensProgram;
}

/** Returns the hand with which the first known mistake begins. */
function startOf({ programs }: LensState): Cards {
  return programs[0]?.mistake?.start.cards ?? [];
}

/** Says in one sentence what changed, and what rule and program say now. */
function newsOf(state: LensState, news: string): string {
  const { ruleSays, answer, program } = state;
  const says = answer && 'says' in answer ? answer.says : 'no answer';
  const wrong = isWrong(state) ? ', which is wrong' : '';
  return `${capitalised(news)}: the rule says ${ruleSays}, ${program.name} says ${says}${wrong}.`;
}

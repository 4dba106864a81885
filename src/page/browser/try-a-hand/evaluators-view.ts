/** How the eight evaluators see the hand on the table. */
import { html, type TemplateResult } from 'lit-html';
import { type EvaluatorView, viewEvaluators } from '../../../evaluators/views/evaluator-views.ts';
import { grouped } from '../../../evaluators/views/figures.ts';
import type { ViewStep } from '../../../evaluators/views/view-step.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { rankHand } from '../../../kata/ranking/rank-hand.ts';
import type { EvaluatorIdeas } from '../../view/evaluator-ideas.ts';
import { drawn } from './drawn.ts';
import { FIVE, placeInWords, placeOf } from './worth.ts';

/** @param owner whose cards these are: `your hand` */
export function evaluatorsView(cards: Cards, owner: string, ideas: Partial<EvaluatorIdeas>): TemplateResult {
  return html`<section class="evaluators" aria-labelledby="evaluators">
    <h3 id="evaluators">How evaluators see it</h3>
    ${cards.length < FIVE ? html`<p class="hint">Eight evaluators look at five cards: choose ${FIVE - cards.length} more.</p>` : viewsOf(cards, owner, ideas)}
  </section>`;
}

function viewsOf(cards: Cards, owner: string, ideas: Partial<EvaluatorIdeas>): TemplateResult {
  const five = cards.length === FIVE ? cards : rankHand(cards).cards;
  const which =
    cards.length === FIVE ? `the five cards of ${owner}` : `the best five of the ${cards.length} cards of ${owner}`;
  const views = viewEvaluators(five);
  return html`<p>Eight evaluators look at ${which}, each in its own way and on its own scale.</p>
    <p class="cards looked-at">${five.map(drawn)}</p>
    <p class="verdict">${agreementOf(views)}</p>
    <div class="views">${views.map((view) => evaluatorView(view, ideas[view.name]))}</div>`;
}

function agreementOf(views: readonly EvaluatorView[]): string {
  const places = new Set(views.map(({ place }) => place));
  const [place = 0] = places;
  if (places.size === 1) return `The same answer eight times: ${placeInWords(placeOf(place))} from the top.`;
  return `They do not agree: ${views.map(({ name, place }) => `${name} says ${grouped(placeOf(place))}`).join(', ')}.`;
}

function evaluatorView({ name, source, steps, strength, place }: EvaluatorView, idea = ''): TemplateResult {
  return html`<article class="evaluator" aria-labelledby="evaluator-${name}">
    <h4 id="evaluator-${name}">${name}</h4>
    <p class="idea">${idea}</p>
    <dl>${steps.map(stepView)}</dl>
    <p class="source">Source: ${source}</p>
    <p class="result">
      Its number: <strong>${grouped(strength)}</strong><br />That is ${placeInWords(placeOf(place))}
    </p>
  </article>`;
}

function stepView({ label, lines }: ViewStep): TemplateResult {
  return html`<div><dt>${label}</dt>${lines.map((line) => html`<dd><code>${line.split(/( )/).map(wordView)}</code></dd>`)}</div>`;
}

/** In a row of bits the zeros are dimmed, so that the eye finds the ones. */
function wordView(word: string): unknown {
  if (!/^[01]{3,}$/.test(word)) return word;
  return word
    .split(/(0+)/)
    .filter(Boolean)
    .map((run) => html`<span class=${run.startsWith('0') ? 'zeros' : 'ones'}>${run}</span>`);
}

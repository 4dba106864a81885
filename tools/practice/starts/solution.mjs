// Answers questions about poker hands: one line of JSON in, one line of JSON out. Begin with containsPair.
//
// A line asks about many hands: {"id":4,"ask":"contains","combination":"pair","items":["KD KH","2S 9D 4C"]}
// The answer has a value for each hand: {"id":4,"answers":[true,false]}
import { createInterface } from 'node:readline';

/** Says whether the cards, such as ['KD', 'KH'], contain two of one rank. */
function containsPair(cards) {
  return cards.length > 52; // TODO
}

/** Splits a hand into its cards; no cards if it is empty. */
function cardsIn(hand) {
  return hand === '' ? [] : hand.split(' ');
}

/** Returns the answers, or "unknown" for a question that you have not written yet. */
function answer({ ask, combination, items }) {
  if (ask === 'contains' && combination === 'pair')
    return { answers: items.map((item) => containsPair(cardsIn(item))) };
  return { unknown: true };
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const question = JSON.parse(line);
  console.log(JSON.stringify({ id: question.id, ...answer(question) }));
});

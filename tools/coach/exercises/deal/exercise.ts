import type { Exercise } from '../../exercise.ts';

export const deal: Exercise = {
  name: 'deal',
  chapter: 'showdown',
  rules: [
    'Cards are dealt one at a time round the table, and one is burned before flop, turn and river',
    'A table has at least one player, and never more than the deck has cards for',
    'Each deal is from a freshly shuffled deck',
  ],
  unit: 'deal',
  exampleCards: 'As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s',
  lesson:
    'the caller passes the source of random numbers, so that a deal can be repeated and tested.',
  hints: [
    'If you are given a deck, deal it as it is. Cards go round the table: with n players, the first gets the cards 0 and n of the deck, the second 1 and n + 1, and so on. In Omaha this goes on to 2n and 3n.',
    'After the hole cards, burn a card and deal three as the flop, burn one and deal the turn, burn one and deal the river. Rank each player with rankTexasHoldem or rankOmaha, and get the places from your own showdown.',
    {
      on: ['Refused:'],
      text: 'Throw an Error, with any message, if there are no players, or more than the deck has cards for.',
    },
    {
      on: ['Each deal is from a freshly shuffled deck'],
      text: 'If you are given no deck, deal shuffle(buildDeck(), random) from poker-hands-kata. Shuffle a deck for each deal.',
    },
  ],
};

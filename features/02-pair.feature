Feature: A pair
  This chapter and the next eight ask what cards contain. There may be any number of cards, in any order:
  two in the hand, seven with a board, ten on the table. Whatever else lies beside a combination does it no harm.
  The answer is yes or no (in a program: true or false, and it does not change the cards it is given).
  What they are worth, and who wins, comes later.

  Rule: Two cards of one rank are a pair

    Scenario Outline: A pair: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards                | why                                 |
        | Kd Kh                | two kings are enough                |
        | 2s 9d 4c Kh 2d       | the twos, first and last of five    |
        | Ac Kd Js 8h 6c 4d 4s | the fours, last and lowest of seven |

  Rule: Cards of different ranks are no pair

    Scenario Outline: No pair: <why>
      Given the cards <cards>
      Then they do not contain a pair

      Examples:
        | cards          | why                                          |
        | Ah             | a single ace                                 |
        | 9h Th Jh Kh As | five ranks, although four of them are hearts |

  Rule: More cards never take a pair away
    Three kings are two kings and one more, so a player who has three has a pair as well.

    Scenario Outline: Still a pair: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards          | why                            |
        | Kd Kh 9c 9s 2d | two pairs are also a pair      |
        | Kd Kh Ks       | three of a kind is also a pair |

  Rule: How often it comes
    To contain a pair is not yet to be worth one. Of five cards 1,281,072 hands contain a pair, and 1,098,240 are worth one; the
    others are worth more. In this rule of each chapter hands are counted by classes: of hands that a rule should not tell apart one
    or a few are asked, and stand for all. More sizes are counted than the table shows.

    Scenario: Pairs among all hands of two, five and seven cards
      When all classes of hands of 2 to 10 and 12 cards are counted
      Then so many contain a pair:
        | cards | contain a pair | hands in all |
        | 2     | 78             | 1,326        |
        | 5     | 1,281,072      | 2,598,960    |
        | 7     | 105,669,616    | 133,784,560  |

Feature: A pair
  This chapter and the next eight ask what cards contain. There may be any number of them, in any order:
  two in the hand, seven with a board, ten on the table. Whatever else lies beside a combination does it no harm.
  What cards are worth, and who wins, comes later.

  Rule: Two cards of one rank are a pair

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards                | why                                 |
        | Kd Kh                | Two kings are enough                |
        | 2s 9d 4c Kh 2d       | The twos, first and last of five    |
        | Ac Kd Js 8h 6c 4d 4s | The fours, last and lowest of seven |

  Rule: Cards of different ranks are no pair

    Scenario Outline: <why>
      Given the cards <cards>
      Then they do not contain a pair

      Examples:
        | cards          | why                                          |
        | Ah             | A single ace                                 |
        | 9h Th Jh Kh As | Five ranks, although four of them are hearts |

  Rule: More cards never take a pair away
    Three kings are two kings and one more. Whoever asks for "exactly two" of a rank, or for "exactly one" pair, misses these.
    What they are worth comes out the same, for the ladder asks for three of a kind first; but what they contain does not.

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards          | why                             |
        | Kd Kh 9c 9s 2d | Two pairs are also a pair       |
        | Kd Kh Ks       | Three of a kind are also a pair |

  Rule: How often it comes
    What cards contain is not yet what they are worth: 1,281,072 hands of five contain a pair, and 1,098,240 are worth one.
    The others are worth more.

    Scenario: Pairs in all hands of two, five and seven cards
      When all hands of 2 to 10 and 12 cards are counted
      Then so many contain a pair:
        | cards | contain a pair | hands in all |
        | 2     | 78             | 1,326        |
        | 5     | 1,281,072      | 2,598,960    |
        | 7     | 105,669,616    | 133,784,560  |

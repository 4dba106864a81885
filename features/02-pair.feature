@rule
Feature: A pair
  A pair, a straight or a full house is a combination: cards that belong together. The chapters up to the royal flush ask whether
  cards contain one. There may be any number of cards, in any order, and extra cards do no harm. What a hand is worth, and who
  wins, comes later.

  The answer is yes or no. A program answers true or false, and does not change the cards that it is given.

  Rule: Two cards of one rank are a pair

    Scenario Outline: A pair: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards                | why                                 |
        | Kd Kh                | two kings are enough                |
        | 2s 9d 4c Kh 2d       | the twos, first and last of five    |
        | Ac Kd Js 8h 6c 4d 4s | the fours, last and lowest of seven |

  Rule: Cards of different ranks are not a pair

    Scenario Outline: No pair: <why>
      Given the cards <cards>
      Then they do not contain a pair

      Examples:
        | cards                                  | why                                          |
        | Ah                                     | a single ace                                 |
        | 9h Th Jh Kh As                         | five ranks, although four of them are hearts |
        | 2h 3s 4d 5c 6h 7s 8d 9c Th Js Qd Kc Ah | thirteen cards, one of each rank             |

    Scenario: No cards at all
      Given no cards
      Then they do not contain a pair

  Rule: More cards never take a pair away
    Three kings are two kings and one more, so a player who has three has a pair as well.

    Scenario Outline: Still a pair: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards          | why                            |
        | Kd Kh 9c 9s 2d | two pairs are also a pair      |
        | Kd Kh Ks       | three of a kind is also a pair |

  @count
  Rule: How often it occurs
    Containing a pair is not the same as being worth one. Of the hands of five cards, 1,281,072 contain a pair, but only
    1,098,240 are worth one; the others are worth more. Here and in the next chapters a program counts hands by classes. A class
    holds hands that the rule must treat alike, and one hand or a few are tried for all of them. The program counts more sizes
    than the table shows.

    Scenario: How many hands contain a pair
      When all classes of hands of 2 to 10 and 12 cards are counted
      Then so many contain a pair:
        | cards | contain a pair | hands in all |
        | 2     | 78             | 1,326        |
        | 5     | 1,281,072      | 2,598,960    |
        | 7     | 105,669,616    | 133,784,560  |

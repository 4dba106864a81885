@rule
Feature: A royal flush
  The highest straight flush has a name of its own, and it beats everything.

  Rule: Ace, king, queen, jack and ten of one suit are a royal flush

    Scenario Outline: A royal flush: <why>
      Given the cards <cards>
      Then they contain a royal flush

      Examples:
        | cards                         | why                                              |
        | Ah Kh Qh Jh Th                | five hearts from the ace down                    |
        | Ts 9s Js As 2d Qs Ks          | five spades in any order, and the nine of spades |
        | Ac As Ks Qs Js Ts             | of spades, after an ace of clubs                 |
        | 2c 4c 6c 8c Tc Ts Js Qs Ks As | of spades, next to a flush of clubs              |

  Rule: All five are of one suit

    Scenario Outline: Not of one suit: <why>
      Given the cards <cards>
      Then they do not contain a royal flush

      Examples:
        | cards                | why                                          |
        | Ah Kh Qh Jh          | four hearts are one card short               |
        | Ah Kh Qh Jh Ts 2h 3c | Broadway and a flush, but the ten is a spade |

  Rule: A straight flush with an ace among the cards need not be royal

    Scenario Outline: Not royal: <why>
      Given the cards <cards>
      Then they do not contain a royal flush

      Examples:
        | cards                | why                                                    |
        | Ah 2h 3h 4h 5h       | the steel wheel                                        |
        | 9h Th Jh Qh Kh As 2c | king high, and the ace is a spade                      |
        | 5h 6h 7h 8h 9h Ah    | nine high, and the ace of hearts does not belong to it |

  @count
  Rule: How often it occurs
    There is one for each suit. In a hand of seven, the two extra cards may be any of the other 47, which makes
    4 x 47 x 46 / 2 = 4,324 hands.

    Scenario: How many hands contain a royal flush
      When all classes of hands of 5 to 8 cards are counted
      Then so many contain a royal flush:
        | cards | contain a royal flush | hands in all |
        | 5     | 4                     | 2,598,960    |
        | 7     | 4,324                 | 133,784,560  |

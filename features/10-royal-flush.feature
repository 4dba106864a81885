@rule @royal-flush
Feature: A royal flush
  A royal flush is the highest straight flush, from the ten to the ace of one suit. Nothing beats it.

  Rule: Ace, king, queen, jack and ten of one suit are a royal flush

    Scenario Outline: A royal flush: <why>
      Given the cards <cards>
      Then they contain a royal flush

      Examples:
        | cards                | why                                              |
        | Ah Kh Qh Jh Th       | five hearts from the ace down                    |
        | Ts 9s Js As 2d Qs Ks | five spades in any order, and the nine of spades |

  Rule: All five are of one suit

    Scenario Outline: Not of one suit: <why>
      Given the cards <cards>
      Then they do not contain a royal flush

      Examples:
        | cards                | why                                          |
        | Ah Kd Qs Jc Th       | Broadway in four suits                       |
        | Ah Kh Qh Jh Ts 2h 3c | Broadway and a flush, but the ten is a spade |

  Rule: A straight flush with an ace among the cards need not be royal

    Scenario Outline: Not royal: <why>
      Given the cards <cards>
      Then they do not contain a royal flush

      Examples:
        | cards                | why                                                |
        | Ah 2h 3h 4h 5h       | the steel wheel                                    |
        | 9h Th Jh Qh Kh As 2c | king high, for the ace is a spade                  |
        | 5h 6h 7h 8h 9h Ah    | nine high, and the ace of hearts is not part of it |

  Rule: It works for any number of cards

    Scenario Outline: Still a royal flush: <why>
      Given the cards <cards>
      Then they contain a royal flush

      Examples:
        | cards                         | why                                 |
        | Ac As Ks Qs Js Ts             | of spades, after an ace of clubs    |
        | 2c 4c 6c 8c Tc Ts Js Qs Ks As | of spades, next to a flush of clubs |

    Scenario: Four hearts are one card short
      Given the cards Ah Kh Qh Jh
      Then they do not contain a royal flush

  @count
  Rule: How often it occurs
    There is one for each suit. In a hand of seven, the two extra cards are any two of the other 47, in either order.
    That makes 4 x 47 x 46 / 2 = 4,324 hands.

    Scenario: How many hands contain a royal flush
      Then 4 of the 2,598,960 hands of five contain a royal flush
      And 4,324 of the 133,784,560 hands of seven contain a royal flush
      And this many hands of other sizes contain a royal flush:
        | cards | hands  |
        | 6     | 188    |
        | 8     | 64,860 |

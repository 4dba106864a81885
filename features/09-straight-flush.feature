@rule @straight-flush
Feature: A straight flush
  A straight flush is a straight and a flush in the same five cards. Ace to five of one suit is the steel wheel.

  Rule: Five cards of one suit in a row are a straight flush

    Scenario Outline: A straight flush: <why>
      Given the cards <cards>
      Then they contain a straight flush

      Examples:
        | cards          | why                                                |
        | 9h 5h 7h 6h 8h | five to nine of hearts                             |
        | Ah 2h 3h 4h 5h | the steel wheel, with the ace below the two        |
        | Ah Kh Qh Jh Th | a royal flush, which is the highest straight flush |

  Rule: A straight and a flush among the cards are not enough
    The five cards in a row and the five cards of one suit must be the same cards.

    Scenario Outline: No straight flush: <why>
      Given the cards <cards>
      Then they do not contain a straight flush

      Examples:
        | cards                | why                                                                 |
        | 5h 6h 7h 8h 9s Kh 2d | a straight with the nine of spades, a flush with the king of hearts |
        | Ah Kh 2h 3h 4h Qs 9d | an ace-high flush, because no straight goes round the corner        |
        | 5h 6h 7h 8h 9s 2c    | four hearts and the nine of spades                                  |
        | Qc Kc Ac Ad 2d 3d 4d | queen to ace of clubs, and ace to four of diamonds                  |

  Rule: A card of the same rank in another suit makes no difference

    Scenario Outline: Still a straight flush: <why>
      Given the cards <cards>
      Then they contain a straight flush

      Examples:
        | cards                | why                                    |
        | 5h 6h 7h 8h 9s 9h 2c | a nine of spades among the five hearts |
        | 5h 6h 7h 8h 9h 9s 2c | a nine of spades after the five hearts |

  Rule: The five need not be the highest cards

    Scenario Outline: Any five of the suit: <why>
      Given the cards <cards>
      Then they contain a straight flush

      Examples:
        | cards                | why                                      |
        | 2h 3h 4h 5h 6h Kh Ah | two to six, below the two highest hearts |
        | Ah 2h 3h 4h 5h 6s 7d | the steel wheel inside a higher straight |

  Rule: It works for any number of cards
    With ten cards or more, two suits may have five each. Either of them may hold the straight flush.

    Scenario Outline: Two suits: <why>
      Given the cards <cards>
      Then they contain a straight flush

      Examples:
        | cards                            | why                                              |
        | 2h 3h 4h 5h Ah Ts Js Qs Ks 8s    | the steel wheel of hearts, and a flush of spades |
        | 8h Kh Qh Jh Th As 5s 4s 3s 2s    | a flush of hearts, and the steel wheel of spades |
        | 5s 6s 7s 8s 9s 2h 4h 6h 8h Th Kh | five to nine of spades, and six hearts           |

    Scenario: Four hearts in a row are one card short
      Given the cards 5h 6h 7h 8h
      Then they do not contain a straight flush

  @count
  Rule: How often it occurs
    There are ten straights in each of four suits. The four royal flushes of the next chapter are included.

    Scenario: How many hands contain a straight flush
      Then 40 of the 2,598,960 hands of five contain a straight flush
      And 41,584 of the 133,784,560 hands of seven contain a straight flush
      And this many hands of other sizes contain a straight flush:
        | cards | hands   |
        | 6     | 1,844   |
        | 8     | 611,340 |

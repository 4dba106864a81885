Feature: A straight flush
  A straight and a flush in the same five cards.

  Rule: Five cards of one suit in a row are a straight flush

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain a straight flush

      Examples:
        | cards          | why                                         |
        | 9h 5h 7h 6h 8h | Five to nine of hearts                      |
        | Ah 2h 3h 4h 5h | The steel wheel, with the ace below the two |

  Rule: A straight and a flush among the cards are not enough
    One five may be in a row and another five of one suit.

    Scenario Outline: <why>
      Given the cards <cards>
      Then they do not contain a straight flush

      Examples:
        | cards                | why                                                  |
        | 5h 6h 7h 8h 9s Kh 2d | The row needs the nine of spades, the flush the king |
        | Ah Kh 2h 3h 4h Qs 9d | An ace-high flush, for no row turns the corner       |
        | 5h 6h 7h 8h 9s 2c    | The nine of the row is a spade                       |
        | 5h 6h 7h 8h          | Four hearts in a row are a card short                |

  Rule: A card of the same rank in another suit does no harm
    Whoever throws away the second nine before looking at the suits may throw away the wrong one.

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain a straight flush

      Examples:
        | cards                | why                            |
        | 5h 6h 7h 8h 9s 9h 2c | The nine of spades comes first |
        | 5h 6h 7h 8h 9h 9s 2c | The nine of hearts comes first |

  Rule: The five may be any cards of their suit

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain a straight flush

      Examples:
        | cards                | why                                      |
        | 2h 3h 4h 5h 6h Kh Ah | Two to six, below the two highest hearts |
        | Ah 2h 3h 4h 5h 6s 7d | The steel wheel inside a higher straight |

  Rule: Every suit counts, not only the first that has five cards

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain a straight flush

      Examples:
        | cards                         | why                                              |
        | 2h 3h 4h 5h Ah Ts Js Qs Ks 8s | The steel wheel of hearts, and a flush of spades |
        | 8h Kh Qh Jh Th As 5s 4s 3s 2s | A flush of hearts, and the steel wheel of spades |

  Rule: How often it comes
    Ten rows in each of four suits. The four royal flushes of the next chapter are counted here as well.

    Scenario: Straight flushes in all hands of five and seven cards
      When all hands of 5, 7 and 8 cards are counted
      Then so many contain a straight flush:
        | cards | contain a straight flush | hands in all |
        | 5     | 40                       | 2,598,960    |
        | 7     | 41,584                   | 133,784,560  |

Feature: Three of a kind
  Three of a kind are also called trips.

  Rule: Three cards of one rank are three of a kind

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain three of a kind

      Examples:
        | cards                | why                                 |
        | 7c 7d 7h             | Three sevens are enough             |
        | Ac 7d Ks 7h 2d Jc 7s | Three sevens, scattered among seven |

  Rule: Pairs are not three of a kind, however many there are

    Scenario Outline: <why>
      Given the cards <cards>
      Then they do not contain three of a kind

      Examples:
        | cards             | why                                            |
        | 7c 7d Kh Ks 4d 4c | Three pairs hold six cards, but no three alike |

  Rule: More cards never take three of a kind away

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain three of a kind

      Examples:
        | cards             | why                                     |
        | 7c 7d 7h 7s 2d    | Four of a kind are also three of a kind |

  Rule: How often it comes
    The rank is one of thirteen, and the fourth card of the rank stays away or comes, too.

    Scenario: Threes of a kind in all hands of three, five and seven cards
      When all hands of 2 to 10 and 12 cards are counted
      Then so many contain three of a kind:
        | cards | contain three of a kind | hands in all |
        | 3     | 52                      | 22,100       |
        | 5     | 59,280                  | 2,598,960    |
        | 7     | 10,287,472              | 133,784,560  |

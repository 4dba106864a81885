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

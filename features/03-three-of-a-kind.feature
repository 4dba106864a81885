@rule @three-of-a-kind
Feature: Three of a kind
  Three of a kind is also called trips. It is called a set when two of the three are a player's own cards and the third
  lies on the table.

  Rule: Three cards of one rank are three of a kind

    Scenario Outline: Three of a kind: <why>
      Given the cards <cards>
      Then they contain three of a kind

      Examples:
        | cards                | why                                 |
        | 7c 7d 7h             | three sevens are enough             |
        | 7c Kd 7h 2s 7s       | three sevens of five                |
        | Ac 7d Ks 7h 2d Jc 7s | three sevens, scattered among seven |

  Rule: Pairs are not three of a kind, however many there are

    Scenario Outline: Not three of a kind: <why>
      Given the cards <cards>
      Then they do not contain three of a kind

      Examples:
        | cards          | why                                                |
        | 7c 7d Kh 9s 2d | a pair of sevens is one seven short                |
        | 7c 7d Kh Ks 2d | two pairs are four cards, but no three of one rank |

  Rule: More cards never take three of a kind away

    Scenario Outline: Still three of a kind: <why>
      Given the cards <cards>
      Then they contain three of a kind

      Examples:
        | cards          | why                                     |
        | 7c 7d 7h 7s 2d | four of a kind contains three of a kind |
        | 7c 7d 7h Ks Kd | a full house contains three of a kind   |

  Rule: It works for any number of cards

    Scenario Outline: No three alike: <why>
      Given the cards <cards>
      Then they do not contain three of a kind

      Examples:
        | cards                                                                         | why                       |
        | 7c 7d Kh Ks 4d 4c                                                             | three pairs               |
        | 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As | all hearts and all spades |

  @count
  Rule: How often it occurs
    About one in 44 hands of five cards contains three of a kind.

    Scenario: How many hands contain three of a kind
      Then 59,280 of the 2,598,960 hands of five contain three of a kind
      And 10,287,472 of the 133,784,560 hands of seven contain three of a kind
      And this many hands of other sizes contain three of a kind:
        | cards | hands          |
        | 2     | 0              |
        | 3     | 52             |
        | 4     | 2,509          |
        | 6     | 912,808        |
        | 8     | 90,361,206     |
        | 9     | 643,274,632    |
        | 10    | 3,811,231,996  |
        | 12    | 82,808,633,622 |

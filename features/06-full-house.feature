@rule @full-house
Feature: A full house
  A full house is three of a kind and a pair. Three fours and two twos are "fours over twos", or "fours full of twos".
  Players also call it a boat.

  Rule: Three cards of one rank and two of another are a full house

    Scenario Outline: A full house: <why>
      Given the cards <cards>
      Then they contain a full house

      Examples:
        | cards                | why                                 |
        | 2s 4c 2c 4h 4d       | fours over twos, in any order       |
        | Kd 4c 9s 4d 4h Ks 2h | fours over kings, among seven cards |

  Rule: The three of a kind and the pair are of different ranks, and both are needed

    Scenario Outline: No full house: <why>
      Given the cards <cards>
      Then they do not contain a full house

      Examples:
        | cards          | why                                     |
        | 4c 4d 4h 9s 2c | three fours, but no pair                |
        | 4c 4d 9h 9s 2c | two pairs, but no three of a kind       |
        | 4c 4d 4h 4s 9c | four fours, but no pair of another rank |

  Rule: Three of a kind and two pairs are a full house
    Either pair will do.

    Scenario: Three fours, two kings and two nines
      Given the cards 4c 4d 4h Ks Kc 9d 9h
      Then they contain a full house

  Rule: Four of a kind may serve as the three of a kind or as the pair

    Scenario Outline: Four fours: <why>
      Given the cards <cards>
      Then they contain a full house

      Examples:
        | cards                | why                               |
        | 4c 4d 4h 4s 9c 9d    | three of the fours, and two nines |
        | 4c 4d 4h 4s 9c 9d 9h | three nines, and two of the fours |

  Rule: It works for any number of cards
    There may be three cards of one rank and three of another. Then two cards of either rank can be the pair.

    Scenario Outline: Still a full house: <why>
      Given the cards <cards>
      Then they contain a full house

      Examples:
        | cards                   | why                                |
        | 4c 4d 4h 2s 2c 2d       | three fours, and two of three twos |
        | 4c 4d 4h 4s 9c 9d 9h 9s | four fours and four nines          |

    Scenario Outline: No three alike: <why>
      Given the cards <cards>
      Then they do not contain a full house

      Examples:
        | cards                                                                         | why                       |
        | 4c 4d 9h 9s 2c 2d                                                             | three pairs               |
        | 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As | all hearts and all spades |

  @count
  Rule: How often it occurs
    Seven cards contain a full house eighteen times as often as five cards: once in 38 hands instead of once in 694.

    Scenario: How many hands contain a full house
      Then 3,744 of the 2,598,960 hands of five contain a full house
      And 3,514,992 of the 133,784,560 hands of seven contain a full house
      And this many hands of other sizes contain a full house:
        | cards | hands          |
        | 2     | 0              |
        | 3     | 0              |
        | 4     | 0              |
        | 6     | 166,920        |
        | 8     | 46,541,430     |
        | 9     | 435,926,920    |
        | 10    | 3,087,272,188  |
        | 12    | 79,387,982,102 |

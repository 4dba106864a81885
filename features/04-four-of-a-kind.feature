@rule @four-of-a-kind
Feature: Four of a kind
  Four of a kind is also called quads. There are only four cards of each rank.

  Rule: All four cards of one rank are four of a kind

    Scenario Outline: Four of a kind: <why>
      Given the cards <cards>
      Then they contain four of a kind

      Examples:
        | cards                | why                               |
        | 9c 9d 9h 9s          | four nines are enough             |
        | 9c 9d Ad 9h 9s       | four nines of five                |
        | Ad 9c 9d Kh 9h 3c 9s | four nines, scattered among seven |

  Rule: Pairs and trips do not add up to four of a kind

    Scenario Outline: Not four of a kind: <why>
      Given the cards <cards>
      Then they do not contain four of a kind

      Examples:
        | cards          | why                                                     |
        | 9c 9d Kh Ks 2d | two pairs are four cards, but of two ranks              |
        | 9c 9d 9h Ks Kd | a full house has three nines, and the fourth is missing |

  Rule: It works for any number of cards

    Scenario: Four nines and four fours
      Given the cards 9c 9d 9h 9s 4c 4d 4h 4s
      Then they contain four of a kind

    Scenario: Three nines and three fours
      Given the cards 9c 9d 9h 4c 4d 4h
      Then they do not contain four of a kind

  @count
  Rule: How often it occurs
    There are thirteen ranks, and in a hand of five the fifth card may be any of the other 48. That makes 13 x 48 = 624.

    Scenario: How many hands contain four of a kind
      Then 624 of the 2,598,960 hands of five contain four of a kind
      And 224,848 of the 133,784,560 hands of seven contain four of a kind
      And this many hands of other sizes contain four of a kind:
        | cards | hands         |
        | 2     | 0             |
        | 3     | 0             |
        | 4     | 13            |
        | 6     | 14,664        |
        | 8     | 2,529,462     |
        | 9     | 22,256,520    |
        | 10    | 159,455,868   |
        | 12    | 4,894,948,630 |

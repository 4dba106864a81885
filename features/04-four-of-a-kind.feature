@rule
Feature: Four of a kind
  Four of a kind is also called quads. The deck has no more cards of a rank.

  Rule: All four cards of one rank are four of a kind

    Scenario Outline: Four of a kind: <why>
      Given the cards <cards>
      Then they contain four of a kind

      Examples:
        | cards                   | why                               |
        | 9c 9d 9h 9s             | four nines are enough             |
        | 9c Ad 9d Kh 9h 3c 9s    | four nines, scattered among seven |
        | 9c 9d 9h 9s 4c 4d 4h 4s | four nines and four fours         |

  Rule: Pairs and trips do not add up to four of a kind

    Scenario: Two pairs are four cards, but of two ranks
      Given the cards 9c 9d Kh Ks 2d
      Then they do not contain four of a kind

  @count
  Rule: How often it occurs
    In a hand of five, the fifth card may be any of the other 48, which makes 13 x 48 = 624 hands.

    Scenario: How many hands contain four of a kind
      When all classes of hands of 2 to 10 and 12 cards are counted
      Then so many contain four of a kind:
        | cards | contain four of a kind | hands in all |
        | 4     | 13                     | 270,725      |
        | 5     | 624                    | 2,598,960    |
        | 7     | 224,848                | 133,784,560  |

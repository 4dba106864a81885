Feature: Four of a kind
  Four of a kind, or quads, is every card that the deck has of one rank.

  Rule: All four cards of one rank are four of a kind

    Scenario Outline: Four of a kind: <why>
      Given the cards <cards>
      Then they contain four of a kind

      Examples:
        | cards                   | why                               |
        | 9c 9d 9h 9s             | four nines are enough             |
        | 9c Ad 9d Kh 9h 3c 9s    | four nines, scattered among seven |
        | 9c 9d 9h 9s 4c 4d 4h 4s | four nines and four fours         |

  Rule: Pairs and threes of a kind do not add up to four of a kind

    Scenario: Two pairs are four cards, but of two ranks
      Given the cards 9c 9d Kh Ks 2d
      Then they do not contain four of a kind

  Rule: How often it comes
    In a hand of five, any of the other 48 cards may lie beside the four: 13 times 48 are 624.

    Scenario: Four of a kind among all hands of four, five and seven cards
      When all classes of hands of 2 to 10 and 12 cards are counted
      Then so many contain four of a kind:
        | cards | contain four of a kind | hands in all |
        | 4     | 13                     | 270,725      |
        | 5     | 624                    | 2,598,960    |
        | 7     | 224,848                | 133,784,560  |

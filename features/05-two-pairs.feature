@rule
Feature: Two pairs
  Two ranks with a pair each, for example kings and nines. Players say "two pair". Seven cards may even contain three pairs.

  Rule: Two cards of one rank and two of another are two pairs

    Scenario Outline: Two pairs: <why>
      Given the cards <cards>
      Then they contain two pairs

      Examples:
        | cards                | why                                   |
        | Kd Kh 9c 9s          | kings and nines, without a fifth card |
        | Ac Qh Jd 3s 3c 2d 2h | the lowest pairs, last of seven       |

  Rule: The two pairs are of different ranks

    Scenario Outline: Not two pairs: <why>
      Given the cards <cards>
      Then they do not contain two pairs

      Examples:
        | cards                                           | why                                         |
        | Kd Kh Ks 9c 2d                                  | three kings are one pair and a king         |
        | Kc Kd Kh Ks 9h                                  | four kings are one rank, not two            |
        | Kc Kd Kh Ks 2h 3s 4d 5c 6h 7s 8d 9c Th Js Qd Ac | four kings and one card of every other rank |

  Rule: A third pair does no harm

    Scenario: Three pairs among seven cards
      Given the cards Kd Kh 9c 9s 4d 4h 2c
      Then they contain two pairs

  Rule: A pair may be part of something larger
    Three aces contain a pair of aces, so three aces and two kings contain two pairs. "Two cards" means at least two.

    Scenario: A full house is also two pairs
      Given the cards Ac Ad Ah Ks Kd
      Then they contain two pairs

  @count
  Rule: How often it occurs
    Full houses are included, and with seven cards so are hands with three pairs.

    Scenario: How many hands contain two pairs
      When all classes of hands of 2 to 10 and 12 cards are counted
      Then so many contain two pairs:
        | cards | contain two pairs | hands in all |
        | 4     | 2,808             | 270,725      |
        | 5     | 127,296           | 2,598,960    |
        | 7     | 35,638,512        | 133,784,560  |

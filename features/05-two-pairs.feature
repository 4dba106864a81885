@rule @two-pairs
Feature: Two pairs
  Two pairs are two cards of one rank and two cards of another, for example two kings and two nines.
  Players say "two pair".

  Rule: Two cards of one rank and two of another are two pairs

    Scenario Outline: Two pairs: <why>
      Given the cards <cards>
      Then they contain two pairs

      Examples:
        | cards                | why                             |
        | Kd Kh 9c 9s          | kings and nines are enough      |
        | 9c Kd 2d Kh 9s       | kings and nines of five         |
        | Ac Qh Jd 3s 3c 2d 2h | the lowest pairs, last of seven |

  Rule: The two pairs are of different ranks

    Scenario Outline: Not two pairs: <why>
      Given the cards <cards>
      Then they do not contain two pairs

      Examples:
        | cards          | why                                 |
        | Kd Kh Ks 9c 2d | three kings are one pair and a king |
        | Kc Kd Kh Ks 9h | four kings are one rank, not two    |

  Rule: A pair may be part of something larger
    Three aces contain a pair of aces, so three aces and two kings contain two pairs.

    Scenario: A full house contains two pairs
      Given the cards Ac Ad Ah Ks Kd
      Then they contain two pairs

  Rule: It works for any number of cards

    Scenario: Three pairs among seven cards
      Given the cards Kd Kh 9c 9s 4d 4h 2c
      Then they contain two pairs

    Scenario: Four kings, and one card of every other rank
      Given the cards Kc Kd Kh Ks 2h 3s 4d 5c 6h 7s 8d 9c Th Js Qd Ac
      Then they do not contain two pairs

  @count
  Rule: How often it occurs
    A hand counts if it has at least two cards of one rank and at least two of another. So full houses count, too.

    Scenario: How many hands contain two pairs
      Then 127,296 of the 2,598,960 hands of five contain two pairs
      And 35,638,512 of the 133,784,560 hands of seven contain two pairs
      And this many hands of other sizes contain two pairs:
        | cards | hands           |
        | 2     | 0               |
        | 3     | 0               |
        | 4     | 2,808           |
        | 6     | 2,699,736       |
        | 8     | 329,166,630     |
        | 9     | 2,272,156,744   |
        | 10    | 12,265,826,716  |
        | 12    | 197,342,582,294 |

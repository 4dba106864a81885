@rule @pair
Feature: A pair
  A combination is a group of cards with a name of its own: a pair, a straight, a full house. The pair is the smallest.
  Each chapter up to the royal flush is about one combination and asks one question: do these cards contain it?
  The cards may be in any order, and other cards among them make no difference.
  What a hand is worth, and who wins, comes after that.

  Rule: Two cards of one rank are a pair

    Scenario Outline: A pair: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards                | why                                 |
        | Kd Kh                | two kings are enough                |
        | 2s 9d 4c Kh 2d       | the twos, first and last of five    |
        | Ac Kd Js 8h 6c 4d 4s | the fours, last and lowest of seven |

  Rule: Cards of different ranks are not a pair

    Scenario: Four hearts, but five different ranks
      Given the cards 9h Th Jh Kh As
      Then they do not contain a pair

  Rule: More cards never take a pair away
    Three kings are a pair of kings and one more, so they contain a pair.

    Scenario Outline: Still a pair: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards          | why                             |
        | Kd Kh 9c 9s 2d | two pairs contain a pair        |
        | Kd Kh Ks 9c 2d | three of a kind contains a pair |

  Rule: It works for any number of cards
    At the table you make a hand from five cards, from seven, or in Omaha from nine. A program may be asked about any
    cards of one deck, or about none. It answers yes or no.

    Scenario: No cards at all
      Given no cards
      Then they do not contain a pair

    Scenario Outline: No pair: <why>
      Given the cards <cards>
      Then they do not contain a pair

      Examples:
        | cards                                  | why                              |
        | Ah                                     | a single ace                     |
        | 2h 3s 4d 5c 6h 7s 8d 9c Th Js Qd Kc Ah | thirteen cards, one of each rank |

  @count
  Rule: How often it occurs
    There are 2,598,960 different hands of five cards. Of these, 1,281,072 contain a pair, but in only
    1,098,240 of them is a pair the best that they have. The others have something better, such as three kings.

    To check these numbers, nobody has to try every hand. The hands are sorted into groups, so that a correct rule gives
    one answer for a whole group. Some hands of each group are tried, and their answer counts for all of the group.

    Scenario: How many hands contain a pair
      Then 1,281,072 of the 2,598,960 hands of five contain a pair
      And 105,669,616 of the 133,784,560 hands of seven contain a pair
      And this many hands of other sizes contain a pair:
        | cards | hands           |
        | 2     | 78              |
        | 3     | 3,796           |
        | 4     | 87,685          |
        | 6     | 13,329,784      |
        | 8     | 668,193,318     |
        | 9     | 3,491,642,440   |
        | 10    | 15,520,131,484  |
        | 12    | 206,161,303,062 |

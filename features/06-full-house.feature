@rule
Feature: A full house
  Three of a kind and a pair. Three fours and two twos are "fours over twos", or "fours full of twos". Players also call it
  a boat.

  Rule: Three cards of one rank and two of another are a full house

    Scenario: Fours over twos, in any order
      Given the cards 2s 4c 2c 4h 4d
      Then they contain a full house

  Rule: The three and the two are of different ranks, and both are needed

    Scenario Outline: No full house: <why>
      Given the cards <cards>
      Then they do not contain a full house

      Examples:
        | cards             | why                                    |
        | 4c 4d 4h 9s 2c    | three fours without a pair             |
        | 4c 4d 9h 9s 2c 2d | three pairs without a three            |
        | 4c 4d 4h 4s 9c    | four fours and no pair of another rank |

    Scenario: All the hearts and all the spades are thirteen pairs without a three
      Given the cards 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As
      Then they do not contain a full house

  Rule: Trips of two ranks are a full house
    Two of the lower three cards serve as the pair.

    Scenario: Three fours and three twos
      Given the cards 4c 4d 4h 2s 2c 2d
      Then they contain a full house

  Rule: Three of a kind and two pairs are a full house

    Scenario: Three fours, two kings and two nines
      Given the cards 4c 4d 4h Ks Kc 9d 9h
      Then they contain a full house

  Rule: Four of a kind may serve as the three or as the pair

    Scenario Outline: A full house: <why>
      Given the cards <cards>
      Then they contain a full house

      Examples:
        | cards                   | why                        |
        | 4c 4d 4h 4s 9c 9d       | four fours and two nines   |
        | 4c 4d 4h 4s 9c 9d 9h    | four fours and three nines |
        | 4c 4d 4h 4s 9c 9d 9h 9s | four fours and four nines  |

  @count
  Rule: How often it occurs
    Seven cards contain a full house eighteen times as often as five cards, once in 38 hands instead of once in 694.

    Scenario: How many hands contain a full house
      When all classes of hands of 2 to 10 and 12 cards are counted
      Then so many contain a full house:
        | cards | contain a full house | hands in all |
        | 5     | 3,744                | 2,598,960    |
        | 7     | 3,514,992            | 133,784,560  |

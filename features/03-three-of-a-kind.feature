@rule
Feature: Three of a kind
  Three of a kind is also called trips, or a set when two of the three are a player's own cards.

  Rule: Three cards of one rank are three of a kind

    Scenario Outline: Three of a kind: <why>
      Given the cards <cards>
      Then they contain three of a kind

      Examples:
        | cards                | why                                 |
        | 7c 7d 7h             | three sevens are enough             |
        | Ac 7d Ks 7h 2d Jc 7s | three sevens, scattered among seven |

  Rule: Pairs are not three of a kind, however many there are

    Scenario: Three pairs are six cards, but no three of them are alike
      Given the cards 7c 7d Kh Ks 4d 4c
      Then they do not contain three of a kind

    Scenario: All the hearts and all the spades are thirteen pairs
      Given the cards 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As
      Then they do not contain three of a kind

  Rule: More cards never take three of a kind away

    Scenario: Four of a kind is also three of a kind
      Given the cards 7c 7d 7h 7s 2d
      Then they contain three of a kind

  @count
  Rule: How often it occurs
    About one hand of five cards in 44 contains three of a kind.

    Scenario: How many hands contain three of a kind
      When all classes of hands of 2 to 10 and 12 cards are counted
      Then so many contain three of a kind:
        | cards | contain three of a kind | hands in all |
        | 3     | 52                      | 22,100       |
        | 5     | 59,280                  | 2,598,960    |
        | 7     | 10,287,472              | 133,784,560  |

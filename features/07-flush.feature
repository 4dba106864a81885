@rule @flush
Feature: A flush
  A flush is five cards of one suit. The ranks do not matter, and other cards may be anything.

  Rule: Five cards of one suit are a flush, whatever their ranks

    Scenario Outline: A flush: <why>
      Given the cards <cards>
      Then they contain a flush

      Examples:
        | cards                | why                                       |
        | Ac Jc 8c 5c 3c       | five clubs                                |
        | As Kd 7h 2h 8h 5h 3h | five hearts, the last and lowest of seven |

  Rule: Fewer than five cards of one suit are not a flush

    Scenario Outline: No flush: <why>
      Given the cards <cards>
      Then they do not contain a flush

      Examples:
        | cards                | why                                 |
        | 2h 7h 9h Jh Ks 4s 5s | four hearts and three spades        |
        | 2h 7h 9h Jd Kd       | five red cards, hearts and diamonds |

  Rule: A straight flush is also a flush

    Scenario: Five clubs in a row
      Given the cards 9c 8c 7c 6c 5c
      Then they contain a flush

  Rule: It works for any number of cards
    More than five cards of one suit are still a flush. Cards of other suits make no difference.

    Scenario Outline: Still a flush: <why>
      Given the cards <cards>
      Then they contain a flush

      Examples:
        | cards                                  | why                         |
        | 2s 4s 7s 9s Js Ks                      | six spades                  |
        | 2d 4d 7d 9d Jd Kd Ad                   | seven diamonds              |
        | 2h 4h 6h 7h 9h Jh Kh Ah                | eight hearts                |
        | 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah | all thirteen hearts         |
        | 2h 7h 9h Jh Kh 3s 5s 8s Ts Qs          | five hearts and five spades |

    Scenario: The whole deck has thirteen cards of each suit
      Given all 52 cards of the deck
      Then they contain a flush

    Scenario Outline: Not five of a suit: <why>
      Given the cards <cards>
      Then they do not contain a flush

      Examples:
        | cards                                           | why                              |
        | 2h 7h 9h Jh                                     | four hearts and no other card    |
        | 2c 6c Tc Ac 3d 7d Jd Kd 4h 8h Qh Ah 5s 9s Ks As | sixteen cards, four of each suit |

  @count
  Rule: How often it occurs
    Of the 5,148 flushes of five cards, 40 are straight flushes.

    Scenario: How many hands contain a flush
      Then 5,148 of the 2,598,960 hands of five contain a flush
      And 4,089,228 of the 133,784,560 hands of seven contain a flush
      And this many hands of other sizes contain a flush:
        | cards | hands         |
        | 6     | 207,636       |
        | 8     | 52,406,640    |
        | 9     | 491,448,100   |
        | 10    | 3,585,287,134 |

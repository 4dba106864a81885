@rule
Feature: A flush
  Only the suits matter here. Five cards of the same suit make a flush, and the other cards may be anything.

  Rule: Five cards of one suit are a flush, whatever their ranks

    Scenario: Five clubs
      Given the cards Ac Jc 8c 5c 3c
      Then they contain a flush

    Scenario: Five clubs in a row are a straight flush, and a flush as well
      Given the cards 9c 8c 7c 6c 5c
      Then they contain a flush

  Rule: Fewer than five cards of one suit are not a flush

    Scenario Outline: No flush: <why>
      Given the cards <cards>
      Then they do not contain a flush

      Examples:
        | cards                                           | why                              |
        | 2h 7h 9h Jh Ks 4s 5s                            | four hearts and three spades     |
        | 2h 7h 9h Jd Kd                                  | five red cards, but of two suits |
        | 2h 7h 9h Jh                                     | four hearts and no other card    |
        | 2c 6c Tc Ac 3d 7d Jd Kd 4h 8h Qh Ah 5s 9s Ks As | sixteen cards, four of each suit |

  Rule: Cards of other suits do no harm, wherever they are

    Scenario: The flush is last dealt and lowest
      Given the cards As Kd 7h 2h 8h 5h 3h
      Then they contain a flush

  Rule: More than five cards of one suit are still a flush

    Scenario Outline: Still a flush: <why>
      Given the cards <cards>
      Then they contain a flush

      Examples:
        | cards                                  | why                         |
        | 2h 4h 7h 9h Jh Kh                      | six hearts                  |
        | 2h 4h 7h 9h Jh Kh Ah                   | seven hearts                |
        | 2h 4h 6h 7h 9h Jh Kh Ah                | eight hearts                |
        | 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah | all thirteen hearts         |
        | 2h 7h 9h Jh Kh 3s 5s 8s Ts Qs          | five hearts and five spades |

    Scenario: The whole deck has thirteen cards of each suit
      Given the cards 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As
      Then they contain a flush

  @count
  Rule: How often it occurs
    Of the 5,148 hands of five cards, 40 are also straight flushes.

    Scenario: How many hands contain a flush
      When all classes of hands of 5 to 10 cards are counted
      Then so many contain a flush:
        | cards | contain a flush | hands in all |
        | 5     | 5,148           | 2,598,960    |
        | 7     | 4,089,228       | 133,784,560  |

Feature: Omaha
  Each player has four hole cards, and there is a board as in Texas hold'em.
  A hand, however, is always two cards of the hole and three of the board, no more of either and no fewer.

  Background:
    Given a game of Omaha

  Rule: Exactly two hole cards count

    Scenario: Four aces in the hole are only a pair of aces
      Given the board Kd Kh 9c 5s 2d
      And Black holds Ac Ad Ah As
      Then Black has two pairs: Ac Ad Kd Kh 9c

    Scenario: Three sevens in the hole and the fourth on the board are only three
      Given the board Kd Qh 7s 5c 2d
      And Black holds 7c 7d 7h Jh
      Then Black has three of a kind: 7c 7d 7s Kd Qh

    Scenario: One suited card in the hole and four on the board are no flush
      Given the board 2s 5s 9s Ts Kh
      And Black holds As Kd 8c 8d
      Then Black has a pair: Kd Kh As Ts 9s

    Scenario: Three suited cards in the hole and two on the board are no flush
      Given the board 2s 5s 9d Td Kh
      And Black holds As Js 8s 8d
      Then Black has a pair: 8s 8d Kh Td 9d

    Scenario: Two suited cards in the hole and three on the board are a flush
      Given the board 2s 5s 9s Td Kh
      And Black holds As Js 8c 8d
      Then Black has a flush: As Js 9s 5s 2s

  Rule: Exactly three cards of the board count

    Scenario: A straight on the board is nobody's hand
      Given the board Th Jd Qs Kc Ad
      And Black holds 3c 3d 2h 2c
      Then Black has a pair: 3c 3d Ad Kc Qs

    Scenario: Four sevens on the board are three of a kind, and the pair in the hole decides
      Given the board 7c 7d 7h 7s Ac
      And Black holds Kd Kh 4c 2d
      And White holds Ad Qh Js Tc
      Then Black wins because "full house, sevens over kings, beats three of a kind, sevens"

  Rule: Four hole cards and three to five on the board: anything else is refused
    A program refuses with an error of its own, in any words.

    Scenario Outline: Refused: <why>
      Given the board <board>
      And Black claims to hold <hole>
      When somebody asks what Black has
      Then that is refused, because <why>

      Examples:
        | board             | hole           | why                                    |
        | Kd 9c             | Ks 9h 4c 2d    | the flop has three cards               |
        | Kd 9c 8s 4h 2c 6d | Ks 9h 4c 2d    | no card comes after the river          |
        | Kd 9c 8s          | Ks 9h          | two hole cards are too few             |
        | Kd 9c 8s          | Ks 9h 4c 2d 2s | five hole cards are too many           |
        | Kd 9c 8s          | Kd 9h 4c 2d    | the deck has only one king of diamonds |

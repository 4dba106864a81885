@game @omaha
Feature: Omaha
  Each player has four hole cards, and there is a board as in Texas hold'em. But a hand is always two of the hole cards
  and three cards of the board, no more of either and no fewer. The highest hand wins. (In some games of Omaha, the
  lowest hand gets half of the pot. Those games are not in these chapters.)

  Background:
    Given a game of Omaha

  Rule: Exactly two hole cards count

    Scenario: Of four aces in the hole only two count
      Given the board Kd Kh 9c 5s 2d
      And Black holds Ac Ad Ah As
      Then Black has two pairs: Ac Ad Kd Kh 9c

    Scenario: Three sevens in the hole and one on the board are only three of a kind
      Given the board Kd Qh 7s 5c 2d
      And Black holds 7c 7d 7h Jh
      Then Black has three of a kind: 7c 7d 7s Kd Qh

    Scenario: One spade in the hole and four on the board are not a flush
      Given the board 2s 5s 9s Ts Kh
      And Black holds As Kd 8c 8d
      Then Black has a pair: Kd Kh As Ts 9s

    Scenario: With five spades in sight, a pair of eights in the hole is still Black's best hand
      Given the board 2s 5s 9s Ts Kh
      And Black holds As Qd 8c 8d
      Then Black has a pair: 8c 8d Kh Ts 9s

    Scenario: Three spades in the hole and two on the board are not a flush
      Given the board 2s 5s 9d Td Kh
      And Black holds As Js 8s 8d
      Then Black has a pair: 8s 8d Kh Td 9d

    Scenario: Two spades in the hole and three on the board are a flush
      Given the board 2s 5s 9s Td Kh
      And Black holds As Js 8c 8d
      Then Black has a flush: As Js 9s 5s 2s

    Scenario: Only one of two aces in the hole makes the flush
      Given the board Qh 9h 5h 7s 3d
      And Black holds As Ah Kh 2c
      Then Black has a flush: Ah Kh Qh 9h 5h

  Rule: Any two of the four hole cards may play

    Scenario Outline: Ace, king, eight and seven in the hole: <why>
      Given the board <board>
      And Black holds Ah Kd 8c 7s
      Then Black has <worth>: <five>

      Examples:
        | board       | worth      | five           | why                          |
        | Qs Jh Tc    | a straight | Ah Kd Qs Jh Tc | the ace and the king play    |
        | Ac 8d Qh    | two pairs  | Ah Ac 8c 8d Qh | the ace and the eight play   |
        | As 7h Qd    | two pairs  | Ah As 7s 7h Qd | the ace and the seven play   |
        | Kh 8s 2c    | two pairs  | Kd Kh 8c 8s 2c | the king and the eight play  |
        | Kc 7d 2h 2s | two pairs  | Kd Kc 7s 7d 2h | the king and the seven play  |
        | 9h 6d 5c Jd | a straight | 9h 8c 7s 6d 5c | the eight and the seven play |

    Scenario Outline: Which two play: <why>
      Given the board <board>
      And Black holds <hole>
      Then Black has <worth>: <five>

      Examples:
        | board          | hole        | worth            | five           | why                                       |
        | 2h Kd 9c 7s 5h | Ac Ad 2c 2d | three of a kind  | 2c 2d 2h Kd 9c | the twos, because the board has a two     |
        | Kd Kh Kc 7s 2d | Ks 7h 4c 3d | four of a kind   | Ks Kc Kh Kd 7h | the king, and the highest of the others   |
        | 9d 7d 2d Jc 4s | As Ah Ad Kd | a flush          | Ad Kd 9d 7d 2d | the ace of diamonds                       |
        | 9d 7d 2d Jc 4s | Kd 8d 3d Ah | a flush          | Kd 9d 8d 7d 2d | the two highest of three diamonds         |
        | 3d 4c 5h Ks 9h | As 2d Qh Jc | a straight       | 5h 4c 3d 2d As | the ace and the two, for a wheel          |
        | 3s 4s 5s Kd 9h | As 2s Qh Jc | a straight flush | 5s 4s 3s 2s As | the ace and the two, for a steel wheel    |
        | 7s 6s 6h 5s 2d | 8s 9s Ah Ac | a straight flush | 9s 8s 7s 6s 5s | the eight and the nine, despite two sixes |
        | 9s 7s 6s 5s Kd | 8s 4s Ah Ac | a straight flush | 8s 7s 6s 5s 4s | nine high would take four from the board  |

    Scenario: The highest of several straight flushes counts
      Given the board 5s 6s 7s Kd 2h
      And Black holds 3s 4s 8s 9s
      Then Black has a straight flush: 9s 8s 7s 6s 5s

  Rule: Any three cards of the board may play

    Scenario Outline: Ace and king in the hole make Broadway: with <why>
      Given the board <board>
      And Black holds Ah Kd 8c 7s
      Then Black has a straight: Ah Kd Qs Jh Tc

      Examples:
        | board          | why                                            |
        | Qs Jh Tc 3d 3c | the flop                                       |
        | Qs Jh 3d Tc 3c | the first two of the flop, and the turn        |
        | Qs Jh 3d 3c Tc | the first two of the flop, and the river       |
        | Qs 3d Jh Tc 3c | the first and last of the flop, and the turn   |
        | Qs 3d Jh 3c Tc | the first and last of the flop, and the river  |
        | Qs 3d 3c Jh Tc | the first of the flop, the turn and the river  |
        | 3d Qs Jh Tc 3c | the last two of the flop, and the turn         |
        | 3d Qs Jh 3c Tc | the last two of the flop, and the river        |
        | 3d Qs 3c Jh Tc | the second of the flop, the turn and the river |
        | 3d 3c Qs Jh Tc | the last of the flop, the turn and the river   |

    Scenario: The ace of a wheel may be on the board
      Given the board Ah 3d 4c Ks 9h
      And Black holds 2s 5d Qh Jc
      Then Black has a straight: 5d 4c 3d 2s Ah

  Rule: Exactly three cards of the board count

    Scenario: A straight on the board cannot be played as it lies
      Given the board Th Jd Qs Kc Ad
      And Black holds 3c 3d 2h 2c
      Then Black has a pair: 3c 3d Ad Kc Qs

    Scenario: Four sevens on the board are three of a kind, and the pair in the hole decides
      Given the board 7c 7d 7h 7s Ac
      And Black holds Kd Kh 4c 2d
      And White holds Ad Qh Js Tc
      Then Black wins
      And the reason is "full house, sevens over kings, beats three of a kind, sevens"

  Rule: A hand has four hole cards, and the board three to five cards
    Anything else is refused, and no card can be there twice.

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

  @count
  Rule: How often a hand wins
    On the turn eight cards are in the players' hands and four on the board, so the river may be any of the other 40.

    Scenario Outline: On any river: <why>
      Given the board <board>
      And Black holds <Black>
      And White holds <White>
      Then of all boards that may come, Black wins on <wins>, ties on <ties> and loses on <losses>

      Examples:
        | board       | Black       | White       | wins | ties | losses | why                                         |
        | Kd 9c 8s 4h | Ks Kh 7c 6d | Jh Td 7d 6h | 22   | 4    | 14     | a set of kings against a good straight draw |
        | 2s 9s Kd 4h | As Js Qd Qh | Kc 9d 7h 6h | 12   | 0    | 28     | a flush draw against two pairs              |
        | 2s 9s Ts 4h | As Jh Qd Qh | Kc 9d 7h 6h | 32   | 0    | 8      | no flush draw, but queens beat nines        |
        | Ts 9d 4c 3s | Qs Jd 8s 8c | Tc Td 5h 6h | 20   | 0    | 20     | two good draws against a set                |

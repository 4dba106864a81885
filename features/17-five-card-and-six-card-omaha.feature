@game @five-card-and-six-card-omaha
Feature: Five-card and six-card Omaha
  These games are Omaha with more hole cards, and nothing else changes: a hand is two of the hole cards and three cards
  of the board. There are more ways to choose two hole cards: ten ways from five cards, fifteen from six. So good hands
  are more common.

  Rule: Exactly two hole cards count, however many there are

    Scenario: Five hole cards in a row are not a straight
      Given a game of five-card Omaha
      And the board Kd Kh Ac 3s 3d
      And Black holds 5c 6d 7h 8s 9c
      Then Black has a pair: Kd Kh Ac 9c 8s

    Scenario: Six spades in the hole and two on the board are not a flush
      Given a game of six-card Omaha
      And the board 2s 5s 9d Td Kh
      And Black holds As Js 8s 7s 4s 3s
      Then Black has a high card: As Kh Js Td 9d

    Scenario: Of four kings in the hole only two would count, so three nines are better
      Given a game of six-card Omaha
      And the board 9h 7s 2c Ad 3h
      And Black holds Kc Kd Kh Ks 9c 9d
      Then Black has three of a kind: 9c 9d 9h Ad 7s

  Rule: Any two of the hole cards may play

    Scenario Outline: Ace and king make Broadway: in <game> they are <why>
      Given a game of <game>
      And the board Qs Jh 3d 3c Tc
      And Black holds <hole>
      Then Black has a straight: Ah Kd Qs Jh Tc

      Examples:
        | game            | hole              | why                  |
        | five-card Omaha | Ah 8c 7s 4d Kd    | the first and fifth  |
        | five-card Omaha | 8c Ah 7s 4d Kd    | the second and fifth |
        | five-card Omaha | 8c 7s Ah 4d Kd    | the third and fifth  |
        | five-card Omaha | 8c 7s 4d Ah Kd    | the fourth and fifth |
        | six-card Omaha  | Ah 8c 7s 4d 2h Kd | the first and sixth  |
        | six-card Omaha  | 8c Ah 7s 4d 2h Kd | the second and sixth |
        | six-card Omaha  | 8c 7s Ah 4d 2h Kd | the third and sixth  |
        | six-card Omaha  | 8c 7s 4d Ah 2h Kd | the fourth and sixth |
        | six-card Omaha  | 8c 7s 4d 2h Ah Kd | the fifth and sixth  |

  Rule: The game says how many hole cards a hand has
    Anything else is refused. The board has three to five cards.

    Scenario Outline: Refused in <game>: <why>
      Given a game of <game>
      And the board <board>
      And Black claims to hold <hole>
      When somebody asks what Black has
      Then that is refused, because <why>

      Examples:
        | game            | board    | hole                 | why                                    |
        | five-card Omaha | Kd 9c 8s | Ks 9h 4c 2d          | four hole cards are too few            |
        | five-card Omaha | Kd 9c 8s | Ks 9h 4c 2d 2s Jh    | six hole cards are too many            |
        | five-card Omaha | Kd 9c    | Ks 9h 4c 2d 2s       | the flop has three cards               |
        | six-card Omaha  | Kd 9c 8s | Ks 9h 4c 2d 2s       | five hole cards are too few            |
        | six-card Omaha  | Kd 9c 8s | Ks 9h 4c 2d 2s Jh Jc | seven hole cards are too many          |
        | six-card Omaha  | Kd 9c 8s | Kd 9h 4c 2d 2s Jh    | the deck has only one king of diamonds |

  Rule: With more cards for each player, fewer players can play
    The board and the burned cards take eight of the 52 cards. The other 44 are enough for eight players with five cards
    each, or for seven players with six.

    Scenario: Two players in five-card Omaha
      The four of spades is burned before the flop, the king of hearts before the turn, and the jack of hearts before
      the river.

      When 2 players are dealt five-card Omaha from an unshuffled deck
      Then Player 1 is dealt As Qs Ts 8s 6s
      And Player 2 is dealt Ks Js 9s 7s 5s
      And the board is 3s 2s Ah Qh Th
      And the standings are:
        | place | players  | hand      | best five      |
        | 1     | Player 2 | straight  | Ah Ks Qh Js Th |
        | 2     | Player 1 | two pairs | As Ah Qs Qh Th |

    Scenario Outline: As many players as the deck has cards for: <players> in <game>
      When <players> players are dealt <game> from an unshuffled deck
      Then Player 1 is dealt <hole>
      And the board is <board>

      Examples:
        | players | game            | hole              | board          |
        | 8       | five-card Omaha | As 6s Jh 3h 8d    | Qc Jc Tc 8c 6c |
        | 7       | six-card Omaha  | As 7s Kh 6h Qd 5d | Tc 9c 8c 6c 4c |

    Scenario Outline: Refused: <players> players in <game>
      When <players> players are dealt <game> from an unshuffled deck
      Then that is refused, because <why>

      Examples:
        | players | game            | why                      |
        | 9       | five-card Omaha | the deck has cards for 8 |
        | 8       | six-card Omaha  | the deck has cards for 7 |

  @count
  Rule: How often a hand wins
    On the turn, the river may be any card that is in no hand and not on the board: 38 in five-card Omaha, and 36 in
    six-card Omaha.

    Scenario Outline: On any river in five-card Omaha: <why>
      Given a game of five-card Omaha
      And the board <board>
      And Black holds <Black>
      And White holds <White>
      Then of all boards that may come, Black wins on <wins>, ties on <ties> and loses on <losses>

      Examples:
        | board       | Black          | White          | wins | ties | losses | why                            |
        | Kd 9c 8s 4h | Ks Kh 7c 6d 2c | Jh Td 7d 6h 2h | 20   | 4    | 14     | a set of kings against a wrap  |
        | 2s 9s Kd 4h | As Js Qd Qh Th | Kc 9d 7h 6h 3c | 14   | 0    | 24     | a flush draw against two pairs |

    Scenario: On any river in six-card Omaha: a set of kings against a larger wrap
      Given a game of six-card Omaha
      And the board Kd 9c 8s 4h
      And Black holds Ks Kh 7c 6d 2c 2d
      And White holds Jh Td 7d 6h Qc 5s
      Then of all boards that may come, Black wins on 20, ties on 3 and loses on 13

@game @texas-holdem
Feature: Texas hold'em
  Each player has two cards that nobody else sees, the hole cards. The board lies face up on the table, and everyone
  may use it. It begins with three cards, the flop; the fourth is called the turn, the fifth the river. In between,
  players bet. Players who tie split the pot; how its chips are divided is not part of these rules.

  Background:
    Given a game of Texas hold'em

  Rule: The best five of all cards count, with both hole cards, one or none

    Scenario: Both hole cards play
      Given the board Kd 9c 8s 4h 2c
      And Black holds Ks 9h
      Then Black has two pairs: Ks Kd 9h 9c 8s

    Scenario: One hole card plays
      Given the board Kd Qs 9s 5s 2s
      And Black holds As Kh
      Then Black has a flush: As Qs 9s 5s 2s

    Scenario: The same ranks in other suits make no flush
      Given the board Kd Qs 9s 5s 2h
      And Black holds As 7s
      And White holds Ac 7d
      Then Black wins
      And the reason is "flush, ace high, beats ace high"

    Scenario Outline: A hole card improves what the board has: <why>
      Given the board <board>
      And Black holds <Black>
      Then Black has <worth>: <five>

      Examples:
        | board          | Black | worth            | five           | why                                 |
        | Kd Kh 9c 7s 2d | As Qh | a pair           | Kd Kh As Qh 9c | better kickers with a pair          |
        | 7c 7d 7h 4s 2d | Kh Jc | three of a kind  | 7c 7d 7h Kh Jc | better kickers with three of a kind |
        | Ks Ts 9s 5s 2s | As 3d | a flush          | As Ks Ts 9s 5s | a higher card of the suit           |
        | 9c 9d 9h 4s 4c | Kd Kh | a full house     | 9c 9d 9h Kd Kh | a higher pair in a full house       |
        | 7c 7d 7h 7s 2c | Ah 3d | four of a kind   | 7c 7d 7h 7s Ah | a better kicker with four of a kind |
        | 5h 6h 7h 8h 9h | Th 2c | a straight flush | Th 9h 8h 7h 6h | a higher straight flush             |

  Rule: The board plays when it is everyone's best hand
    If nobody can make a better hand than the board, no hole card matters, and all players tie.

    Scenario: No hole card plays, because the board is everyone's best hand
      Given the board Th Jd Qs Kc Ad
      And Black holds 9c 9d
      And White holds Ah 2s
      Then they tie
      And the reason is "tie: straight, ace high"

    Scenario: The kicker is on the board, too
      Given the board Kd Kh 9c 9s Ad
      And Black holds Qh Jc
      And White holds 5c 4d
      Then they tie
      And the reason is "tie: two pairs, kings and nines"

    Scenario: Four sevens and an ace on the board
      Given the board 7c 7d 7h 7s Ad
      And Black holds Kh 2c
      And White holds Qd Js
      Then they tie
      And the reason is "tie: four of a kind, sevens"

  Rule: Before the river, a hand is worth what its cards make so far

    Scenario Outline: So far: <why>
      Given the board <board>
      And Black holds 9h 9c
      Then Black has <worth>: <five>

      Examples:
        | board          | worth           | five           | why                                 |
        | Kd 7s 2h       | a pair          | 9h 9c Kd 7s 2h | on the flop a pair of nines         |
        | Kd 7s 2h 9d    | three of a kind | 9h 9c 9d Kd 7s | on the turn a set of nines          |
        | Kd 7s 2h 9d 7h | a full house    | 9h 9c 9d 7s 7h | on the river a second seven: a boat |

  Rule: A hole card counts only when it is among the best five

    Scenario: The second hole card plays, as a kicker
      Given the board Ah Kd 8s 5c 3d
      And Black holds As Qc
      And White holds Ac Jh
      Then Black wins
      And the reason is "both have a pair of aces: the queen kicker beats the jack"

    Scenario: The second hole card does not play, because the board has higher cards
      Given the board Ah Kd Qs Jc 3d
      And Black holds As 9c
      And White holds Ac 2h
      Then they tie
      And the reason is "tie: pair of aces"

  Rule: Two higher pairs on the board counterfeit a pair in the hole
    They make that pair worthless.

    Scenario: A board of kings and nines counterfeits the fives in the hole
      Given the board Kd Kh 9c 9s Jd
      And Black holds Ah 2d
      And White holds 5c 5d
      Then Black wins
      And the reason is "both have two pairs, kings and nines: the ace kicker beats the jack"

  Rule: A hand has two hole cards, and the board three to five cards
    Anything else is refused, and no card can be there twice. Two aces in the hole are a pair, but a hand is
    ranked only from the flop on.

    Scenario Outline: Refused: <why>
      Given the board <board>
      And Black claims to hold <hole>
      When somebody asks what Black has
      Then that is refused, because <why>

      Examples:
        | board             | hole     | why                                    |
        | Kd 9c             | Ks 9h    | the flop has three cards               |
        | Kd 9c 8s 4h 2c 2d | Ks 9h    | no card comes after the river          |
        | Kd 9c 8s          | Ks       | one hole card is too few               |
        | Kd 9c 8s          | Ks 9h 4d | three hole cards are too many          |
        | Kd 9c 8s          | Kd 9h    | the deck has only one king of diamonds |

  @count
  Rule: How often a hand wins
    On the flop White may hold any two of the 47 cards that Black does not see. That makes 47 x 46 / 2 = 1,081 pairs of
    hole cards. On the turn there are 1,035 and on the river 990. The hands are compared as they are now, without
    the cards still to come.

    Scenario Outline: Against any two cards: <why>
      Given the board <board>
      And Black holds <Black>
      Then of all hands that White may hold, Black beats <wins>, ties with <ties> and loses to <losses>

      Examples:
        | board          | Black | wins  | ties | losses | why                                                  |
        | Ah Kd 7s       | Ac 9d | 1,023 | 6    | 52     | top pair: an ace pairs the highest card of the flop  |
        | 9h 7h 2c       | 9c 9d | 1,081 | 0    | 0      | a set of nines, the nuts: the best hand on this flop |
        | Kd Kh 9c 4s    | 5c 5d | 774   | 1    | 260    | two pairs, kings and fives, on the turn              |
        | Kd Kh 9c 9s Jd | 5c 5d | 0     | 429  | 561    | the same fives, counterfeited on the river           |
        | 9s 8s 7d 2s    | 9c 9d | 945   | 0    | 90     | a set on the turn: flushes and straights beat it     |
        | 2s 5s 9s Ts Kh | 3s 3d | 666   | 0    | 324    | a low spade with four on the board                   |
        | Kh Qd 9s 8c 7h | 3c 2d | 0     | 113  | 877    | Black can only play the board                        |

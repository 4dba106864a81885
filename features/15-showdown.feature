Feature: The showdown
  A round is dealt, the cards are laid open, and everybody sees who stands where, and why.

  Rule: Cards are dealt one at a time round the table, and one is burned before flop, turn and river
    A burned card is laid aside unseen. The deck of this chapter has not been shuffled. It runs from the ace of spades
    down to the two, then in the same way through hearts, diamonds and clubs.

    Scenario: Three players in Texas hold'em
      When 3 players are dealt Texas hold'em from an unshuffled deck
      Then Player 1 is dealt As Js
      And Player 2 is dealt Ks Ts
      And Player 3 is dealt Qs 9s
      And the board is 7s 6s 5s 3s Ah

    Scenario: Two players in Omaha
      When 2 players are dealt Omaha from an unshuffled deck
      Then Player 1 is dealt As Qs Ts 8s
      And Player 2 is dealt Ks Js 9s 7s
      And the board is 5s 4s 3s Ah Qh

  Rule: There is at least one player, and never more than the deck has cards for
    The board and the burned cards take eight of the 52. That leaves 44, which are 22 hands of two or 11 hands of four.

    Scenario: With 22 players in Texas hold'em, the river is the last card of the deck
      When 22 players are dealt Texas hold'em from an unshuffled deck
      Then Player 1 is dealt As 5h
      And Player 22 is dealt 6h Tc
      And the board is 8c 7c 6c 4c 2c

    Scenario Outline: <players> players in <game>
      When <players> players are dealt <game> from an unshuffled deck
      Then that is refused: "<players>" is no number of players: <answer>

      Examples:
        | players | game          | answer                      |
        | 23      | Texas hold'em | Texas hold'em takes 1 to 22 |
        | 12      | Omaha         | Omaha takes 1 to 11         |
        | 0       | Texas hold'em | Texas hold'em takes 1 to 22 |

  Rule: The place is one more than the number of better players, so players who tie share it

    Scenario: Two players share the first place, and the next is third
      Given a game of Texas hold'em
      And the board Th Jd Qs 4c 2d
      And Black holds Qc 3d
      And White holds As Kd
      And Red holds Ah Kc
      Then the standings are:
        | place | player | hand     |
        | 1     | White  | straight |
        | 1     | Red    | straight |
        | 3     | Black  | pair     |

    Scenario: A kicker decides the first place, and two players share the second
      Given a game of Texas hold'em
      And the board Ah Kd 8s 5c 2d
      And Black holds Ad Jd
      And White holds Ac Qh
      And Red holds As Jh
      Then the standings are:
        | place | player | hand |
        | 1     | White  | pair |
        | 2     | Black  | pair |
        | 2     | Red    | pair |

  Rule: The winner is named with the reason, set against the best of the losers

    Scenario: White wins against Red, although Black lost by more
      Given Black holds 2h 3d 5s 9c Kd
      And White holds 4h 4d 4s 2c 2s
      And Red holds Ah 8h 7h 6h 3h
      Then White wins because "full house, fours over twos, beats flush, ace high"

  Rule: Each round is dealt from a deck that has just been shuffled
    Nobody can know which card comes next. So each card has to come to each place about as often as any other.

    Scenario: Every card comes everywhere
      When 2,600 deals of Texas hold'em are counted
      Then each card comes to each place about equally often
      And no two deals are the same

    Scenario: Every deal of Omaha is a new one
      When 260 deals of Omaha are counted
      Then no two deals are the same

@game
Feature: The showdown
  A round is dealt, the cards are turned face up, and everyone sees who has won, who is second, and why. Cards speak: a hand is
  worth what it is, whatever its player calls it.

  Rule: Cards are dealt one at a time round the table, and one is burned before flop, turn and river
    Player 1 sits to the left of the dealer's button and is dealt first. A burned card is laid aside unseen.
    Where the deck is not shuffled, it starts with the spades from the ace down to the two, then come the hearts, the diamonds
    and the clubs in the same way.

    Scenario: Three players in Texas hold'em
      When 3 players are dealt Texas hold'em from an unshuffled deck
      Then Player 1 is dealt As Js
      And Player 2 is dealt Ks Ts
      And Player 3 is dealt Qs 9s
      And the board is 7s 6s 5s 3s Ah
      And the round ends with:
        | place | player   | hand  | best five      |
        | 1     | Player 1 | flush | As Js 7s 6s 5s |
        | 2     | Player 2 | flush | Ks Ts 7s 6s 5s |
        | 3     | Player 3 | flush | Qs 9s 7s 6s 5s |

    Scenario: Two players in Omaha
      When 2 players are dealt Omaha from an unshuffled deck
      Then Player 1 is dealt As Qs Ts 8s
      And Player 2 is dealt Ks Js 9s 7s
      And the board is 5s 4s 3s Ah Qh
      And the round ends with:
        | place | player   | hand  | best five      |
        | 1     | Player 1 | flush | As Qs 5s 4s 3s |
        | 2     | Player 2 | flush | Ks Js 5s 4s 3s |

  Rule: There is at least one player, and never more than the deck has cards for
    The board and the burned cards take eight of the 52. That leaves 44, enough for 22 hands of two or 11 hands of four.
    A program refuses anything else with an error, in its own words.

    Scenario: One player alone, to practise
      When 1 player is dealt Omaha from an unshuffled deck
      Then Player 1 is dealt As Ks Qs Js
      And the board is 9s 8s 7s 5s 3s

    Scenario: With 22 players in Texas hold'em, the river is the last card of the deck
      When 22 players are dealt Texas hold'em from an unshuffled deck
      Then Player 1 is dealt As 5h
      And Player 22 is dealt 6h Tc
      And the board is 8c 7c 6c 4c 2c

    Scenario: With 11 players in Omaha, the river is also the last card
      When 11 players are dealt Omaha from an unshuffled deck
      Then Player 1 is dealt As 3s 5h 7d
      And Player 11 is dealt 4s 6h 8d Tc
      And the board is 8c 7c 6c 4c 2c

    Scenario Outline: Refused: <players> players in <game>
      When <players> players are dealt <game> from an unshuffled deck
      Then that is refused, because <why>

      Examples:
        | players | game          | why                             |
        | 23      | Texas hold'em | the deck has cards for 22       |
        | 12      | Omaha         | the deck has cards for 11       |
        | 0       | Texas hold'em | somebody has to play            |
        | -1      | Omaha         | players are counted from one up |
        | 2.5     | Texas hold'em | nobody is half a player         |

  Rule: Players who tie share a place, and the next places are skipped
    After two players in first place, the next is third. The standings list the best player first, and players who tie in any order.
    Anything else that is known about a player, for example the seat, stays as it is.

    Scenario: Two players share second place, and the next is fourth
      Given a game of Texas hold'em
      And the board Ah Kd 8s 5c 2d
      And Black holds Ad Jd
      And Red holds As Jh
      And Blue holds 8d 7c
      And White holds Ac Qh
      Then the standings are:
        | place | players    | hand |
        | 1     | White      | pair |
        | 2     | Black, Red | pair |
        | 4     | Blue       | pair |

    Scenario: Eleven players, three of whom share first place
      Given a game of Texas hold'em
      And the board Kd 9c 6h 4s 2d
      And these players:
        | seat | player | cards |
        | 1    | Ann    | As Ad |
        | 2    | Bob    | 5c 3c |
        | 3    | Cem    | Td 8s |
        | 4    | Dot    | Kh 6c |
        | 5    | Eve    | Ah Jc |
        | 6    | Flo    | 5d 3d |
        | 7    | Gus    | Ac Js |
        | 8    | Hal    | 9d 9h |
        | 9    | Ida    | Ks 6d |
        | 10   | Jan    | Qc Qh |
        | 11   | Kim    | 5h 3h |
      Then the standings are:
        | place | players       | hand            |
        | 1     | Bob, Flo, Kim | straight        |
        | 4     | Hal           | three of a kind |
        | 5     | Dot, Ida      | two pairs       |
        | 7     | Ann           | pair            |
        | 8     | Jan           | pair            |
        | 9     | Eve, Gus      | high card       |
        | 11    | Cem           | high card       |
      And every player keeps their seat

    Scenario: A flush beats a high card of the same ranks, even if its player lost the round before
      Given these players:
        | player | cards          | place |
        | Ann    | Ah Jh 8h 5h 3h | 2     |
        | Bob    | As Jd 8c 5s 3d | 1     |
      Then the standings are:
        | place | players | hand      |
        | 1     | Ann     | flush     |
        | 2     | Bob     | high card |

    Scenario: The better of two hands may be the last
      Given these players:
        | player | cards          |
        | Ann    | Kh Jd 8s 5h 3c |
        | Bob    | 4s 4d 9c 7h 2d |
      Then the standings are:
        | place | players | hand      |
        | 1     | Bob     | pair      |
        | 2     | Ann     | high card |

    Scenario: A pair is enough to win when nobody else has one, even after a round won by a better hand
      Given these players:
        | player | cards          |
        | Ann    | Kh Jd 8s 5h 3c |
        | Bob    | 4s 4d 9c 7h 2d |
        | Cem    | Qs Jc 8d 5c 3s |
      Then the standings are:
        | place | players | hand      |
        | 1     | Bob     | pair      |
        | 2     | Ann     | high card |
        | 3     | Cem     | high card |

  Rule: The reason compares the winner with the best losing hand

    Scenario: White wins against Red, although Black lost by more
      Given Black holds 2h 3d 5s 9c Kd
      And White holds 4h 4d 4s 2c 2s
      And Red holds Ah 8h 7h 6h 3h
      Then White wins
      And the reason is "full house, fours over twos, beats flush, ace high"

  @count
  Rule: Each round is dealt from a freshly shuffled deck
    Nobody can know the next card, and every card is equally likely in every position.

    Scenario: Every card is equally likely everywhere
      Most of these rounds have two players. One in ten has 22, who need the whole deck.

      When 2,600 deals of Texas hold'em are counted
      Then each card comes to each position about equally often
      And no two deals are the same
      And the same random numbers deal the same cards, and others deal different cards

    Scenario: Every deal of Omaha is a new one
      When 52 deals of Omaha are counted
      Then no two deals are the same

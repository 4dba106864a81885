@game @showdown
Feature: The showdown
  If at least two players have not folded, a deal ends with the showdown: they show their cards, and everyone sees who
  is first, who second, and why. Cards speak, as players say: a hand is worth what it is, whatever its player calls it.

  Rule: The best hand takes first place, the next best second place, and so on
    It makes no difference where a player sits.

    Scenario: Of two players with a pair of aces, the one with the higher kicker is first
      Given a game of Texas hold'em
      And the board Ah Kd 8s 5c 2d
      And Black holds Ad Jd
      And White holds Ac Qh
      Then the standings are:
        | place | players | hand |
        | 1     | White   | pair |
        | 2     | Black   | pair |

    Scenario: A flush beats a high card of the same ranks
      Given Black holds As Jd 8c 5s 3d
      And White holds Ah Jh 8h 5h 3h
      Then the standings are:
        | place | players | hand      |
        | 1     | White   | flush     |
        | 2     | Black   | high card |

    Scenario: An earlier deal has no influence: a pair is enough when nobody has more
      Ann won the earlier deal, Bob was second, and Cem had folded.

      Given an earlier deal, in which Ah Jh 8h 5h 3h beat Kc Kd 9s 7h 2d
      And these players, who are listed with their places from that deal:
        | player | cards          | place |
        | Ann    | Kh Jd 8s 5h 3c | 1     |
        | Bob    | 4s 4d 9c 7h 2d | 2     |
        | Cem    | Qs Jc 8d 5c 3s | 3     |
      Then the standings are:
        | place | players | hand      |
        | 1     | Bob     | pair      |
        | 2     | Ann     | high card |
        | 3     | Cem     | high card |

    Scenario: Ten players, with one hand for each rung of the ladder
      Given these players:
        | player | cards          |
        | Ann    | 5d 5s 2s 2c 3c |
        | Bob    | 9s 8c 7c 6c 5c |
        | Cem    | Qh Tc 7d 6s 3s |
        | Dot    | 4c 4d 4h 4s Ac |
        | Eve    | As Ks Qs Js Ts |
        | Flo    | Ad Ah Qc 8s 3h |
        | Gus    | Qd Td 8d 6d 2d |
        | Hal    | Jc Jd Jh 9c 9d |
        | Ida    | Kc Kd Kh 7s 2h |
        | Jan    | 9h 8h 7h 6h 5h |
      Then the standings are:
        | place | players | hand            |
        | 1     | Eve     | royal flush     |
        | 2     | Jan     | straight flush  |
        | 3     | Dot     | four of a kind  |
        | 4     | Hal     | full house      |
        | 5     | Gus     | flush           |
        | 6     | Bob     | straight        |
        | 7     | Ida     | three of a kind |
        | 8     | Ann     | two pairs       |
        | 9     | Flo     | pair            |
        | 10    | Cem     | high card       |

  Rule: Players who tie share a place, and the next places are skipped
    After two players in first place, the next is third: two players are better. It does not matter in which order
    those who share a place are named.

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

    Scenario: Three players share first place, two share fourth, and the last is sixth
      Given a game of Texas hold'em
      And the board Kd 9c 6h 4s 2d
      And these players:
        | seat | player | cards |
        | 1    | Ann    | Kh 6c |
        | 2    | Bob    | 5c 3c |
        | 3    | Cem    | Td 8s |
        | 4    | Dot    | 5d 3d |
        | 5    | Eve    | Ks 6d |
        | 6    | Flo    | 5h 3h |
      Then the standings are:
        | place | players       | hand      |
        | 1     | Bob, Dot, Flo | straight  |
        | 4     | Ann, Eve      | two pairs |
        | 6     | Cem           | high card |
      And every player still has the same seat

  Rule: Cards are dealt one at a time round the table, and one is burned before flop, turn and river
    A disc called the button lies in front of the dealer. Player 1 sits to the dealer's left and gets the first card,
    then Player 2, and so on; the dealer is the last. The dealer goes on round the table until all have their hole
    cards. Then the board is laid, with three cards for the flop, one for the turn and one for the river. Before each of
    these the dealer burns a card, which means that the top card of the deck is laid aside, face down. So nobody can
    profit from having seen the back of the next card.

    So that you can follow every card, the decks of these deals are not shuffled. The ace of spades is on top, then come
    the king and all other spades down to the two, then in the same way the hearts, the diamonds and the clubs.

    Scenario: Three players in Texas hold'em
      The eight of spades is burned before the flop, the four before the turn, and the two before the river.

      When 3 players are dealt Texas hold'em from an unshuffled deck
      Then Player 1 is dealt As Js
      And Player 2 is dealt Ks Ts
      And Player 3 is dealt Qs 9s
      And the board is 7s 6s 5s 3s Ah
      And the standings are:
        | place | players  | hand  | best five      |
        | 1     | Player 1 | flush | As Js 7s 6s 5s |
        | 2     | Player 2 | flush | Ks Ts 7s 6s 5s |
        | 3     | Player 3 | flush | Qs 9s 7s 6s 5s |

    Scenario: Two players in Omaha
      The six of spades is burned before the flop, the two before the turn, and the king of hearts before the river.

      When 2 players are dealt Omaha from an unshuffled deck
      Then Player 1 is dealt As Qs Ts 8s
      And Player 2 is dealt Ks Js 9s 7s
      And the board is 5s 4s 3s Ah Qh
      And the standings are:
        | place | players  | hand  | best five      |
        | 1     | Player 1 | flush | As Qs 5s 4s 3s |
        | 2     | Player 2 | flush | Ks Js 5s 4s 3s |

  Rule: A table has at least one player, and never more than the deck has cards for
    The board and the burned cards take eight of the 52 cards. The other 44 are enough for 22 players with two cards
    each, or for 11 players with four.

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
        | players | game          | why                       |
        | 23      | Texas hold'em | the deck has cards for 22 |
        | 12      | Omaha         | the deck has cards for 11 |
        | 0       | Texas hold'em | somebody has to play      |

  @count
  Rule: Each deal is from a freshly shuffled deck
    Nobody can know the next card. Every card is equally likely to come next.

    Scenario: Every card is equally likely everywhere
      Most of these deals have two players. One in ten has 22, who need the whole deck.

      When Texas hold'em is dealt 2,600 times
      Then each card is dealt about equally often to Player 1, to Player 2, and on flop, turn and river
      And no two deals are the same
      And only the shuffle decides who gets which card

    Scenario: Every deal of Omaha is a new one
      When Omaha is dealt 52 times
      Then no two deals are the same

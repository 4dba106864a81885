@game @short-deck
Feature: Short deck
  Short deck, also called six plus, is Texas hold'em without the twos, threes, fours and fives. That leaves 36 cards,
  from the sixes up to the aces. What cards contain is the same as in other games, with one exception: the ace
  can also be the lowest card of a straight when the six is next. There are fewer cards in each suit. This makes flushes
  rarer, so two rungs of the ladder change places.

  Background:
    Given a game of short deck

  Rule: A flush beats a full house
    A suit has only nine cards, so a flush is rarer than a full house. All other rungs stay where they are.

    Scenario: A flush wins against a full house
      Given the board Kd Kh 9h 7h 7c
      And Black holds Ah 6h
      And White holds Ks 9c
      Then Black wins
      And the reason is "flush, ace high, beats full house, kings over nines"

    Scenario: Four of a kind beats a flush
      Given the board Kd Kh 9h 7h 7c
      And Black holds Ah 6h
      And White holds 7d 7s
      Then White wins
      And the reason is "four of a kind, sevens, beats flush, ace high"

    Scenario: A full house beats a straight
      Given the board Kd Kh 9h 8s 7c
      And Black holds Js Td
      And White holds Ks 9c
      Then White wins
      And the reason is "full house, kings over nines, beats straight, jack high"

    Scenario: The standings of six players
      Given the board Qh Jh Th Tc 9s
      And these players:
        | player | cards |
        | Ann    | Qd Qs |
        | Bob    | 7h 6h |
        | Cem    | Td Ts |
        | Dot    | Kd 8c |
        | Eve    | 9h 8h |
        | Flo    | Ah Kh |
      Then the standings are:
        | place | players | hand           |
        | 1     | Flo     | royal flush    |
        | 2     | Eve     | straight flush |
        | 3     | Cem     | four of a kind |
        | 4     | Bob     | flush          |
        | 5     | Ann     | full house     |
        | 6     | Dot     | straight       |

  Rule: Three of a kind stays below a straight
    Among five cards of this deck, straights are rarer than three of a kind; among seven they are more common. So some
    card rooms let three of a kind beat a straight. Here it does not.

    Scenario: A straight wins against three of a kind
      Given the board Kd Jh Tc 9s 6h
      And Black holds Qd 7c
      And White holds Ks Kc
      Then Black wins
      And the reason is "straight, king high, beats three of a kind, kings"

  Rule: The lowest straight is ace, six, seven, eight, nine
    The ace takes the place of the five that is missing, so it may be low, below the six. It is still high, too.

    Scenario Outline: The ace is low: <why>
      Given the board <board>
      And Black holds <hole>
      Then Black has <worth>: <five>

      Examples:
        | board          | hole  | worth            | five           | why                              |
        | 6d 7h 8s Kd Qc | Ac 9c | a straight       | 9c 8s 7h 6d Ac | ace to nine                      |
        | 6d 7h 8s Td Qc | Ac 9c | a straight       | Td 9c 8s 7h 6d | with a ten it is ten high        |
        | 6h 7h 8h Kd Qc | Ah 9h | a straight flush | 9h 8h 7h 6h Ah | ace to nine in one suit          |
        | Qd Jh Ts 8c 7c | Ac Kc | a straight       | Ac Kc Qd Jh Ts | the ace is high, above the king  |
        | Kd Qh 8s 7c 6c | Ac Td | a high card      | Ac Kd Qh Td 8s | no straight goes round the ace   |

    Scenario: Ace to nine is the lowest straight
      Given the board 6d 7h 8s 9c Kd
      And Black holds Ac Ad
      And White holds Ts 6c
      Then White wins
      And the reason is "straight, ten high, beats straight, nine high"

    Scenario: Two players with ace to nine tie
      Given the board 6d 7h 8s 9c Kd
      And Black holds Ac Jd
      And White holds As Qh
      Then they tie
      And the reason is "tie: straight, nine high"

  Rule: The deck has 36 cards
    A card below the six is refused.

    Scenario Outline: Refused: <why>
      Given the board <board>
      And Black claims to hold <hole>
      When somebody asks what Black has
      Then that is refused, because <why>

      Examples:
        | board    | hole     | why                                    |
        | Kd 9c 8s | Ks 2h    | there is no two                        |
        | Kd 9c 5s | Ks 9h    | there is no five                       |
        | Kd 9c    | Ks 9h    | the flop has three cards               |
        | Kd 9c 8s | Ks 9h Jd | three hole cards are too many          |
        | Kd 9c 8s | Kd 9h    | the deck has only one king of diamonds |

  Rule: Cards are dealt as in Texas hold'em, from 36 cards
    One at a time round the table, and one is burned before the flop, the turn and the river.

    Scenario: Two players are dealt short deck
      The ten of spades is burned before the flop, the six of spades before the turn, and the king of hearts before the
      river.

      When 2 players are dealt short deck from an unshuffled deck
      Then Player 1 is dealt As Qs
      And Player 2 is dealt Ks Js
      And the board is 9s 8s 7s Ah Qh
      And the standings are:
        | place | players  | hand  | best five      |
        | 1     | Player 1 | flush | As Qs 9s 8s 7s |
        | 2     | Player 2 | flush | Ks Js 9s 8s 7s |

    Scenario: With 14 players in short deck, the river is the last card of the deck
      The board and the burned cards take eight of the 36 cards. The other 28 are enough for 14 players.

      When 14 players are dealt short deck from an unshuffled deck
      Then Player 14 is dealt Th Ac
      And the board is Qc Jc Tc 8c 6c

    Scenario: A fifteenth player has no seat
      When 15 players are dealt short deck from an unshuffled deck
      Then that is refused, because the deck has cards for 14

  Rule: Each hand is played by the rules of its own game
    After a hand of short deck, a hand of Texas hold'em has the usual ladder and the straights of 52 cards again.

    Scenario Outline: An earlier hand of short deck has no influence: <why>
      Given an earlier hand of short deck, with Ah 9h and the board 6h 7h 8h
      And a game of Texas hold'em
      And the board <board>
      And Black holds <Black>
      And White holds <White>
      Then Black wins

      Examples:
        | board          | Black | White | why                               |
        | Kd Kh 9h 7h 7c | Ks 9c | Ah 2h | a full house beats a flush again  |
        | Kd Kh 3c 4s 5d | Ac 2d | Ks Qc | the wheel beats three kings again |

  @count
  Rule: The higher a hand ranks, the rarer it is, but a high card is rarer than a pair
    There are 36 x 35 x 34 x 33 x 32 / 120 = 376,992 hands of five. Hands that tie with each other have one strength.

    Scenario: All hands of five
      Then this many of the 376,992 hands of five cards in short deck are worth:
        | worth           | hands   | strengths |
        | royal flush     | 4       | 1         |
        | straight flush  | 20      | 5         |
        | four of a kind  | 288     | 72        |
        | flush           | 480     | 120       |
        | full house      | 1,728   | 72        |
        | straight        | 6,120   | 6         |
        | three of a kind | 16,128  | 252       |
        | two pairs       | 36,288  | 252       |
        | pair            | 193,536 | 504       |
        | high card       | 122,400 | 120       |

  @count
  Rule: How often a hand wins
    With both hands and the flop known, 29 cards are left. The turn and the river may be any two of them. That makes
    29 x 28 / 2 = 406 boards.

    Scenario Outline: On any turn and river: <why>
      Given the board <board>
      And Black holds <Black>
      And White holds <White>
      Then of all boards that may come, Black wins on <wins>, ties on <ties> and loses on <losses>

      Examples:
        | board    | Black | White | wins | ties | losses | why                                        |
        | Jh 7h 6c | As Ad | Kh Qh | 250  | 0    | 156    | pocket aces against a flush draw           |
        | 9s 8s 7d | 9c 9d | Ts 6s | 145  | 18   | 243    | a set against a straight with a flush draw |
        | Kh 9h 7h | 9c 9d | Ah 6h | 27   | 0    | 379    | a set against a flush: only a nine helps   |

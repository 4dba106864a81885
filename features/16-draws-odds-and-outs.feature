@game @draws-odds-and-outs
Feature: Draws, odds and outs
  While cards are still to come, a hand may be one card short of a straight or a flush: it is a draw. A card that
  completes it is an out. The odds say how often such a card comes, and how often a hand wins. Nobody knows the
  order of the cards that are still out of sight, so each of them is equally likely to come next.

  Rule: A draw is one card short of a straight or a flush

    Scenario: Four cards of one suit are a flush draw
      Given a game of Texas hold'em
      And the board Jh 7h 2c
      And Black holds Kh Qh
      Then Black has a high card: Kh Qh Jh 7h 2c

    Scenario: On the turn a fifth heart completes the flush
      Given a game of Texas hold'em
      And the board Jh 7h 2c 4h
      And Black holds Kh Qh
      Then Black has a flush: Kh Qh Jh 7h 4h

    Scenario: Four ranks in a row are an open-ended straight draw
      Given a game of Texas hold'em
      And the board 9s 8h 2c
      And Black holds Jd Tc
      Then Black has a high card: Jd Tc 9s 8h 2c

    Scenario Outline: On the turn a card at either end completes the straight: <why>
      Given a game of Texas hold'em
      And the board <board>
      And Black holds Jd Tc
      Then Black has a straight: <five>

      Examples:
        | board       | five           | why                      |
        | 9s 8h 2c Qh | Qh Jd Tc 9s 8h | a queen at the upper end |
        | 9s 8h 2c 7d | Jd Tc 9s 8h 7d | a seven at the lower end |

  @count
  Rule: An out is a card that completes the draw
    Black sees two hole cards and the flop, so any of the other 47 cards may come on the turn. Players also speak of
    outs when a hand that is good already may become better: three of a kind may become a full house.

    Scenario Outline: Outs on the turn: <why>
      Given a game of Texas hold'em
      And the board <board>
      And Black holds <Black>
      Then <outs> of the 47 cards that may come next give Black <hand> or better

      Examples:
        | board    | Black | hand         | outs | why                                                              |
        | Jh 7h 2c | Kh Qh | a flush      | 9    | a flush draw: nine hearts are left                               |
        | 9s 8h 2c | Jd Tc | a straight   | 8    | an open-ended straight draw: four queens and four sevens         |
        | Qs Td 2h | Ac Kd | a straight   | 4    | an inside straight draw, or gutshot: four jacks                  |
        | Th 7h 2c | 9h 8h | a straight   | 15   | a straight-flush draw: 9 hearts, 3 other jacks and 3 other sixes |
        | 9s 7h 2c | 9d 9c | a full house | 7    | a set: the last nine, three sevens and three twos                |

  @count
  Rule: With two cards to come, a draw is completed more often
    The turn and the river may be any two of the 47 cards. That makes 47 x 46 / 2 = 1,081 boards. Many players know
    the percentages in this table by heart.

    Scenario Outline: By the river: <why>
      Given a game of Texas hold'em
      And the board <board>
      And Black holds <Black>
      Then <boards> of the 1,081 boards that may come give Black <hand> or better

      Examples:
        | board    | Black | hand         | boards | why                                                          |
        | Jh 7h 2c | Kh Qh | a flush      | 378    | the nine outs of a flush draw: 35%                           |
        | 9s 8h 2c | Jd Tc | a straight   | 340    | the eight outs of an open-ended straight draw: 31.5%         |
        | Qs Td 2h | Ac Kd | a straight   | 178    | the four outs of an inside straight draw: 16.5%              |
        | Th 7h 2c | 9h 8h | a straight   | 585    | the fifteen outs of a straight-flush draw: 54%               |
        | 9s 7h 2c | 9d 9c | a full house | 361    | a set: one of seven outs, or a pair on turn and river: 33.4% |

  @count
  Rule: Against a known hand, only a card that puts the losing hand ahead is an out
    Sometimes both hands are known, for example when players look back at a deal. Then a card that completes a draw is
    not an out if the hand still loses. Four hole cards and the flop are known, so 45 cards may come next. After the
    turn, 44 are left.

    Scenario Outline: Outs against a known hand: <why>
      Given a game of Texas hold'em
      And the board <board>
      And Black holds <Black>
      And White holds <White>
      Then <outs> of the 45 cards that may come next put White ahead

      Examples:
        | board    | Black | White | outs | why                                                              |
        | Jh 7h 2c | As Ad | Kh Qh | 9    | every heart makes a flush, which beats the aces                  |
        | Jh 7h 2c | 7s 7c | Kh Qh | 8    | all hearts except the two of hearts: it gives Black a full house |
        | Jh 7h 2c | Ah 4h | Kh Qh | 6    | kings and queens only: a heart gives Black the higher flush      |

    Scenario: With one card to come, the nine hearts are still outs
      Given a game of Texas hold'em
      And the board Jh 7h 2c 3d
      And Black holds As Ad
      And White holds Kh Qh
      Then 9 of the 44 cards that may come next put White ahead

    Scenario: A jack puts White ahead; after a nine or a four the players tie with two pairs and a king
      Given a game of Texas hold'em
      And the board Ac Kd 9s 4h
      And Black holds Ah Qc
      And White holds Ad Js
      Then 3 of the 44 cards that may come next put White ahead
      And 6 of the 44 cards that may come next make a tie

  @count
  Rule: In Omaha a completed draw uses exactly two hole cards
    Eight hole cards and the flop are known, so 41 cards may come on the turn.

    Scenario Outline: Outs in Omaha: <why>
      Given a game of Omaha
      And the board <board>
      And Black holds <Black>
      And White holds <White>
      Then <outs> of the 41 cards that may come next put White ahead

      Examples:
        | board    | Black       | White       | outs | why                                                         |
        | Jh 7h 2c | As Ad 9c 4d | Kh Qh 6s 5s | 9    | two hearts in the hole: every heart makes a flush           |
        | Jh 7h 2c | As Ad 9c 4d | Kh Qs 6s 5d | 0    | one heart in the hole: no heart makes a flush               |
        | 9s 8h 2c | As Ad 4c 3d | Js Td 7c 6h | 20   | a wrap: twenty queens, jacks, tens, sevens, sixes and fives |

  @count
  Rule: The odds of a hand are how often it wins
    A tie is not a win. Players also speak of equity: the share of the pot that a hand gets on average. A tie of two
    players counts half for each. With both hands and the flop known, the turn and the river may be any two of the
    other 45 cards. That makes 45 x 44 / 2 = 990 boards.

    Scenario Outline: On any turn and river: <why>
      Given a game of Texas hold'em
      And the board <board>
      And Black holds <Black>
      And White holds <White>
      Then of all boards that may come, Black wins on <wins>, ties on <ties> and loses on <losses>

      Examples:
        | board    | Black | White | wins | ties | losses | why                                                |
        | Jh 7h 2c | As Ad | Kh Qh | 616  | 0    | 374    | pocket aces against a flush draw                   |
        | 9s 8s 7d | 9c 9d | Ts 6s | 297  | 18   | 675    | a set against a straight with a flush draw         |
        | Ac Kd 7h | Ad Qc | Ah Js | 714  | 165  | 111    | a pair of aces each, a queen kicker against a jack |

@ranking @tie-breaking
Feature: Who wins
  The higher rung of the ladder wins. On the same rung the best five are compared, card by card: first those that make
  the combination, then the others, which are called kickers, from the highest down. A straight, a flush and
  a full house use all five cards, so they have no kickers.
  The two players are called Black and White here. Cards on the board lie face up on the table and belong to both.

  Rule: The higher rung of the ladder wins

    Scenario Outline: The higher rung wins: <why>
      Given Black holds <Black>
      And White holds <White>
      Then Black wins
      And the reason is "<reason>"

      Examples:
        | Black          | White          | reason                                      | why                          |
        | 2c 2d 7h 5s 3d | Ad Kh Qs Jc 9d | pair of twos beats ace high                 | any pair beats any high card |
        | 7h 6h 4h 3h 2h | As Kd Qc Js Th | flush, seven high, beats straight, ace high | any flush beats any straight |

    Scenario: Of ten hands from one deck, one for each rung, each beats all below it
      Given these hands:
        | hand            | cards          |
        | royal flush     | As Ks Qs Js Ts |
        | straight flush  | 9h 8h 7h 6h 5h |
        | four of a kind  | 4c 4d 4h 4s Ac |
        | full house      | Jc Jd Jh 9c 9d |
        | flush           | Qd Td 8d 6d 2d |
        | straight        | 9s 8c 7c 6c 5c |
        | three of a kind | Kc Kd Kh 7s 2h |
        | two pairs       | 5d 5s 2s 2c 3c |
        | pair            | Ad Ah Qc 8s 3h |
        | high card       | Qh Tc 7d 6s 3s |
      Then each hand beats all below it

  Rule: High cards are compared from the highest down to the last

    Scenario Outline: High cards: <why>
      Given Black holds <Black>
      And White holds <White>
      Then Black wins
      And the reason is "<reason>"

      Examples:
        | Black          | White          | reason                   | why                                    |
        | 2c 5d 7h 9s Ac | Kd Qh Jc 9d 8c | ace high beats king high | the highest card decides, in any order |
        | Th 8c 6d 4s 2c | 9h 8d 6s 4c 3h | ten high beats nine high | a ten is higher than a nine            |

    Scenario: High cards: four ranks are the same, so the fifth decides
      Given Black holds Ah Kd 9s 7c 4d
      And White holds Ac Ks 9d 7h 3c
      Then Black wins
      And the reason is "both are ace high: the four beats the three"

  Rule: A pair is compared by its rank, then by the kickers, from the highest down to the last

    Scenario: Pairs: the higher pair, however high the kickers
      Given Black holds 4c 4d 7h 6s 2d
      And White holds 3c 3d Ah Kh Qs
      Then Black wins
      And the reason is "pair of fours beats pair of threes"

    Scenario Outline: Pairs: <why>
      Given Black holds <Black>
      And White holds <White>
      Then Black wins
      And the reason is "both have a pair of kings: <reason>"

      Examples:
        | Black          | White          | reason                          | why                              |
        | Kd 3d Kh 4c As | Th Kc 9d Ks 8c | the ace kicker beats the ten    | the highest kicker, in any order |
        | Kd Kh As 9c 4d | Kc Ks Ad 9h 3c | the four kicker beats the three | the last kicker                  |

  Rule: Two pairs are compared by the higher pair, then the lower pair, then the kicker

    Scenario: Two pairs: the higher pair decides
      Given Black holds Kd Kh 2c 2d 3s
      And White holds Qc Qh Jc Jh As
      Then Black wins
      And the reason is "two pairs, kings and twos, beats two pairs, queens and jacks"

    Scenario: Two pairs: both have kings, so the lower pair decides
      Given Black holds Kd Kh 9c 9s 2d
      And White holds Kc Ks 8h 8d Ac
      Then Black wins
      And the reason is "two pairs, kings and nines, beats two pairs, kings and eights"

    Scenario Outline: Two pairs: <why>
      Given Black holds <Black>
      And White holds <White>
      Then Black wins
      And the reason is "both have two pairs, kings and nines: the four kicker beats the three"

      Examples:
        | Black             | White             | why                                            |
        | Kd Kh 9c 9s 4d    | Kc Ks 9d 9h 3c    | both pairs are the same, so the kicker decides |
        | Kd Kh 4d 4h 9c 9s | Kc Ks 9d 9h 3c 3d | a card of the third pair may be the kicker     |

  Rule: Three of a kind is compared by its rank, then by the kickers

    Scenario: The higher trips win, however high the kickers
      Given Black holds 4c 4d 4h 3s 2d
      And White holds 3c 3d 3h As Kd
      Then Black wins
      And the reason is "three of a kind, fours, beats three of a kind, threes"

    Scenario Outline: Three sevens on the board: <why>
      Given the board 7c 7d 7h 3s 2d
      And Black holds <Black>
      And White holds <White>
      Then Black wins
      And the reason is "both have three of a kind, sevens: <reason>"

      Examples:
        | Black | White | reason                        | why                                                   |
        | Ah Td | Ks Qs | the ace kicker beats the king | the first kicker decides                              |
        | Ah Td | As 9s | the ten kicker beats the nine | the first kickers are the same, so the second decides |

  Rule: Straights are compared by their highest card, and the wheel is the lowest

    Scenario: The ace of a wheel counts as a one
      Given Black holds Ad 2h 3s 4c 5d
      And White holds 2c 3d 4h 5s 6c
      Then White wins
      And the reason is "straight, six high, beats straight, five high"

    Scenario: The ace of Broadway is the highest card
      Given Black holds Ah Kd Qs Jc Th
      And White holds As 2h 3c 4d 5d
      Then Black wins
      And the reason is "straight, ace high, beats straight, five high"

  Rule: Flushes are compared from the highest card down to the last

    Scenario: Flushes: the highest card decides
      Given Black holds Ah 8h 6h 4h 2h
      And White holds Kd Qd Jd Td 8d
      Then Black wins
      And the reason is "flush, ace high, beats flush, king high"

    Scenario: Flushes: the four highest are the same, so the fifth decides
      Given Black holds Ah Jh 9h 7h 4h
      And White holds Ad Jd 9d 7d 3d
      Then Black wins
      And the reason is "both have an ace-high flush: the four beats the three"

  Rule: Full houses are compared by the three of a kind, then by the pair

    Scenario: The higher trips win, however high the pair
      Given Black holds 4c 4d 4h 2s 2c
      And White holds 3c 3d 3h As Ac
      Then Black wins
      And the reason is "full house, fours over twos, beats full house, threes over aces"

    Scenario: Three nines on the board: the pair decides
      Given the board Qc 2c 9c 9d 9h
      And Black holds Kd Kh
      And White holds Qd 2s
      Then Black wins
      And the reason is "full house, nines over kings, beats full house, nines over queens"

  Rule: Four of a kind is compared by its rank, then by the kicker

    Scenario: The higher quads win, however high the kicker
      Given Black holds 3c 3d 3h 3s 4c
      And White holds 2c 2d 2h 2s Ac
      Then Black wins
      And the reason is "four of a kind, threes, beats four of a kind, twos"

    Scenario: Four sevens on the board: the kicker decides
      Given the board 7c 7d 7h 7s 2c
      And Black holds Kd Kh
      And White holds Ah 3d
      Then White wins
      And the reason is "both have four of a kind, sevens: the ace kicker beats the king"

  Rule: Straight flushes are compared by their highest card, and the steel wheel is the lowest

    Scenario: The ace of a steel wheel counts as a one
      Given Black holds 6h 5h 4h 3h 2h
      And White holds As 2s 3s 4s 5s
      Then Black wins
      And the reason is "straight flush, six high, beats straight flush, five high"

  Rule: Royal flushes always tie

    Scenario: A royal flush of spades and one of hearts
      Given Black holds As Ks Qs Js Ts
      And White holds Ah Kh Qh Jh Th
      Then they tie
      And the reason is "tie: royal flush"

  Rule: Suits never break a tie
    In some card rooms the suits decide who gets the odd chip of a split pot, or who deals first, but never who wins.

    Scenario Outline: A tie: <why>
      Given Black holds <Black>
      And White holds <White>
      Then they tie
      And the reason is "<reason>"

      Examples:
        | Black             | White             | reason                | why                               |
        | Ks Kh 9s 5d 2d    | Kc Kd 9h 5c 2c    | tie: pair of kings    | the same five ranks               |
        | Kh Jd 9s 6c 2h 3h | Kc Js 9d 6h 3d 2c | tie: king high        | the same ranks, without a pair    |
        | Ks Js 9s 6s 3s    | Kd Jd 9d 6d 3d    | tie: flush, king high | a flush of spades and of diamonds |

  Rule: Between hands of different sizes, a missing card loses to any card
    At a table, all hands have the same number of cards. This rule says how hands of different sizes are sorted.

    Scenario: Two aces and a two against two aces alone
      Given Black holds Ac Ad 2h
      And White holds Ah As
      Then Black wins
      And the reason is "both have a pair of aces: the two kicker wins, because the other hand has no card left"

  @count
  Rule: All hands have one order, from the royal flush down to a single two
    Hands of five cards have 7,462 strengths. Hands of one to four cards have 2,379 more. One hand of each strength is
    tried. It must beat a hand of the next lower strength and some hands further down. It must tie with the same hand in
    other suits.

    Scenario: Each strength beats those below it
      Then each of the 9,841 strengths of one to five cards beats the next below it

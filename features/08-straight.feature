@rule @straight
Feature: A straight
  A straight is five ranks in a row. The order of the ranks is: two to ten, then jack, queen, king and ace. The suits
  do not matter.

  Rule: Five ranks in a row are a straight, whatever their suits

    Scenario Outline: A straight: <why>
      Given the cards <cards>
      Then they contain a straight

      Examples:
        | cards                | why                                 |
        | 9h 5h 7d 6c 8s       | five to nine, in any order          |
        | Qd 9s Th 8c Jd       | the ten is between nine and jack    |
        | Kd Ad 2c 3d 4h 5s 6c | two to six, the last of seven cards |
        | 9c 8c 7c 6c 5c       | of one suit, which is worth more    |

  Rule: The ace is high or low
    Ten to ace is called Broadway, the highest straight. Ace to five is called the wheel, the lowest.

    Scenario Outline: Ace high or low: <why>
      Given the cards <cards>
      Then they contain a straight

      Examples:
        | cards                | why                                      |
        | Ah Kd Qs Jc Th       | Broadway                                 |
        | Ah 2c 3d 4s 5h       | the wheel                                |
        | Kd Ah 9c 2c 3d 4s 5h | the wheel among seven cards, with a king |

  Rule: A straight does not go round the corner
    An ace begins a straight or ends it. It is never in the middle.

    Scenario: King, ace, two, three, four
      Given the cards Ah Kd 2c 3h 4s
      Then they do not contain a straight

  Rule: Four in a row are not enough

    Scenario Outline: No straight: <why>
      Given the cards <cards>
      Then they do not contain a straight

      Examples:
        | cards                | why                                       |
        | 5h 6c 7d 8s Tc Jd Qh | four in a row, a gap, three in a row      |
        | 5h 5d 7c 8s 9h       | from five to nine, but the six is missing |

  Rule: A pair among the cards does not break a straight

    Scenario: Two sevens in the middle
      Given the cards 5h 6c 7d 7h 8s 9h
      Then they contain a straight

  Rule: It works for any number of cards
    The other cards do not matter, wherever they are.

    Scenario Outline: Still a straight: <why>
      Given the cards <cards>
      Then they contain a straight

      Examples:
        | cards                                           | why                                |
        | 5h 6c 7d 8s 9h Td                               | six in a row                       |
        | Ah Kd Qs Jc Th 2c                               | Broadway, and a two                |
        | Ac Ad Ah As Kc Kd Kh Ks Qc Qd Qh Qs Jc Jd Tc Td | sixteen cards, all from ten to ace |

    Scenario: Four in a row and no other card
      Given the cards 5h 6c 7d 8s
      Then they do not contain a straight

    Scenario: Twenty-six cards, but only queen and king are in a row
      Given the cards 2c 2d 2h 2s 4c 4d 4h 4s 6c 6d 6h 6s 8c 8d 8h 8s Tc Td Th Ts Qc Qd Qh Qs Kc Kd
      Then they do not contain a straight

  @count
  Rule: How often it occurs
    There are ten straights, from the wheel to Broadway. Each of the five cards may be of any suit. That makes
    4 x 4 x 4 x 4 x 4 = 1,024 hands for each of the ten. Of all these, 40 are also straight flushes.

    Scenario: How many hands contain a straight
      Then 10,240 of the 2,598,960 hands of five contain a straight
      And 6,454,272 of the 133,784,560 hands of seven contain a straight
      And this many hands of other sizes contain a straight:
        | cards | hands      |
        | 6     | 367,616    |
        | 8     | 73,870,336 |

@ranking
Feature: What cards are worth
  The ladder lists what hands can be worth, and each line of it is a rung. Cards may contain several combinations at once. They
  are worth the highest of them, and only five cards count.

  Rule: The ladder has ten rungs, and every rung beats all below it

    Scenario: Ten hands from one deck, one for each rung, the highest first
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
      Then each hand is worth what it is called
      And each hand beats all below it

  Rule: Cards are worth the highest combination they contain

    Scenario Outline: The highest: <why>
      Given the cards <cards>
      Then they are worth <worth>

      Examples:
        | cards                   | worth            | why                                                  |
        | Th Jh Qh Kh Ah 9h 2c    | a royal flush    | a royal flush rather than a king-high straight flush |
        | 5h 6h 7h 8h 9h 9c 9d 9s | a straight flush | a straight flush rather than four nines              |
        | 2h 7h 9h Jh Kh 7c 7d 9s | a full house     | sevens over nines rather than a flush of hearts      |
        | 5h 6h 7h 8h 9s Kh 2d    | a flush          | a flush of hearts rather than a straight             |
        | 5h 6c 7d 7h 7s 8s 9h    | a straight       | a straight rather than three sevens                  |

    Scenario: A full house contains four combinations and is worth one
      Given the cards Ac Ad Ah Ks Kd
      Then they contain a pair
      And they contain two pairs
      And they contain three of a kind
      And they contain a full house
      But they are worth a full house

    Scenario: The whole deck contains every combination
      Given the cards 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As
      Then they contain a pair
      And they contain two pairs
      And they contain three of a kind
      And they contain a straight
      And they contain a flush
      And they contain a full house
      And they contain four of a kind
      And they contain a straight flush
      And they are worth a royal flush

    Scenario: The same five ranks, first in one suit and then in several
      Given these hands:
        | hand      | cards          |
        | flush     | Ah Jh 8h 5h 3h |
        | high card | As Jd 8c 5s 3d |
      Then each hand is worth what it is called

  Rule: The best five cards count
    They are listed from the largest group to the smallest, so a full house starts with its three, and groups of one size from
    high to low. Only a wheel ends with its ace. When two cards have the same rank, either may be taken, unless a flush needs one
    of them.

    Scenario Outline: The best five: <why>
      Given the cards <cards>
      Then they are worth <worth>
      And the best five are <five>

      Examples:
        | cards                   | worth            | five           | why                                                      |
        | 7s 2c Kd 9h 5d Jc 3h    | a high card      | Kd Jc 9h 7s 5d | the five highest of seven                                |
        | Kd 7s Kh 2c 9h Jc 4d    | a pair           | Kd Kh Jc 9h 7s | a pair of kings, and the three highest kickers           |
        | 4d 9c Kd Ah Kh 9s 4h    | two pairs        | Kd Kh 9c 9s Ah | the two higher of three pairs, and the ace as the kicker |
        | 7c 2d 7h Kd 7s Jc 4h    | three of a kind  | 7c 7h 7s Kd Jc | three sevens, and the two highest kickers                |
        | Ah 6c 2c 3d 4s 5h Kd    | a straight       | 6c 5h 4s 3d 2c | a wheel with a six is six-high                           |
        | 5h 6c 7d 7h 8s 9h       | a straight       | 9h 8s 7d 6c 5h | either of the two sevens                                 |
        | As 2h 4h 7h 9h Jh Kh    | a flush          | Kh Jh 9h 7h 4h | the five highest of six hearts, not the ace of spades    |
        | 4c 4d 4h Ks 9d Kc 9h    | a full house     | 4c 4d 4h Ks Kc | three fours, and the higher of two pairs                 |
        | 4c 4d 4h 8s 8c 8d Ah    | a full house     | 8s 8c 8d 4c 4d | two of the three fours serve as the pair                 |
        | 4c 4d 4h 4s 9c 9d 9h    | four of a kind   | 4c 4d 4h 4s 9c | four fours, and one of three nines                       |
        | 4c 4d 4h 4s 9c 9d Ah    | four of a kind   | 4c 4d 4h 4s Ah | four fours, and the ace rather than a nine               |
        | 4c 4d 4h 4s 9c 9d 9h 9s | four of a kind   | 9c 9d 9h 9s 4c | four nines, and one of four fours                        |
        | 2h 3h 4h 5h 6h Kh Ah    | a straight flush | 6h 5h 4h 3h 2h | the five in a row, not the five highest hearts           |
        | 9h Th Jh Qh Kh As 2c    | a straight flush | Kh Qh Jh Th 9h | king-high, because the ace is a spade                    |

  Rule: The ace of a wheel counts as a one
    Each of the best five counts as a number, in the order in which they are listed. An ace is 14, a king 13, a queen 12 and a
    jack 11, but the ace of a wheel or a steel wheel is 1.

    Scenario Outline: How aces count: <why>
      Given the cards <cards>
      Then the best five are <five>
      And they count as <ranks>

      Examples:
        | cards                | five           | ranks              | why                                                             |
        | Ah 2c 3d 4s 5h       | 5h 4s 3d 2c Ah | 5, 4, 3, 2, 1      | the wheel is five-high, not ace-high                            |
        | Ah 2h 3h 4h 5h 6s 7d | 5h 4h 3h 2h Ah | 5, 4, 3, 2, 1      | the steel wheel is five-high, even inside a seven-high straight |
        | Ah Kd Qs Jc Th       | Ah Kd Qs Jc Th | 14, 13, 12, 11, 10 | Broadway is ace-high                                            |

  Rule: When two suits have five cards or more, the better one counts

    Scenario Outline: Two suits: <why>
      Given the cards <cards>
      Then they are worth <worth>
      And the best five are <five>

      Examples:
        | cards                            | worth            | five           | why                                                     |
        | 2d 4d 6d 8d Ad 3s 5s 7s 9s Ks    | a flush          | Ad 8d 6d 4d 2d | the ace-high diamonds rather than the king-high spades  |
        | 8h Kh Qh Jh Th As 5s 4s 3s 2s    | a straight flush | 5s 4s 3s 2s As | the steel wheel of spades rather than a flush of hearts |
        | 2h 3h 4h 5h 6h 9s Ts Js Qs Ks    | a straight flush | Ks Qs Js Ts 9s | the higher of two straight flushes                      |
        | 2d 4d 6d 8d Jd Kd 3s 5s 7s 9s As | a flush          | As 9s 7s 5s 3s | five ace-high spades rather than six diamonds           |

  Rule: Fewer than five cards are worth what they contain

    Scenario Outline: Few cards: <why>
      Given the cards <cards>
      Then they are worth <worth>
      And the best five are <cards>

      Examples:
        | cards       | worth       | why                                              |
        | Ah Ad       | a pair      | two aces                                         |
        | 9h 8h 7h 6h | a high card | four hearts in a row, neither flush nor straight |

    Scenario: No cards are worth nothing
      Given no cards
      When somebody asks what they are worth
      Then that is refused, because there is nothing to rank

  @count
  Rule: The rarer hands of five cards rank higher
    This is the reason for the order of the ladder. Seven cards keep the same order, although a high card is then rarer than a
    pair, and rarer even than two pairs. Among seven cards there is usually something.

    Scenario: What all hands of five and of seven cards are worth
      When all classes of hands of 5 and 7 cards are counted
      Then so many are worth:
        | worth           | of 5 cards | of 7 cards |
        | royal flush     | 4          | 4,324      |
        | straight flush  | 36         | 37,260     |
        | four of a kind  | 624        | 224,848    |
        | full house      | 3,744      | 3,473,184  |
        | flush           | 5,108      | 4,047,644  |
        | straight        | 10,200     | 6,180,020  |
        | three of a kind | 54,912     | 6,461,620  |
        | two pairs       | 123,552    | 31,433,400 |
        | pair            | 1,098,240  | 58,627,800 |
        | high card       | 1,302,540  | 23,294,460 |
      And of 5 cards, each is rarer than those below it

  @count
  Rule: Hands that are worth the same may differ in strength
    A pair of kings beats a pair of queens. Hands that tie have the same strength: there are 2,598,960 hands of five cards, but
    only 7,462 strengths. Seven cards have fewer, because their best five are never as weak as 7 5 4 3 2. On average the third of
    the best five is higher than the second, because it is often the first kicker of a pair.

    Scenario: How many strengths there are
      When all classes of hands of 1 to 5 and 7 cards are counted
      Then they have so many strengths:
        | cards | strengths |
        | 1     | 13        |
        | 2     | 91        |
        | 3     | 455       |
        | 4     | 1,820     |
        | 5     | 7,462     |
        | 7     | 4,824     |

    Scenario: How many strengths each rung of the ladder has
      When all classes of hands of 5 cards are counted
      Then so many of them differ in strength:
        | worth           | of 5 cards |
        | royal flush     | 1          |
        | straight flush  | 9          |
        | four of a kind  | 156        |
        | full house      | 156        |
        | flush           | 1,277      |
        | straight        | 10         |
        | three of a kind | 858        |
        | two pairs       | 858        |
        | pair            | 2,860      |
        | high card       | 1,277      |
        | all             | 7,462      |

    Scenario: How high the best five are on average, with an ace as 14
      When all classes of hands of 5 and 7 cards are counted
      Then the ranks of their best five are on average:
        | card   | of 5 cards | of 7 cards |
        | first  | 10.47      | 9.72       |
        | second | 9.29       | 9.31       |
        | third  | 9.37       | 9.87       |
        | fourth | 6.75       | 8.62       |
        | fifth  | 4.10       | 8.29       |

    Scenario: With six cards, and with eight to ten, only some hands are tried
      When some hands of 6 and 8 to 10 cards are counted
      Then each of them is worth its best five cards

@ranking
Feature: What cards are worth
  Cards may contain several combinations at once, but they are worth only one of them: the highest.
  The ladder lists everything that cards can be worth, from the highest down. Each line of it is called a rung. Cards
  without any combination are worth a high card, the lowest rung.

  Rule: The ladder has ten rungs, from the royal flush down to the high card

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
      And the ladder lists them in this order

  Rule: Cards are worth the highest combination they contain

    Scenario: A full house contains four combinations and is worth one
      Given the cards Ac Ad Ah Ks Kd
      Then they contain a pair
      And they contain two pairs
      And they contain three of a kind
      And they contain a full house
      But they are worth a full house

    Scenario Outline: The highest: <why>
      Given the cards <cards>
      Then they are worth <worth>

      Examples:
        | cards                | worth         | why                                                      |
        | Th Jh Qh Kh Ah 9h 2c | a royal flush | a royal flush rather than a king-high straight flush     |
        | 5h 6h 7h 8h 9s Kh 2d | a flush       | a flush of hearts rather than a straight                 |
        | Ah Kh 2h 3h 4h Qs 9d | a flush       | an ace-high flush, for no straight goes round the corner |
        | 5h 6c 7d 7h 7s 8s 9h | a straight    | a straight rather than three sevens                      |

    Scenario: The same five ranks, first in one suit and then in several
      Given these hands:
        | hand      | cards          |
        | flush     | Ah Jh 8h 5h 3h |
        | high card | As Jd 8c 5s 3d |
      Then each hand is worth what it is called

  Rule: The best five cards count
    The other cards do not matter. A kicker is a card of the best five that is not part of the combination. Of two cards
    of one rank either may be taken.

    Scenario Outline: The best five: <why>
      Given the cards <cards>
      Then they are worth <worth>
      And the best five are <five>

      Examples:
        | cards                   | worth           | five           | why                                            |
        | 7s 2c Kd 9h 5d Jc 3h    | a high card     | Kd Jc 9h 7s 5d | the five highest of seven                      |
        | Kd 7s Kh 2c 9h Jc 4d    | a pair          | Kd Kh Jc 9h 7s | a pair of kings, and the three highest kickers |
        | 4d 9c Kd Ah Kh 9s 4h    | two pairs       | Kd Kh 9c 9s Ah | the two higher of three pairs, and the ace     |
        | 4d 9c Kd 2h Kh 9s 4h    | two pairs       | Kd Kh 9c 9s 4d | a card of the third pair is the kicker         |
        | 7c 2d 7h Kd 7s Jc 4h    | three of a kind | 7c 7h 7s Kd Jc | three sevens, and the two highest kickers      |
        | 4c 4d 4h Ks 9d Kc 9h    | a full house    | 4c 4d 4h Ks Kc | three fours, and the higher of two pairs       |
        | 4c 4d 4h 8s 8c 8d Ah    | a full house    | 8s 8c 8d 4c 4d | two of the three fours serve as the pair       |
        | 4c 4d 4h 4s 9c 9d 9h    | four of a kind  | 4c 4d 4h 4s 9c | four fours, and one of three nines             |
        | 4c 4d 4h 4s 9c 9d Ah    | four of a kind  | 4c 4d 4h 4s Ah | four fours, and the ace rather than a nine     |
        | 4c 4d 4h 4s 9c 9d 9h 9s | four of a kind  | 9c 9d 9h 9s 4c | four nines, and one of four fours              |

  Rule: The highest straight counts, and the highest five of a flush
    There may be more than five ranks in a row, and more than five cards of one suit. With ten cards or more, there may
    be flushes of two suits: then the better flush counts.

    Scenario Outline: The best five: <why>
      Given the cards <cards>
      Then they are worth <worth>
      And the best five are <five>

      Examples:
        | cards                | worth            | five           | why                                            |
        | 2c Ah 3d 5h 4s       | a straight       | 5h 4s 3d 2c Ah | the wheel, which ends with its ace             |
        | Ah 6c 2c 3d 4s 5h Kd | a straight       | 6c 5h 4s 3d 2c | with the six it is no wheel, but six high      |
        | 5h 6c 7d 7h 8s 9h    | a straight       | 9h 8s 7d 6c 5h | either of the two sevens                       |
        | As 2h 4h 7h 9h Jh Kh | a flush          | Kh Jh 9h 7h 4h | five of six hearts, and not the ace of spades  |
        | 2h 3h 4h 5h 6h Kh Ah | a straight flush | 6h 5h 4h 3h 2h | the five in a row, not the five highest hearts |
        | Ah 2h 3h 4h 5h 6s 7d | a straight flush | 5h 4h 3h 2h Ah | a steel wheel, not a seven-high straight       |
        | 9h Th Jh Qh Kh As 2c | a straight flush | Kh Qh Jh Th 9h | king high, because the ace is a spade          |

    Scenario Outline: Two suits: <why>
      Given the cards <cards>
      Then they are worth <worth>
      And the best five are <five>

      Examples:
        | cards                            | worth            | five           | why                                  |
        | 2d 4d 6d 8d Ad 3s 5s 7s 9s Ks    | a flush          | Ad 8d 6d 4d 2d | the spades are only king high        |
        | 2d 4d 6d 8d Jd Kd 3s 5s 7s 9s As | a flush          | As 9s 7s 5s 3s | five spades rather than six diamonds |
        | 8h Kh Qh Jh Th As 5s 4s 3s 2s    | a straight flush | 5s 4s 3s 2s As | spades, although hearts are a flush  |
        | 2h 3h 4h 5h 6h 9s Ts Js Qs Ks    | a straight flush | Ks Qs Js Ts 9s | the higher of two straight flushes   |

  Rule: The ace of a wheel counts as a one
    Two hands on the same rung are compared card by card, those of the combination first. The next chapter says how. To
    compare cards, a two counts as 2 and so on, a jack as 11, a queen as 12, a king as 13 and an ace as 14. Only the ace
    of a wheel or of a steel wheel counts as 1, because it is the lowest of its five cards.

    Scenario Outline: High or low: <why>
      Given the cards <cards>
      Then they are worth <worth>
      And the best five count as <ranks>

      Examples:
        | cards                | worth            | ranks          | why                                      |
        | Ah 2c 3d 4s 5h       | a straight       | 5 4 3 2 1      | the wheel is five high, not ace high     |
        | Ah 2h 3h 4h 5h 6s 7d | a straight flush | 5 4 3 2 1      | a steel wheel is five high, not ace high |
        | Ah Kd Qs Jc Th       | a straight       | 14 13 12 11 10 | Broadway is ace high                     |
        | 5c 5d 4h 4s Ad       | two pairs        | 5 5 4 4 14     | an ace that is no part of a wheel        |

  Rule: It works for any number of cards
    Fewer than five cards are worth what they contain. Of more than five cards the best five count, however many there
    are.

    Scenario Outline: Many cards: <why>
      Given the cards <cards>
      Then they are worth <worth>

      Examples:
        | cards                   | worth            | why                                 |
        | 5h 6h 7h 8h 9h 9c 9d 9s | a straight flush | a straight flush, not four nines    |
        | 2h 7h 9h Jh Kh 7c 7d 9s | a full house     | a full house, not a flush of hearts |

    Scenario: The whole deck contains every combination
      Given all 52 cards of the deck
      Then they contain a pair
      And they contain two pairs
      And they contain three of a kind
      And they contain a straight
      And they contain a flush
      And they contain a full house
      And they contain four of a kind
      And they contain a straight flush
      And they are worth a royal flush

    Scenario Outline: Few cards: <why>
      Given the cards <cards>
      Then they are worth <worth>

      Examples:
        | cards       | worth       | why                                              |
        | Ah          | a high card | a single ace                                     |
        | Ah Ad       | a pair      | two aces                                         |
        | 9h 8h 7h 6h | a high card | four hearts in a row, neither flush nor straight |

    Scenario: No cards at all
      Given no cards
      When somebody asks what they are worth
      Then that is refused, because there are no cards

    @count
    Scenario: Hands of six, eight, nine and ten cards are worth their best five
      The next rule counts all hands of five and of seven cards. Here some hands of each size are tried.

      Then some hands of six, eight, nine and ten are tried, and each is worth its best five

  @count
  Rule: The rarer a hand of five, the higher it ranks
    This is the reason for the order of the ladder. Hands of seven cards keep the same order, although a high card is
    then rarer than a pair, and even rarer than two pairs: seven cards usually make at least a pair.

    Scenario: What all hands of five and of seven cards are worth
      Then this many hands of five and of seven are worth:
        | worth           | of five   | of seven   |
        | royal flush     | 4         | 4,324      |
        | straight flush  | 36        | 37,260     |
        | four of a kind  | 624       | 224,848    |
        | full house      | 3,744     | 3,473,184  |
        | flush           | 5,108     | 4,047,644  |
        | straight        | 10,200    | 6,180,020  |
        | three of a kind | 54,912    | 6,461,620  |
        | two pairs       | 123,552   | 31,433,400 |
        | pair            | 1,098,240 | 58,627,800 |
        | high card       | 1,302,540 | 23,294,460 |
      And the higher a hand of five ranks, the rarer it is

  @count
  Rule: Hands on the same rung need not tie
    A pair of kings beats a pair of queens. Hands that tie have the same strength. There are 2,598,960 hands of five,
    but only 7,462 strengths. Four of a kind, for example, has thirteen ranks and twelve kickers for each: 156. Hands of
    seven have fewer strengths, because their best five are never among the weakest. For example, if you add any two
    cards to 7 5 4 3 2, the hand gets better.

    Scenario: How many strengths each rung of the ladder has
      Then hands of five on the same rung have this many strengths:
        | worth           | strengths |
        | royal flush     | 1         |
        | straight flush  | 9         |
        | four of a kind  | 156       |
        | full house      | 156       |
        | flush           | 1,277     |
        | straight        | 10        |
        | three of a kind | 858       |
        | two pairs       | 858       |
        | pair            | 2,860     |
        | high card       | 1,277     |

    Scenario: How many strengths the hands of each size have
      Then all hands of a size have this many strengths:
        | cards | strengths |
        | 1     | 13        |
        | 2     | 91        |
        | 3     | 455       |
        | 4     | 1,820     |
        | 5     | 7,462     |
        | 7     | 4,824     |

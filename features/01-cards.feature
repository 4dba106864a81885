Feature: Cards
  Poker is played with one deck of 52 cards. Each card has one of thirteen ranks (two to ten, jack, queen, king, ace)
  and one of four suits (clubs, diamonds, hearts, spades). No two cards are the same.
  This book writes a card as its rank and the first letter of its suit, so Kd is the king of diamonds and Th the ten of hearts.

  Rule: A card is written as its rank and then its suit

    Scenario Outline: "<text>" is <card>: <why>
      When somebody writes "<text>"
      Then that is <card>

      Examples:
        | text | card                 | why                             |
        | 2c   | the two of clubs     | its rank, then its suit         |
        | 10h  | the ten of hearts    | a ten is written T or 10        |
        | kD   | the king of diamonds | letters may be small or capital |
        | A♠   | the ace of spades    | a suit may be drawn as a symbol |

    Scenario: Cards may be written with or without spaces
      When somebody writes "AhKd  9S 10♣"
      Then those are the cards Ah Kd 9s Tc

    Scenario: Cards are shown in the same way, however they were written
      Given the cards Ah Kd Tc 2s
      Then in letters they are written "AH KD TC 2S"
      And in symbols they are written "A♥ K♦ T♣ 2♠"

  Rule: Anything that is not a card is refused, with the reason

    Scenario Outline: "<text>" is refused: <why>
      When somebody writes "<text>"
      Then that is refused: <answer>

      Examples:
        | text     | why                   | answer                                                                      |
        | 1h       | no deck has a one     | "1h" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A |
        | Ah Kx 9s | no suit begins with x | "Kx" is not a card: there is no suit "x", expected C, D, H, S, ♣, ♦, ♥ or ♠ |

  Rule: A deck has each card only once

    Scenario: The ten of hearts is given twice, in two spellings
      When somebody writes "Th 9s 10♥"
      Then that is refused: TH is given twice in "TH 9S TH": a deck has one of each card

  Rule: A hand has at least one card

    Scenario: An empty hand is refused
      When somebody writes ""
      Then that is refused: there is no card in "": expected some, such as AH KD TC

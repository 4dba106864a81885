@cards
Feature: Cards
  In poker, players are dealt cards, and the best five cards win the pot: the chips that all players have bet. These
  chapters say which cards are better. How players bet is not part of them.

  Poker is played with one deck of 52 cards. Each card has one of thirteen ranks, from low to high: two to ten, jack,
  queen, king, ace. And it has one of four suits: clubs and spades, which are black, or diamonds and hearts, which are
  red. No two cards are the same.

  Here a card is written as its rank, which is 2 to 9, T for ten, J, Q, K or A, and then the first letter of its suit.
  So Kd is the king of diamonds, and Th is the ten of hearts.

  Rule: A card is written as its rank and then its suit

    Scenario Outline: "<text>" is <card>: <why>
      When somebody writes "<text>"
      Then that is <card>

      Examples:
        | text | card                 | why                             |
        | 2c   | the two of clubs     | its rank, then its suit         |
        | 10h  | the ten of hearts    | a ten is written T or 10        |
        | tD   | the ten of diamonds  | letters may be small or capital |
        | A♠   | the ace of spades    | a suit may be drawn as a symbol |

    Scenario: Cards may be written with or without spaces
      When somebody writes "AhKd  9S 10♣"
      Then those are the cards Ah Kd 9s Tc

  Rule: Anything that is not a card is refused

    Scenario Outline: "<text>" is refused: <why>
      When somebody writes "<text>"
      Then that is refused, because <why>

      Examples:
        | text     | why                          |
        | 1h       | the lowest card is a two     |
        | Ah Kx 9s | no suit begins with x        |
        | Ah K     | the king has no suit         |
        |          | a hand has at least one card |

  Rule: A deck has each card only once

    Scenario: The ten of hearts is given twice, in two spellings
      When somebody writes "Th 9s 10♥"
      Then that is refused, because the deck has only one ten of hearts

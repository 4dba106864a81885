Feature: Who wins
  The five showdowns in problem 54 of Project Euler, written as examples.

  Scenario: A pair of eights beats a pair of fives
    Given Player 1 holds 5h 5c 6s 7s Kd
    And Player 2 holds 2c 3s 8s 8d Td
    Then Player 2 wins

  Scenario: Ace high beats queen high
    Given Player 1 holds 5d 8c 9s Js Ac
    And Player 2 holds 2c 5c 7d 8s Qh
    Then Player 1 wins

  Scenario: A flush beats three aces
    Given Player 1 holds 2d 9c As Ah Ac
    And Player 2 holds 3d 6d 7d Td Qd
    Then Player 2 wins

  Scenario: Both have a pair of queens, and the nine beats the seven
    Given Player 1 holds 4d 6s 9h Qh Qc
    And Player 2 holds 3d 6d 7h Qd Qs
    Then Player 1 wins

  Scenario: Both have a full house, and three fours beat three threes
    Given Player 1 holds 2h 2d 4c 4d 4s
    And Player 2 holds 3c 3d 3s 9s 9d
    Then Player 1 wins

Feature: Who wins
  The four showdowns of the poker hands kata at codingdojo.org, written as examples.

  Scenario: Ace high beats king high
    Given Black holds 2h 3d 5s 9c Kd
    And White holds 2c 3h 4s 8c Ah
    Then White wins

  Scenario: A full house beats a flush
    Given Black holds 2h 4s 4c 2d 4h
    And White holds 2s 8s As Qs 3s
    Then Black wins

  Scenario: Both are king high, and the nine beats the eight
    Given Black holds 2h 3d 5s 9c Kd
    And White holds 2c 3h 4s 8c Kh
    Then Black wins

  Scenario: The same ranks tie
    Given Black holds 2h 3d 5s 9c Kd
    And White holds 2d 3h 5c 9s Kh
    Then they tie

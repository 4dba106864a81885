Feature: {title}
{rule}

  # Write examples that a wrong program fails. Each right program must pass them.
  # Each time you save, you see which wrong programs pass all your examples.
  # Use each card at most once in a scenario.{notes}
  # The sentences that you can use, with cards of your own:
{sentences}

  Scenario: {name}
{steps}

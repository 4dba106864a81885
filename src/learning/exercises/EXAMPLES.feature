Feature: {title}
{rule}

  # Write examples that a wrong program fails. Each right program must pass them.
  # On every save, the practice says which wrong programs get past all your examples.
  # A scenario is dealt from one deck, so that no card comes twice.{notes}
  # The sentences that you can use, with cards of your own:
{sentences}

  Scenario: {name}
{steps}

"""The third-card rules. All five sheets print the same rules; two print them as a chart."""


def natural(total: int) -> bool:
    """Whether this two-card total ends the coup."""
    return total >= 8


def player_draws(player: int) -> bool:
    """Whether the Player hand draws on its two-card total, if there is no natural."""
    return player <= 5


def banker_draws(banker: int, player_third: int | None) -> bool:
    """Whether the Banker hand draws, given the points of the Player's third card.

    `player_third` is None if the Player stood; the Banker then follows the Player's rule.

    >>> banker_draws(5, None)
    True
    >>> banker_draws(3, 8)  # the one card a Banker 3 stands against
    False
    """
    if player_third is None:
        return banker <= 5
    return banker <= BANKER_DRAWS_TO[player_third]


BANKER_DRAWS_TO = (3, 3, 4, 4, 5, 5, 6, 6, 2, 3)
"""The highest Banker total that still draws, by the points of the Player's third card. One number
per column is enough: the Banker also draws on every lower total.
"""

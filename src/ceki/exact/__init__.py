"""Small games, solved: every deal, every way to play it, strategies that cannot be exploited, and how bots compare.

import ceki
from ceki.exact import equilibrium, gains, grow, strategy_of

tree = grow(ceki.small_game("sakopong", 2, {"ranks": 3, "suits": 2, "cards_each": 2}))
best = equilibrium(tree, 100)
print(gains(tree, best), gains(tree, strategy_of(tree, "greedy", samples=1)))
"""

from ceki.exact.beliefs import one_step_ahead as one_step_ahead
from ceki.exact.beliefs import posterior as posterior
from ceki.exact.equilibrium import equilibrium as equilibrium
from ceki.exact.policies import strategy_of as strategy_of
from ceki.exact.strategies import best_response as best_response
from ceki.exact.strategies import gains as gains
from ceki.exact.strategies import worth as worth
from ceki.exact.tree import Tree as Tree
from ceki.exact.tree import grow as grow

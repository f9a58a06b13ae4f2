"""Fresh worked examples, of the shapes of the given ones, whose expected values are found without the rules' code.

Hands of sets are parted into groups in every way there is; settlements are added up as the rule documents say, one
clause after the other. Nothing here imports the games: the examples go through the reader of `ceki check` alone.
"""

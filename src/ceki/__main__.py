"""`python -m ceki`: the same as the command `ceki`."""

from ceki.cli import main

main()

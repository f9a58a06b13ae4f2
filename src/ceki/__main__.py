"""`python -m ceki`: the same as the command `ceki`."""

import sys

from ceki.cli import main

sys.exit(main())

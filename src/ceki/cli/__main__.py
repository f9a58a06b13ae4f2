"""`python -m ceki.cli`, as `ceki`."""

import sys

from ceki.cli import main

if __name__ == "__main__":
    sys.exit(main())

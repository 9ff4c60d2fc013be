"""``python -m pegs``: the command ``pegs``."""

from pegs.cli import main

if __name__ == "__main__":
    main()

"""`python -m kartenhaus` is `kartenhaus`."""

from kartenhaus.terminal.main import main

if __name__ == "__main__":
    main()

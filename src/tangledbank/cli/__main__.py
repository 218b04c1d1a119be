"""`python -m tangledbank.cli`."""

from tangledbank.cli import main

if __name__ == "__main__":
    main()

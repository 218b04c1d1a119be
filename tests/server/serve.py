"""A server in a process of its own, to be killed: `python -m tests.server.serve FOLDER PORT`."""

import sys
from pathlib import Path

if __name__ == "__main__":  # which the bots' processes are not, though they read this file too
    from tangledbank import GAMES
    from tangledbank.server.app import House
    from tangledbank.server.serving import Wish, listening_socket, run
    from tangledbank.server.store import open_store

    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    with listening_socket(Wish(port=port)) as door:
        run(House(GAMES, open_store(folder)), door)

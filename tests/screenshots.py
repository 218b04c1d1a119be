"""Pictures of the page for the README, from one seeded game: `python -m tests.screenshots [NAME]`.

The game is played by bots to the moments worth a picture, on a server inside this process; then a
browser sits down, picks a card and holds still. Names of pictures as arguments take only those.
"""

import asyncio
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser, expect, sync_playwright

from tangledbank import GAMES, Record, View, seeded
from tangledbank.bots import make_bot
from tangledbank.core.shuffle import Shuffle
from tangledbank.server import tables
from tangledbank.server.entries import Acted
from tests.browser.hands import Mouse, Player, parse
from tests.browser.site import launch
from tests.browser.stage import Stage, staging

SCREENS = Path(__file__).parent.parent / "docs" / "screens"
GAME = GAMES["phanerozoic"]
PLAYERS = ("Curious Trilobite", "Ana", "Bo")
CODE = "FERN7K"

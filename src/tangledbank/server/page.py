"""The page itself: as it is built, and what games from outside bring for it."""

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from tangledbank.core.game import Game
from tangledbank.server.brought import folder_of

PAGE = Path(__file__).parent.parent / "page"


def add_brought(app: FastAPI, games: Mapping[str, Game]) -> None:
    """What games from outside bring for the page."""

    @app.api_route(
        "/games/{game}/page/{path:path}", methods=["GET", "HEAD"], include_in_schema=False
    )
    async def show_brought(game: str, path: str, request: Request) -> Response:
        folder = folder_of(games[game])
        if not folder.is_dir():
            raise HTTPException(404, "There is nothing at this address")
        return await Assets(directory=folder).get_response(path, request.scope)


def add_page(app: FastAPI, page: Path) -> None:
    """The built page; every address of it gives the same file."""
    index = page / "index.html"
    if not index.is_file():

        @app.get("/", include_in_schema=False)
        def no_page() -> Response:
            return PlainTextResponse(
                "The page is not built; `make page` builds it from a source checkout.\n", 503
            )

        return
    app.mount("/assets", Assets(directory=page / "assets"))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def show_page(path: str) -> Response:
        fresh = {"Cache-Control": "no-cache"}
        with contextlib.suppress(OSError, ValueError):  # an address need not be a file name
            file = (page / path).resolve()
            if path and file.is_file() and page.resolve() in file.parents:
                return FileResponse(file, headers=fresh)
        if Path(path).suffix or path.split("/")[0] in ("api", "ws"):
            raise HTTPException(404, "There is nothing at this address")
        return FileResponse(index, headers=fresh)


class Assets(StaticFiles):
    """Files whose names change with their contents: whoever has one never asks again."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """As ever, and kept for a year."""
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

"""The REST part keeps to its own description, whatever is sent to it."""

import asyncio
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import CHECKS, CheckFunction
from schemathesis.generation import GenerationMode

from tests.samples import Sample
from tests.server.house import GAME, SHORT, OpenHouse
from tests.server.pages import PATIENCE, play_out

pytestmark = pytest.mark.once

OPERATIONS = (
    ("GET", "/api/health"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/story"),
    ("GET", "/api/games/{game}/forms"),
    ("GET", "/api/games/{game}/cards"),
    ("GET", "/api/games/{game}/rulebook"),
    ("GET", "/api/games/{game}/deck"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{code}"),
    ("POST", "/api/tables/{code}/seats"),
    ("GET", "/api/tables/{code}/cards"),
    ("GET", "/api/tables/{code}/deck"),
    ("PUT", "/api/tables/{code}/deck"),
    ("DELETE", "/api/tables/{code}/deck"),
    ("GET", "/api/tables/{code}/record"),
    ("GET", "/api/tables/{code}/afterwards"),
    ("GET", "/api/tables/{code}/replay"),
    ("POST", "/api/tables/{code}/branches"),
    ("POST", "/api/tables/{code}/analysis"),
    ("GET", "/api/tables/{code}/analysis"),
    ("POST", "/api/branches"),
    ("POST", "/api/analyses"),
    ("GET", "/api/analyses/{key}"),
    ("POST", "/api/replays"),
    ("POST", "/api/replays/afterwards"),
)
KEPT = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance",
    "response_headers_conformance", "response_schema_conformance", "negative_data_rejection",
)  # fmt: skip


async def description_of(house: OpenHouse) -> dict[str, Any]:
    found: dict[str, Any] = (await house.rest.get("/api/openapi.json")).json()
    return found


@pytest.fixture(scope="module")
def known(runner: asyncio.Runner, shared_house: OpenHouse) -> dict[str, str]:
    """A table whose game is over, and its game."""
    return {"code": runner.run(play_to_the_end(shared_house)), "game": GAME.id}


async def play_to_the_end(house: OpenHouse) -> str:
    pages = await house.play(people=1, seats=2, **SHORT)
    await play_out(*pages)
    return pages[0].table.code


async def test_every_operation_is_described(house: OpenHouse) -> None:
    paths = (await description_of(house))["paths"]

    described = {(method.upper(), path) for path, methods in paths.items() for method in methods}

    assert described == set(OPERATIONS)


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
async def test_every_answer_is_as_described(
    house: OpenHouse, known: dict[str, str], method: str, path: str, sample: Sample
) -> None:
    wishes = sample(8, of=200)
    schema = schemathesis.openapi.from_dict(await description_of(house))
    operation = schema[path][method]

    def call(case: Case[Any]) -> None:
        checks = cast(list[CheckFunction], CHECKS.get_by_names(KEPT))
        case.call_and_validate(base_url=house.url, session=session, timeout=PATIENCE, checks=checks)

    @settings(max_examples=wishes, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def wish_well(case: Case[Any]) -> None:
        call(case)
        if isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = known["game"]
            call(case)
            case.body |= {"seats": 2, "options": {}, "bots": []}
            call(case)

    @settings(max_examples=wishes, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(path_parameters=known))
    def wish_for_what_is_there(case: Case[Any]) -> None:
        call(case)

    @settings(max_examples=wishes, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def wish_ill(case: Case[Any]) -> None:
        call(case)

    with requests.Session() as session:
        await asyncio.to_thread(wish_well)
        if "{" in path:
            await asyncio.to_thread(wish_for_what_is_there)
        if method == "POST" and operation.body:
            await asyncio.to_thread(wish_ill)

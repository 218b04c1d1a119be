"""What an install brings only if asked to, as by `pip install 'tangled-bank[serve]'`."""

from importlib.util import find_spec

from tangledbank.core.errors import TangledBankError

EXTRAS = {
    "serve": (
        "alembic", "fastapi", "filelock", "msgspec", "platformdirs", "sqlalchemy", "uvicorn",
        "websockets",
    ),
    "lab": ("openskill", "polars"),
}  # fmt: skip


class MissingExtra(TangledBankError):
    """A wish that needs packages which are not installed."""


def need(extra: str, why: str, instead: str = "") -> None:
    """Refuse, before anything is done or imported, what needs an extra that is not installed."""
    if any(find_spec(package) is None for package in EXTRAS[extra]):
        raise MissingExtra(
            f"{why}, which is not installed: "
            f"pip install 'tangled-bank[{extra}]' brings it{instead}."
        )

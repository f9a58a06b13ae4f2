"""The choices of an operator: what is typed goes before the environment, that before ceki.toml, and that before the
usual."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import Annotated, Any, Final, Literal, get_args, get_origin
from urllib.parse import urlsplit, urlunsplit

from annotated_types import Ge, Le, MaxLen
from pydantic import Field, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from ceki.engine.errors import NotAllowed
from ceki.locales.language import languages
from ceki.server import limits
from ceki.server.networks import Networks
from ceki.server.settings import Settings, data_folder

PREFIX: Final = "CEKI_"
FILE: Final = "ceki.toml"
PROXIES: Final = "FORWARDED_ALLOW_IPS"  # names proxies where no setting does
USUAL: Final = "usual"  # where a setting comes from that nobody has chosen
SAID: Final = 80  # characters of a refused value that its sentence repeats
SECRET: Final = "***"  # in the place of a password
IMPRINT: Final = 500  # code points
OF_ADDRESSES: Final = ("database", "bus")  # settings that may hold one

Texts = Annotated[list[str], NoDecode]


class Chosen(BaseSettings):
    """The settings, each by its name; `--bot-workers` and `CEKI_BOT_WORKERS` are `bot_workers` here."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", env_ignore_empty=True)

    host: str = "127.0.0.1"
    port: int = Field(8000, ge=1, le=65535)
    data: Path | None = None
    database: str | None = None
    bus: str | None = None
    origin: Texts = []
    proxy: Texts = []
    trusted: Texts = []
    metrics: str | None = None
    open: bool = True
    pause: float = Field(Settings.pause, ge=0, le=3600)
    bot_workers: int = Field(Settings.bot_workers, ge=0, le=64)
    tables: int = Field(Settings.tables, ge=1, le=10_000_000)
    tables_each: int = Field(Settings.tables_of_one, ge=1, le=100_000)
    seats_each: int = Field(Settings.seats_of_one, ge=1, le=64)
    megabytes_each: int = Field(Settings.bytes_of_one // 1_000_000, ge=1, le=100_000)
    absent_seconds: float = Field(Settings.absent_seconds, ge=5, le=3600)
    keep_days: float = Field(Settings.keep_days, ge=1, le=3650)
    log_days: float = Field(Settings.log_days, ge=1, le=36_500)
    title: str = Field(Settings.title, max_length=limits.TITLE)
    contact: str = Field(Settings.contact, max_length=IMPRINT)
    imprint: str = Field(Settings.imprint, max_length=IMPRINT)
    languages: Texts = []
    log_level: Literal["error", "warning", "info", "debug"] = "warning"
    log_form: Literal["text", "json"] = "text"

    @property
    def place(self) -> str:
        """The address of its database."""
        return self.database or f"sqlite:///{(self.data or data_folder()) / 'tables.sqlite3'}"

    @property
    def believed(self) -> list[str]:
        """The proxies whose forwarded addresses count: the setting, or else what other servers read too."""
        return self.proxy or [one.strip() for one in os.environ.get(PROXIES, "").split(",") if one.strip()]

    @field_validator("proxy", "trusted")
    @classmethod
    def _of_networks(cls, given: list[str]) -> list[str]:
        """Addresses, networks, or `*`. Raises `ValueError` for another."""
        Networks(given)
        return given

    @field_validator("languages")
    @classmethod
    def _of_ours(cls, given: list[str]) -> list[str]:
        """Languages that there are. Raises `ValueError` for another."""
        if not {*given} <= {*languages()}:
            raise ValueError
        return given

    @field_validator("origin", "proxy", "trusted", "languages", mode="before")
    @classmethod
    def _listed(cls, given: Any) -> Any:
        """A text holds several with commas between them."""
        return [one.strip() for one in given.split(",") if one.strip()] if isinstance(given, str) else given

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Only what `choose` has read."""
        return (init_settings,)


@dataclass(frozen=True)
class Choices:
    """The settings, and where each comes from: `--port`, `CEKI_PORT`, `ceki.toml: port`, or `usual`."""

    chosen: Chosen
    origins: Mapping[str, str]

    def lines(self) -> list[str]:
        """All of them as ceki.toml has them, with where each comes from. No password is shown."""
        return [f"{_line(name, getattr(self.chosen, name))}  # {self.origins[name]}" for name in Chosen.model_fields]


def choose(typed: Mapping[str, Any], file: Path | None = None) -> Choices:
    """The settings, from options that were `typed` (None where they were not), the environment, and `file` or the
    ceki.toml of the working folder.

    Raises `NotAllowed` in one line for what is not allowed, and `OSError` for a file that cannot be read.
    """
    given: dict[str, Any] = {}
    origins = dict.fromkeys(Chosen.model_fields, USUAL)
    for values, place in (
        (_of_file(file), f"{file or FILE}: %s"),
        (EnvSettingsSource(Chosen)(), None),
        ({name: value for name, value in typed.items() if value is not None}, ""),
    ):
        for name, value in values.items():
            given[name] = value
            origins[name] = _where(name, place)
    try:
        return Choices(Chosen(**given), origins)
    except ValidationError as error:
        wrong = error.errors()[0]
        name = str(wrong["loc"][0])
        raise _refusal(name, origins[name], given[name], wrong["type"]) from None


def _where(name: str, place: str | None) -> str:
    if place is None:
        return PREFIX + name.upper()
    return place % name if place else f"--{name.replace('_', '-')}"


def _of_file(file: Path | None) -> dict[str, Any]:
    """What a file chooses; one that was not named need not be there."""
    path = file or Path(FILE)
    if file is None and not path.is_file():
        return {}
    try:
        with path.open("rb"):  # a file that is named and cannot be read is an error
            pass
        found = TomlConfigSettingsSource(Chosen, path)()
    except (TOMLDecodeError, UnicodeDecodeError) as error:
        raise NotAllowed("settings-no-toml", file=path, why=str(error)) from None
    for name in found:
        if name not in Chosen.model_fields:
            raise NotAllowed("setting-unknown", file=path, name=name, allowed=list(Chosen.model_fields))
    return found


def _refusal(name: str, where: str, given: Any, kind: str) -> NotAllowed:
    """Why a value is not allowed, and what is; `kind` is pydantic's word for the error."""
    field, said = Chosen.model_fields[name], repr(given)[:SAID]
    bounds = {type(one): one for one in field.metadata}
    if Ge in bounds:
        low, high = bounds[Ge].ge, bounds[Le].le
        return NotAllowed("setting-from-to", where=where, given=said, low=f"{low:.12g}", high=f"{high:.12g}")
    if field.annotation is bool:
        return NotAllowed("setting-flag", where=where, given=said)
    if get_origin(field.annotation) is Literal:
        return NotAllowed("setting-one-of", where=where, given=said, allowed=list(get_args(field.annotation)))
    if MaxLen in bounds and isinstance(given, str):
        return NotAllowed("setting-long", where=where, most=bounds[MaxLen].max_length)
    if kind == "value_error":  # a text, or texts, but none of ours
        if name == "languages":
            return NotAllowed("setting-some-of", where=where, given=said, allowed=list(languages()))
        return NotAllowed("setting-networks", where=where, given=said)
    return NotAllowed("setting-list" if isinstance(field.default, list) else "setting-text", where=where, given=said)


def _line(name: str, value: Any) -> str:
    """A setting as TOML has it; one without a value is a comment."""
    if value is None:
        return f"# {name} ="
    if isinstance(value, bool):
        return f"{name} = {str(value).lower()}"
    if isinstance(value, (int, float)):
        return f"{name} = {value:g}" if isinstance(value, float) else f"{name} = {value}"
    if isinstance(value, list):
        return f"{name} = [{', '.join(_quoted(one) for one in value)}]"
    return f"{name} = {_quoted(_without_password(str(value)) if name in OF_ADDRESSES else str(value))}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _without_password(address: str) -> str:
    parts = urlsplit(address)
    if parts.password is None:
        return address
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", f":{SECRET}@")))

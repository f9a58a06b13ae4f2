"""Who calls: the address that is counted, and callers by network."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

SUBNET: Final = 64  # bits of an IPv6 address that one who has it cannot change


def address_of(host: str | None) -> str:
    """The address that limits count: of IPv6 the first 64 bits, for whoever has one of these has them all."""
    try:
        found = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or "?"
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, SUBNET), strict=False))


class Networks:
    """Callers by address or network, such as 10.0.0.0/8; `*` is everybody. Raises `ValueError` for another name."""

    def __init__(self, names: Sequence[str]) -> None:
        named = [name.strip() for name in names if name.strip()]
        self.everybody = "*" in named
        self.networks: list[IPv4Network | IPv6Network] = [
            ip_network(name, strict=False) for name in named if name != "*"
        ]

    @property
    def listed(self) -> list[str]:
        """Their names, made uniform."""
        return ["*"] if self.everybody else [str(network) for network in self.networks]

    def __contains__(self, host: object) -> bool:
        """Whether a caller is one of them; `host` may be a network too, as `address_of` gives it."""
        if not self.networks:
            return self.everybody
        try:
            found = ip_network(str(host or ""))
        except ValueError:
            return self.everybody
        of_its_kind = (one for one in self.networks if one.version == found.version)
        return self.everybody or any(found.subnet_of(one) for one in of_its_kind)  # type: ignore[arg-type]


THIS_MACHINE: Final = Networks(["127.0.0.0/8", "::/64"])  # as `address_of` gives them

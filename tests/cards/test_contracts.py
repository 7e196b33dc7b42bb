"""Contracts: masters on a minion of anyone, for one chosen minion to carry out."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Resolve
from positions import targets


def contracted(card: str, chosen: str, **more: Any) -> mt.Scenario:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card])
    s.minion(0, chosen, **more)
    s.minion(0, "Ryan")
    s.minion(1, "Sully", locked=True, cards=["Sport Bike"])
    s.minion(1, "Baixinho", locked=True)
    return s


CONTRACTS = [
    ("Contract", "Ali Kar"),
    ("Dirty Contract", "Angel Chavarria"),
    ("Hand Contract", "Claudia"),
]


@pytest.mark.parametrize(("card", "chosen"), CONTRACTS)
def test_a_contract_is_for_one_minion_on_one(
    card: str, chosen: str, offers: Offers, resolve: Resolve
) -> None:
    g = contracted(card, chosen).start(phase="master")
    g.play(kind="play", card=card, target="Sully")
    assert g.decision
    g.play(kind="choose", target=chosen)
    g.pass_until("minion")
    assert g.minion("Sully").cards == ["Sport Bike", card]
    assert len(offers(g, kind="action", card=card)) == 1
    g.play(kind="action", card=card, minion=chosen)
    g.pass_until("strike")


def test_a_dirty_contract_is_not_on_a_nosferatu_or_giovanni() -> None:
    s = contracted("Dirty Contract", "Angel Chavarria")
    s.minion(1, "Almodo Giovanni")
    g = s.start(phase="master")
    assert targets(g, "Dirty Contract") == {"Angel Chavarria", "Sully"}


@pytest.mark.parametrize(("card", "chosen"), CONTRACTS)
def test_a_contract_has_a_stealth(card: str, chosen: str) -> None:
    s = contracted(card, chosen)
    s.minion(1, "Ashley")
    g = s.start(phase="master")
    g.play(kind="play", card=card, target="Ashley")
    g.play(kind="choose", target=chosen)
    g.pass_until("minion")
    g.play(kind="action", card=card, minion=chosen)
    g.play(kind="block", minion="Ashley")
    g.pass_until("strike")
    assert not g.minion("Ashley").locked


@pytest.mark.parametrize(("card", "chosen"), CONTRACTS)
def test_a_contract_is_not_carried_out_on_ones_own(card: str, chosen: str, offers: Offers) -> None:
    s = contracted(card, chosen)
    s.minion(0, "Ashley")
    g = s.start(phase="master")
    g.play(kind="play", card=card, target="Ashley")
    g.play(kind="choose", target=chosen)
    g.pass_until("minion")
    assert not offers(g, kind="action", card=card)

"""Words on sects, clans and titles that few printed cards need."""

import methuselah as mt
import pytest
from driving import Resolve, Written
from methuselah.errors import CardError
from positions import targets


def deed(written: Written, steps: str, *minions: tuple[int, str], **facts: str) -> mt.Position:
    """Seat 0 can take the action "Deed" that does these steps."""
    given = ", ".join(f'"{key}": "{value}"' for key, value in {"types": "Action", **facts}.items())
    cards = written(f'Card(name: "Deed", facts: {{{given}}}, modes: [({steps})])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, hand=["Deed"])
    for seat, name in minions:
        s.minion(seat, name)
    return s.start()


def test_a_created_vampire_of_a_clan_and_sect_of_its_own(
    written: Written, resolve: Resolve
) -> None:
    steps = "do: [BecomeVampire((capacity: 2, clan: Ravnos, sect: Anarch))]"
    g = deed(written, steps, (0, "Sully"))
    g.play(card="Deed")
    resolve(g)
    child = g.minion("Deed")
    assert (child.clan, child.sect, child.capacity) == ("Ravnos", "Anarch", 2)


@pytest.mark.parametrize(
    ("actor", "title", "got"),
    [
        ("Monica Chang", "Bishop", None),
        ("Hester Reed", "Bishop", "bishop"),
        ("Johannes Worringen", "Bishop", "bishop"),
        ("Hester Reed", "Priscus", "priscus"),
    ],
)
def test_a_title_without_a_card(
    actor: str, title: str, got: str | None, written: Written, resolve: Resolve
) -> None:
    """It needs its sect, and takes the place of a higher one."""
    g = deed(written, f"do: [GiveTitle(Me, {title})]", (0, actor))
    g.play(card="Deed", minion=actor)
    resolve(g)
    assert (g.minion(actor).title, g.minion(actor).cards) == (got, [])
    g.pass_until("minion", seat=1)
    assert g.minion(actor).title == got


def test_such_a_title_gives_way_to_another_and_can_be_lost(
    written: Written, resolve: Resolve
) -> None:
    steps = "do: [GiveTitle(Me, Bishop), GiveTitle(Me, Cardinal)]"
    g = deed(written, steps, (0, "Hester Reed"))
    g.play(card="Deed")
    resolve(g)
    assert g.minion("Hester Reed").title == "cardinal"
    g = deed(written, "do: [GiveTitle(Me, Bishop), LoseTitle(Me)]", (0, "Hester Reed"))
    g.play(card="Deed")
    resolve(g)
    assert g.minion("Hester Reed").title is None


def test_pathless_is_who_follows_no_path(written: Written) -> None:
    steps = "choose: [Cards([Vampire, Sect(Sabbat), Pathless])], do: [Lock(Picked(0))]"
    g = deed(written, steps, (0, "Hester Reed"), (0, "Coco Thorn"), (0, "Sully"))
    assert targets(g, "Deed") == {"Hester Reed"}


def test_ballots_that_are_given(written: Written) -> None:
    entry = (
        'Card(name: "Sermon", facts: {"types": "Action Modifier"},'
        " modes: [(when: Polling, if: [Action(Political)], do: [Ballots(Me, 2)])])"
    )
    s = mt.Scenario(players=2, cards=written(entry))
    s.seat(0, hand=["Ancilla Empowerment", "Sermon"])
    s.minion(0, "Hester Reed")
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(card="Sermon")
    g.pass_until("polling")
    words = [str(o) for o in g.decision.options if o.minion == "Hester Reed"]
    assert words == ["Hester Reed casts 2 ballots for", "Hester Reed casts 2 ballots against"]


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ("do: [BecomeVampire((capacity: 0))]", "0 makes no sense"),
        ("do: [GiveTitle(Me, Prince)]", "of which city the prince is"),
    ],
)
def test_what_makes_no_sense_is_refused(steps: str, reason: str, written: Written) -> None:
    with pytest.raises(CardError, match=reason):
        deed(written, steps)


@pytest.mark.parametrize(
    ("ability", "reason"),
    [
        ("Title(Justicar)", "belongs to a clan: say which"),
        ("Title(Bishop, Brujah)", "belongs to no clan"),
        ("Static((to: Cards([Vampire]), change: Sect(Sabbat)))", "is said `to: Host`"),
        ("Static((to: Host, if: [If(Host, [Titled])], change: Sect(Sabbat)))", "cannot depend on"),
        (
            "Static((to: Host, if: [If(Host, [Keyword(Flight)])], change: Keyword(BlackHand)))",
            "cannot depend on",
        ),
    ],
)
def test_texts_that_cannot_be_are_refused(ability: str, reason: str, written: Written) -> None:
    with pytest.raises(CardError, match=reason):
        written(
            'Card(name: "Deed", facts: {"types": "Action"},'
            f" modes: [(do: [PutOn(Me)])], abilities: [{ability}])"
        )

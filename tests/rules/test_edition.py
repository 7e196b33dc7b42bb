"""Chapter EDITION: what the older edition changes, about decks, the turn and the end of a game."""

from typing import Any

import methuselah as mt
import polars as pl
import pytest
from driving import Offers, Resolve, Written
from editions import CAMARILLA, NON_CAMARILLA, by, differ
from methuselah.errors import DeckError

POINT = 2  # half victory points

# ---- decks


@pytest.mark.rule("EDITION-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_library_of_the_older_edition_depends_on_the_players(players: int) -> None:
    rules = mt.Rules(edition="classic")
    most = 40 + 10 * players
    breaches = {
        size: [b.rule for b in deck(12, size).check(rules, players=players)]
        for size in (39, 40, most, most + 1)
    }
    assert breaches == {39: ["EDITION-1"], 40: [], most: [], most + 1: ["EDITION-1"]}
    assert [b.rule for b in deck(12, 59).check(players=players)] == ["DECK-2"]
    assert deck(12, 90).check(players=players) == []


@pytest.mark.rule("EDITION-1", "DECK-5")
def test_a_table_counts_its_players_lists_every_breach_and_can_be_told_to_play() -> None:
    rules = mt.Rules(edition="classic")
    fits, large, bad = deck(12, 60), deck(12, 61), deck(11, 39)
    mt.Table([fits, fits], blanks=True, rules=rules)
    mt.Table([large, fits, fits], blanks=True, rules=rules)
    with pytest.raises(DeckError, match="EDITION-1: 61 library cards; 40 to 60 are allowed"):
        mt.Table([large, fits], blanks=True, rules=rules)
    with pytest.raises(DeckError, match="DECK-1: 11 crypt cards.*EDITION-1: 39 library cards"):
        mt.Table([bad, fits], blanks=True, rules=rules)
    table = mt.Table([bad, fits], blanks=True, rules=rules, illegal=True, policies="random")
    assert mt.simulate(table, games=2, progress=False).games.height == 2


def deck(crypt: int, library: int) -> mt.Deck:
    return mt.Deck.from_txt(f"{crypt}x Belinde\n{library}x Deflection")


OLD = ("Jyhad", "VTES")
SECTLESS = ("DS", "AH")  # expansions whose cards say "Non-Camarilla", or no sect
EXPANSIONS = (*SECTLESS, "Sabbat", "SW", "FN", "BL")


@pytest.mark.rule("EDITION-30")
def test_crypt_cards_printed_without_sect_or_group_have_them_among_the_facts() -> None:
    """So no check of decks and no game asks what was printed on a copy."""
    vampires = mt.cards().filter(pl.col("types").list.contains("Vampire"))
    assert vampires["sect"].null_count() == vampires["group"].null_count() == 0

    def printed(in_some: tuple[str, ...]) -> pl.DataFrame:
        return vampires.filter(
            pl.col("sets").list.eval(pl.element().is_in(in_some)).list.any(), ~pl.col("advanced")
        )

    def since(expansions: tuple[str, ...]) -> pl.DataFrame:
        return printed(expansions).filter(~pl.col("id").is_in(printed(OLD)["id"].implode()))

    def sects(cards: pl.DataFrame) -> set[tuple[str, str]]:
        return set(cards.select(pl.col("clans").list.first(), "sect").rows())

    camarilla = {(clan, "Camarilla") for clan in CAMARILLA}
    assert sects(printed(OLD)) == camarilla
    assert sects(since(SECTLESS)) == camarilla | {(clan, "Independent") for clan in NON_CAMARILLA}
    only_later = since(EXPANSIONS)
    assert set(printed(OLD)["group"]) == {"1"}
    assert set(only_later["group"]) == {"2"}
    old, new = printed(OLD)["name"][0], only_later.filter(group="2")["name"][0]
    beyond = vampires.filter(group="3")["name"][0]
    rules = mt.Rules(edition="classic")

    def groups(*names: str) -> list[str | None]:
        text = "\n".join(f"6x {name}" for name in names)
        checked = mt.Deck.from_txt(f"{text}\n40x Deflection").check(rules)
        return [breach.rule for breach in checked]

    assert groups(old, new) == groups(new, beyond) == []
    assert groups(old, beyond) == ["DECK-4"]


# ---- setting up, and variants of one's own


@pytest.mark.rule("EDITION-12")
@pytest.mark.parametrize("edition", ["v5", "classic"])
def test_the_ante_is_the_top_card_and_won_by_who_ousts(edition: Any, decks: list[mt.Deck]) -> None:
    without = mt.Table(decks, policies="random", rules=mt.Rules(edition=edition))
    rules = mt.Rules(edition=edition, ante=True)
    table = mt.Table(decks, policies="random", rules=rules)
    plain, game = mt.Game(without, seed=3), mt.Game(table, seed=3)
    for seat in range(5):
        first_drawn = plain.seat(seat).hand[0]
        assert plain.seat(seat).ante is None
        assert game.seat(seat).ante == first_drawn
        assert game.seat(seat).removed == [first_drawn]
        assert game.seat(seat).hand[:6] == plain.seat(seat).hand[1:]
        assert len(game.seat(seat).hand) == 7
    game.play_out()
    told = game.transcript()
    assert all(f"plays for {game.seat(seat).ante}" in told for seat in range(5))
    out = [seat for seat in range(5) if game.seat(seat).ousted]
    won = [card for seat in range(5) for card in game.seat(seat).antes_won]
    assert sorted(won) == sorted(str(game.seat(seat).ante) for seat in out)
    assert all(f"wins {card}" in told for card in won)
    for seat in range(5):
        last = 0 if seat in out else POINT
        preys = (game.seat(seat).half_points - last) // POINT
        assert len(game.seat(seat).antes_won) == preys
    plain.play_out()
    assert all(plain.seat(seat).antes_won == [] for seat in range(5))


@pytest.mark.rule("EDITION-12")
def test_ante_is_off_by_default() -> None:
    assert not mt.Rules().ante
    assert not mt.Rules(edition="classic").ante


def test_without_an_edge_nobody_gets_it(resolve: Resolve) -> None:
    for edge, holder in ((True, 0), (False, None)):
        s = by("v5", edge=edge)
        s.minion(0, "Belinde")
        g = s.start()
        g.play(kind="bleed", minion="Belinde")
        resolve(g)
        assert g.edge == holder
    s = by("v5", edge=False)
    s.seat(0, edge=True)
    with pytest.raises(mt.errors.ScenarioError, match="seat 0 cannot have the Edge"):
        s.start()


# ---- the turn


@pytest.mark.rule("EDITION-2")
@differ(v5=["Sully"], classic=["Sully", "Ryan"])
def test_full_vampires_move_ready_at_the_end_of_the_influence_phase(
    edition: str, outcome: list[str], offers: Offers
) -> None:
    """By themselves, unlocked, and not earlier; who likes to brings them out in the phase."""
    s = by(edition)
    s.seat(0, uncontrolled=[("Ryan", 5), ("Ashley", 1)])
    s.minion(0, "Sully")
    g = s.start(phase="influence")
    assert bool(offers(g, kind="bring out")) == (edition == "v5")
    g.play(kind="transfer", target="Ashley")
    assert [m.name for m in g.seat(0).minions] == ["Sully"]
    g.pass_until("discard")
    assert [m.name for m in g.seat(0).minions] == outcome
    if edition == "classic":
        ryan = g.minion("Ryan")
        assert (ryan.locked, ryan.blood, ryan.capacity) == (False, 4, 4)  # 1 has drained off
    assert [m.name for m in g.seat(0).uncontrolled][-1:] == ["Ashley"]


@pytest.mark.rule("EDITION-2", "CONTEST-4")
def test_a_full_second_copy_comes_by_itself_as_well_and_burns() -> None:
    s = by("classic")
    s.seat(0, uncontrolled=[("Ryan", 4)])
    s.minion(0, "Ryan", blood=1)
    g = s.start(phase="influence")
    g.pass_until("discard")
    assert [(m.name, m.blood) for m in g.seat(0).minions] == [("Ryan", 1)]
    assert g.seat(0).ash_heap == ["Ryan"]


@pytest.mark.rule("EDITION-18")
@differ(v5=3, classic=2)
def test_only_one_trifle_is_played_in_a_master_phase(
    edition: str, outcome: int, offers: Offers
) -> None:
    s = by(edition)
    s.seat(0, hand=["Life in the City", "Life in the City", "The Barrens"])
    s.minion(0, "Sully", blood=1)
    g = s.start(phase="master")
    g.play(card="Life in the City")
    assert offers(g, card="The Barrens")  # the action that a trifle gives is for any other
    if edition == "v5":
        g.play(card="Life in the City")
    else:
        assert not offers(g, card="Life in the City")
        g.play(card="The Barrens")
    assert g.minion("Sully").blood == outcome


@pytest.mark.rule("EDITION-18")
@differ(v5=True, classic=False)
def test_a_cancelled_trifle_was_played_too(edition: str, outcome: bool, offers: Offers) -> None:
    s = by(edition)
    s.seat(0, hand=["Life in the City", "Life in the City"])
    s.seat(1, hand=["Sudden Reversal"])
    s.permanent(0, "The Parthenon")
    s.minion(0, "Sully", blood=1)
    g = s.start(phase="master")
    g.play(kind="use", card="The Parthenon")
    g.play(card="Life in the City")
    g.play(card="Sudden Reversal")
    assert bool(offers(g, card="Life in the City")) == outcome


@pytest.mark.rule("EDITION-16")
@differ(v5=True, classic=False)
def test_an_ally_waits_a_turn_however_it_enters(
    edition: str, outcome: bool, offers: Offers, resolve: Resolve
) -> None:
    """Jake Washington, a master, does not enter by being recruited. He may block and fight."""
    s = by(edition)
    s.seat(0, hand=["Jake Washington"])
    s.minion(1, "Ashley")
    g = s.start(phase="master")
    g.play(card="Jake Washington")
    g.pass_until("minion" if outcome else "discard")
    assert bool(offers(g, kind="bleed", minion="Jake Washington")) == outcome
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="block", minion="Jake Washington")
    resolve(g)
    assert g.seat(0).pool == 30


@pytest.mark.rule("EDITION-16")
def test_it_acts_in_its_next_turn(offers: Offers) -> None:
    s = by("classic")
    s.seat(0, hand=["Jake Washington"])
    s.minion(0, "Sully")
    g = s.start(phase="master")
    g.play(card="Jake Washington")
    g.pass_until("minion", seat=0)
    assert not offers(g, kind="bleed", minion="Jake Washington")
    g.play(kind="bleed", minion="Sully")
    g.pass_until("discard")
    g.pass_until("minion", seat=0)
    assert offers(g, kind="bleed", minion="Jake Washington")


@pytest.mark.rule("EDITION-25")
@differ(v5=True, classic=False)
def test_the_burn_option_asks_for_the_clan_only(
    edition: str, outcome: bool, offers: Offers
) -> None:
    """Khurshid is of the clan, but in torpor equips nothing."""
    s = by(edition, blanks=True)
    s.seat(0, hand=["Erebus Mask"])
    s.minion(0, "Khurshid", region="torpor")
    s.minion(0, "Wauneka")
    g = s.start(phase="unlock")
    assert bool(offers(g, kind="burn option", card="Erebus Mask")) == outcome


@pytest.mark.rule("EDITION-25", "SECT-4")
def test_the_clan_is_the_one_that_a_vampire_has_now(offers: Offers, resolve: Resolve) -> None:
    """Kathy becomes a Harbinger of Skulls, and Khurshid a Giovanni."""
    s = by("classic", blanks=True)
    s.seat(0, hand=["Clan Impersonation", "Erebus Mask"])
    s.minion(0, "Kathy Glens")
    g = s.start()
    g.play(card="Clan Impersonation", minion="Kathy Glens", target="Harbinger of Skulls")
    resolve(g)
    g.pass_until("unlock", seat=1)
    assert not offers(g, kind="burn option", card="Erebus Mask")
    s = by("classic", blanks=True)
    s.seat(0, hand=["Clan Impersonation", "Erebus Mask"])
    s.minion(0, "Khurshid")
    g = s.start()
    g.play(card="Clan Impersonation", minion="Khurshid", target="Giovanni")
    resolve(g)
    g.pass_until("unlock", seat=1)
    g.pass_until("unlock", seat=0)
    assert offers(g, kind="burn option", card="Erebus Mask")


@pytest.mark.rule("EDITION-25")
@differ(v5=1, classic=3)
def test_any_number_is_discarded_by_the_burn_option(
    edition: str, outcome: int, offers: Offers
) -> None:
    s = by(edition, blanks=True)
    s.seat(0, hand=["Erebus Mask", "Erebus Mask", "Sight Beyond Sight"])
    s.minion(0, "Wauneka")
    s.minion(1, "Khurshid")  # of the clan, but another's
    g = s.start(phase="unlock")
    while burns := [o for o in g.decision.options if o.kind == "burn option"]:
        g.choose(burns[0])
    assert len(g.seat(0).ash_heap) == outcome
    assert len(g.seat(0).hand) == 7


@pytest.mark.rule("EDITION-25")
def test_there_is_none_with_a_vampire_of_the_clan(offers: Offers) -> None:
    for edition in ("v5", "classic"):
        s = by(edition, blanks=True)
        s.seat(0, hand=["Erebus Mask"])
        s.minion(0, "Khurshid")
        g = s.start(phase="unlock")
        assert not offers(g, kind="burn option")


LESSON = """
Card(name: "Lesson", facts: {"types": "Master", "keywords": "discipline"},
    modes: [(choose: [Cards([Vampire])], do: [PutOn(Picked(0))])],
    abilities: [
        Static((to: Host, change: MoreDiscipline(pot))),
        Static((to: Host, change: Add(Capacity, 1))),
    ],
)
"""


@pytest.mark.rule("EDITION-26")
@differ(v5={"Ryan", "Sully", "Wauneka", "Calebos"}, classic={"Ryan", "Sully"})
def test_a_master_discipline_is_for_who_is_not_superior_in_it(
    edition: str, outcome: set[str], written: Written
) -> None:
    """Whatever its own text says; each raises the capacity by 1."""
    s = by(edition, cards=written(LESSON))
    s.seat(0, hand=["Lesson", "Potence"])
    s.minion(0, "Wauneka")  # POT
    s.minion(0, "Ryan")  # pot
    s.minion(1, "Sully")
    s.minion(1, "Calebos")  # POT
    g = s.start(phase="master")
    assert {o.target for o in g.decision.options if o.card == "Lesson"} == outcome
    assert {o.target for o in g.decision.options if o.card == "Potence"} == {"Ryan", "Sully"}
    before = g.minion("Ryan").capacity
    g.play(card="Lesson", target="Ryan")
    assert g.minion("Ryan").capacity == before + 1


# ---- ousting and winning


@pytest.mark.rule("EDITION-3")
@differ(v5=("removed", "removed"), classic=("burned", "burned"))
def test_what_the_ousted_controlled_burns(
    edition: str, outcome: tuple[str, str], resolve: Resolve
) -> None:
    """To the owners' ash heaps; what they own under the control of others stays."""
    s = by(edition, players=3)
    s.seat(1, pool=1, ash_heap=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", cards=["Sport Bike"])
    s.minion(1, "Ashley", owner=2)
    s.minion(2, "Ryan", owner=1)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    resolve(g)
    assert g.seat(1).ousted

    def fate(card: str, seat: int) -> str:
        assert (card in g.seat(seat).ash_heap) != (card in g.seat(seat).removed)
        return "burned" if card in g.seat(seat).ash_heap else "removed"

    assert (fate("Sully", 1), fate("Ashley", 2)) == outcome
    assert fate("Sport Bike", 1) == fate("Deflection", 1) == outcome[0]
    assert g.minion("Ryan").seat == 2
    assert not (g.seat(1).minions or g.seat(1).uncontrolled or g.seat(1).hand)


@pytest.mark.rule("EDITION-14")
def test_the_example_of_four_methuselahs(resolve: Resolve) -> None:
    """The first ousts the next two; then the fourth ousts them, and is the last one."""
    s = by("classic", players=4)
    for seat in range(3):
        s.seat(seat, pool=1)
    for name in ("Belinde", "Ryan"):
        s.minion(0, name)
    dominators = ("Ayelech", "Sully", "Colette", "Madison", "Chelsea Blake")
    s.seat(3, pool=9, hand=["Govern the Unaligned"] * 5)
    for name in dominators:
        s.minion(3, name)
    g = s.start()
    for bleeder in ("Belinde", "Ryan"):
        g.play(kind="bleed", minion=bleeder)
        resolve(g)
    assert g.half_points == [2 * POINT, 0, 0, 0]
    assert g.seat(0).pool == 1 + 6 + 6
    g.pass_until("minion", seat=3)
    for bleeder in dominators:
        g.play(card="Govern the Unaligned", level="inferior", minion=bleeder)
        resolve(g)
    assert g.decision is None
    assert g.half_points == [2 * POINT, 0, 0, 2 * POINT]


@pytest.mark.rule("EDITION-14", "END-4")
@differ(v5=False, classic=True)
def test_all_who_tie_for_most_victory_points_win(
    edition: Any, outcome: bool, decks: list[mt.Deck]
) -> None:
    table = mt.Table(decks[:4], policies="random", rules=mt.Rules(edition=edition))
    seats = mt.simulate(table, games=100, seed=5, progress=False).seats
    ties = 0
    for (_,), game in seats.group_by("game"):
        leaders = game.filter(game["vp"] == game["vp"].max())
        tie = len(leaders) > 1
        ties += tie
        winners = game.filter(game["game_win"])["seat"].to_list()
        assert winners == (leaders["seat"].to_list() if outcome or not tie else [])
    assert ties


@pytest.mark.rule("EDITION-14", "END-7")
def test_a_tournament_has_one_winner_by_any_edition(decks: list[mt.Deck]) -> None:
    rules = mt.Rules(edition="classic", scoring="tournament")
    table = mt.Table(decks[:4], policies="random", rules=rules)
    seats = mt.simulate(table, games=100, seed=5, progress=False).seats
    shared = 0
    for (_,), game in seats.group_by("game"):
        best = game["vp"].max()
        shared += len(game.filter(game["vp"] == best)) > 1
        assert game["game_win"].sum() <= 1
    assert shared


@pytest.mark.rule("EDITION-24")
@differ(v5=[1, 1], classic=[0, 0])
def test_a_time_limit_gives_nobody_anything(edition: str, outcome: list[int]) -> None:
    """As tournaments score, it gives half a point by the newer edition."""
    s = by(edition, scoring="tournament", round_limit=1, round=1)
    s.minion(0, "Belinde")
    s.minion(1, "Sully")
    g = s.start()
    while g.decision is not None:
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert g.half_points == outcome


@pytest.mark.rule("EDITION-24", "END-6")
@differ(v5=[1, POINT], classic=[POINT, POINT])
def test_withdrawing_gives_a_whole_point(edition: str, outcome: list[int]) -> None:
    """As tournaments score, it gives half a one by the newer edition."""
    s = by(edition, scoring="tournament")
    s.seat(0, hand_only=True, library_only=True)
    g = s.start(phase="unlock")
    g.play(kind="withdraw")
    while g.decision is not None:
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert g.half_points == outcome


GIVER = """
Card(name: "Giver", facts: {"types": "Ally", "life": "3", "strength": "0", "bleed": "0"},
    abilities: [Use((when: Master, cost: [Blood(This, 1)], do: [GainEdge(You)]))])
"""


@pytest.mark.rule("EDITION-24", "END-6")
@differ(v5=[0], classic=[])
def test_life_that_is_lost_keeps_one_from_withdrawing(
    edition: str, outcome: list[int], written: Written
) -> None:
    s = by(edition, cards=written(GIVER))
    s.seat(0, hand_only=True, library_only=True)
    s.minion(0, "Giver")
    g = s.start(phase="unlock")
    g.play(kind="withdraw")
    g.pass_until("master")
    assert g.view(0).withdrawing == [0]
    g.play(kind="use", card="Giver")
    assert g.minion("Giver").blood == 2
    assert g.view(0).withdrawing == outcome

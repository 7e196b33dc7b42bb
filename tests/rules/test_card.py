"""Chapter CARD: what playing a card takes and does.

Types of cards are in test_card_types.py, what comes as a card is played in test_as_played.py.
"""

import methuselah as mt
import pytest
from driving import Blocked, Offers, Refused, Resolve, Written


@pytest.mark.rule("CARD-1")
def test_what_a_crypt_card_carries() -> None:
    """Catalina Vega: 8, Toreador of group 6, AUS CEL PRE for, Camarilla prince, +1 bleed."""
    card = mt.cards().filter(mt.cards()["name"] == "Catalina Vega").to_dicts()[0]
    assert (card["capacity"], card["group"]) == (8, "6")
    assert list(card["clans"]) == ["Toreador"]
    assert sorted(card["disciplines"]) == ["AUS", "CEL", "PRE", "for"]
    assert (card["sect"], card["title"]) == ("Camarilla", "prince")
    s = mt.Scenario(players=2)
    s.minion(0, "Catalina Vega")
    catalina = s.start().minion("Catalina Vega")
    assert (catalina.capacity, catalina.title, catalina.bleed) == (8, "prince", 2)


@pytest.mark.rule("CARD-1", "CONTEST-1")
def test_crypt_cards_are_unique() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(1, "Ryan")
    with pytest.raises(ValueError, match="unique"):
        s.start()


@pytest.mark.rule("CARD-1", "IMBUED-1")
def test_so_are_imbued() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, 'Liz "Ticket312" Thornton')
    s.minion(1, 'Liz "Ticket312" Thornton')
    with pytest.raises(ValueError, match="unique"):
        s.start()


@pytest.mark.rule("CARD-1")
def test_some_say_that_they_are_not(written: Written) -> None:
    s = mt.Scenario(players=2, cards=written('Card(name: "Tupdog")'))
    s.seat(0, uncontrolled=[("Tupdog", 1)])
    s.minion(0, "Tupdog")
    s.minion(1, "Tupdog")
    g = s.start(phase="influence")
    g.play(kind="bring out", target="Tupdog")
    assert [m.name for m in g.seat(0).minions] == ["Tupdog", "Tupdog"]
    assert [m.name for m in g.seat(1).minions] == ["Tupdog"]


AGES = """
Card(name: "Elders", facts: {"types": "Action"},
    modes: [(choose: [Cards([Vampire, Older(Me)])], do: [Lock(Picked(0))])])
Card(name: "Whelps", facts: {"types": "Action"},
    modes: [(choose: [Cards([Vampire, Younger(Me)])], do: [Lock(Picked(0))])])
Card(name: "Slow Rot", facts: {"types": "Action"},
    modes: [(choose: [Cards([Vampire])], do: [PutOn(Picked(0))])],
    abilities: [Static((to: Host, change: Add(Capacity, -2)))])
"""


@pytest.mark.rule("CARD-2")
@pytest.mark.parametrize(("card", "fits"), [("Elders", "Alexa Draper"), ("Whelps", "Ashley")])
def test_a_vampire_of_the_same_capacity_is_neither_older_nor_younger(
    card: str, fits: str, written: Written
) -> None:
    s = mt.Scenario(players=2, cards=written(AGES))
    s.seat(0, hand=[card])
    s.minion(0, "Ayelech")
    s.minion(0, "Ashley", locked=True)
    for name in ("Alice Chen", "Alexa Draper"):  # 7 and 8
        s.minion(1, name, locked=True)
    g = s.start()
    assert {o.target for o in g.decision.options if (o.card, o.minion) == (card, "Ayelech")} == {
        fits
    }


@pytest.mark.rule("CARD-2")
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_blood_above_a_capacity_that_a_text_lowers_drains(
    region: str, resolve: Resolve, written: Written
) -> None:
    s = mt.Scenario(players=2, cards=written(AGES))
    s.seat(0, hand=["Slow Rot"])
    s.minion(0, "Ayelech")
    s.minion(1, "Ryan", blood=4, region=region, locked=True)
    g = s.start()
    g.play(card="Slow Rot", target="Ryan")
    resolve(g)
    assert (g.minion("Ryan").capacity, g.minion("Ryan").blood) == (2, 2)


@pytest.mark.rule("CARD-2")
def test_capacity_is_age(offers: Offers) -> None:
    """Govern the Unaligned, superior: a younger vampire. Ayelech has 7."""
    s = mt.Scenario(players=2)
    names = ("Ashley", "Alice Chen", "Alexa Draper")  # 3, 7 and 8
    s.seat(0, hand=["Govern the Unaligned"], uncontrolled=[(name, 0) for name in names])
    s.minion(0, "Ayelech")
    g = s.start()
    fits = {name: bool(offers(g, card="Govern the Unaligned", target=name)) for name in names}
    assert fits == {"Ashley": True, "Alice Chen": False, "Alexa Draper": False}


@pytest.mark.rule("CARD-2", "SECT-5")
def test_blood_above_capacity_drains_when_what_raised_it_is_gone() -> None:
    """Alice Chen, a Ventrue, has 7, and 1 more by Praxis Seizure: Berlin."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Command of the Harpies"])
    s.minion(0, "Sully")
    s.minion(1, "Alice Chen", blood=8, cards=["Praxis Seizure: Berlin"])
    g = s.start()
    assert (g.minion("Alice Chen").capacity, g.minion("Alice Chen").blood) == (8, 8)
    g.play(card="Command of the Harpies")
    g.play(kind="choose", target="Alice Chen")
    g.play(kind="vote for", amount=1)
    g.pass_until("discard")
    assert (g.minion("Alice Chen").capacity, g.minion("Alice Chen").blood) == (7, 7)


@pytest.mark.rule("CARD-3")
def test_the_inferior_level_gives_the_inferior_effect_only(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bonding"])
    s.minion(0, "Sully")  # dom
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Colette")
    refused(g, kind="play", card="Bonding", level="superior", until="strike")


@pytest.mark.rule("CARD-3")
@pytest.mark.parametrize(("level", "bleed"), [("inferior", 2), ("superior", 3)])
def test_the_superior_level_gives_the_choice_but_never_both(level: str | None, bleed: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Conditioning"])
    s.minion(0, "Gelasia Fotiou")  # DOM
    g = s.start()
    g.play(kind="bleed", minion="Gelasia Fotiou")
    g.play(card="Conditioning", level=level)
    g.pass_until("discard")
    assert g.seat(1).pool == 30 - 1 - bleed


@pytest.mark.rule("CARD-3")
def test_without_the_discipline_the_card_cannot_be_played(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Ryan")
    s.minion(0, "Underbridge Stray")
    s.minion(0, "Sully")
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card} == {"Sully"}


@pytest.mark.rule("CARD-4")
@pytest.mark.parametrize(
    ("vampire", "plays"),
    [("Kathy Glens", True), ("Min-seo", False), ("Alice Chen", False)],
)
def test_combined_icons_need_all_of_them(*, vampire: str, plays: bool, offers: Offers) -> None:
    """Scalpel Tongue needs Celerity and Presence: cel PRE, cel alone, PRE alone."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Scalpel Tongue", "Ancilla Empowerment"])
    s.minion(0, vampire)
    s.minion(1, "Belinde", locked=True)
    g = s.start()
    g.play(card="Ancilla Empowerment", minion=vampire)
    g.play(kind="vote against", minion="Belinde")
    assert bool(offers(g, card="Scalpel Tongue", kind="play")) is plays


@pytest.mark.rule("CARD-4")
def test_either_or_icons_need_one_and_the_effect_is_its_own(
    blocked: Blocked, resolve: Resolve, refused: Refused
) -> None:
    """Diversion (cel, for or tha): with Fortitude alone, to prevent 2 damage."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Diversion"])
    s.minion(0, "Brock Sterling", blood=3, sect="anarch")
    s.minion(1, "Sully", cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Brock Sterling", "Sully")
    g.pass_until("strike")
    assert not [o for o in g.decision.options if o.card == "Diversion"]  # no strike without tha
    g.play(kind="hand strike", minion="Brock Sterling")
    g.play(kind="weapon strike", minion="Sully")
    g.play(card="Diversion")
    resolve(g)
    assert g.minion("Brock Sterling").blood == 3


@pytest.mark.rule("CARD-5")
@pytest.mark.parametrize(
    ("minion", "plays"),
    [("Ryan", True), ("Sully", False), ("Underbridge Stray", False)],
)
def test_a_clan_or_blood_cost_needs_a_vampire_that_meets_it(
    *, minion: str, plays: bool, offers: Offers
) -> None:
    """The Warrens, a reaction: Nosferatu, 1 blood."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.seat(1, hand=["The Warrens"])
    s.minion(0, "Meaghan")
    s.minion(1, minion)
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion=minion)
    g.play(card="Lost in Crowds", level="inferior")
    assert bool(offers(g, card="The Warrens", kind="play")) is plays


DEEDS = """
Card(name: "For All", facts: {"types": "Action"}, modes: [(do: [Gain(Pool(You), 1)])])
Card(name: "For Blood", facts: {"types": "Action", "blood": "1"}, modes: [(do: [Gain(Pool(You), 1)])])
Card(name: "For a Clan", facts: {"types": "Action", "clans": "Malkavian"},
    modes: [(do: [Gain(Pool(You), 1)])])
Card(name: "For a Discipline", facts: {"types": "Action", "requires": "ani"},
    modes: [(disc: ["ani"], do: [Gain(Pool(You), 1)])])
Card(name: "For a Sect", facts: {"types": "Action"}, requires: [Sect(Camarilla)],
    modes: [(do: [Gain(Pool(You), 1)])])
Card(name: "For a Title", facts: {"types": "Action"}, requires: [Title([Prince])],
    modes: [(do: [Gain(Pool(You), 1)])])
Card(name: "For the Old", facts: {"types": "Action"}, requires: [CapacityAtLeast(6)],
    modes: [(do: [Gain(Pool(You), 1)])])
"""


@pytest.mark.rule("CARD-5")
@pytest.mark.parametrize(
    ("card", "players"),
    [
        ("For All", {"Belinde", "Calebos", "Sully", "Underbridge Stray"}),
        ("For Blood", {"Belinde", "Calebos", "Sully"}),
        ("For a Clan", {"Sully"}),
        ("For a Discipline", {"Belinde", "Calebos"}),
        ("For a Sect", {"Belinde", "Sully"}),
        ("For a Title", {"Belinde"}),
        ("For the Old", {"Belinde", "Calebos"}),
    ],
)
def test_each_requirement_binds_by_itself(card: str, players: set[str], written: Written) -> None:
    """The ally meets none of them."""
    s = mt.Scenario(players=2, cards=written(DEEDS))
    s.seat(0, hand=[card])
    for minion in ("Belinde", "Calebos", "Sully", "Underbridge Stray"):
        s.minion(0, minion)
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card == card} == players


@pytest.mark.rule("CARD-5")
def test_other_requirements_bind_the_minion_too(offers: Offers) -> None:
    """Parity Shift: a prince or justicar."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Parity Shift"], pool=10)
    s.minion(0, "Sully")
    s.minion(0, "The Dowager")
    s.minion(0, "Belinde")
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card} == {"Belinde"}


@pytest.mark.rule("CARD-6")
def test_a_blood_cost_is_burned_by_the_vampire_that_plays_it(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech", blood=1)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(card="Deflection", level="superior", target=2)
    assert g.minion("Ayelech").blood == 0
    assert g.seat(1).pool == 30


@pytest.mark.rule("CARD-6")
def test_a_cost_that_cannot_be_paid_in_full_forbids_the_card(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech", blood=0)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    refused(g, kind="play", card="Deflection")


@pytest.mark.rule("CARD-6", "CARD-7")
def test_a_pool_cost_is_burned_by_the_controller(offers: Offers) -> None:
    """.44 Magnum costs 2: not with 1, though others have more."""
    s = mt.Scenario(players=2)
    s.seat(0, pool=1, hand=[".44 Magnum", "Sport Bike"])
    s.minion(0, "Sully", blood=4)
    g = s.start()
    assert not offers(g, card=".44 Magnum")
    assert offers(g, card="Sport Bike")  # 1


@pytest.mark.rule("CARD-7")
def test_a_minion_pays_from_the_hand_of_its_controller(offers: Offers) -> None:
    """Larissa Moreira: discard a card that requires Animalism for +1 bleed."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Raven Spy"])
    s.seat(1, hand=["Carrion Crows"])
    s.minion(0, "Larissa Moreira")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Larissa Moreira")
    g.pass_until("declined")
    uses = [o for o in g.decision.options if o.kind == "use"]
    assert [o.target for o in uses] == ["Raven Spy"]
    g.choose(uses[0])
    g.pass_until("discard")
    assert g.seat(0).ash_heap == ["Raven Spy"]
    assert g.seat(1).pool == 28


@pytest.mark.rule("CARD-37")
@pytest.mark.parametrize("reduced", [False, True])
def test_an_optional_cost_reducer_may_be_used(*, reduced: bool) -> None:
    """The Line: lock it to reduce the cost of an action card by 1 blood."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Sully", blood=3)
    s.permanent(0, "The Line")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    if reduced:
        g.play(kind="use", card="The Line")
    g.pass_until("discard")
    assert g.minion("Sully").blood == (3 if reduced else 2)
    assert g.seat(1).pool == 27


@pytest.mark.rule("CARD-37", "CARD-13")
def test_if_the_card_is_cancelled_it_is_not_used(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Sully", blood=3)
    s.permanent(0, "The Line")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Direct Intervention")
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(kind="use", card="The Line")  # still unlocked
    g.pass_until("discard")
    assert g.minion("Sully").blood == 3


@pytest.mark.rule("CARD-8")
def test_a_card_played_is_replaced_at_once() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"], library=["Conditioning", "Bonding"])
    s.minion(0, "Gelasia Fotiou")
    s.minion(1, "Colette")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert len(g.seat(0).hand) == 7
    assert "Conditioning" in g.seat(0).hand
    g.play(card="Conditioning", level="superior")  # it can be played in the same action
    assert "Bonding" in g.seat(0).hand
    g.pass_until("discard")
    assert g.seat(1).pool == 30 - 3 - 3


@pytest.mark.rule("CARD-8")
def test_do_not_replace_until_makes_the_hand_smaller_till_then() -> None:
    """Wake with Evening's Freshness: until your unlock phase."""
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Wake with Evening's Freshness"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(card="Wake with Evening's Freshness")
    assert len(g.seat(1).hand) == 6
    g.pass_until("discard")
    assert len(g.seat(1).hand) == 6
    g.pass_until("master", seat=1)
    assert len(g.seat(1).hand) == 7


@pytest.mark.rule("CARD-9")
def test_an_empty_library_draws_nothing_and_play_goes_on() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Conditioning"], hand_only=True, library_only=True)
    s.minion(0, "Gelasia Fotiou")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert g.seat(0).hand == ["Conditioning"]
    g.play(card="Conditioning", level="superior")
    assert g.seat(0).hand == []
    assert g.seat(1).pool == 24
    assert not g.seat(0).ousted


@pytest.mark.rule("CARD-10")
def test_the_default_hand_size_is_7_and_changes_at_once() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Elder Library"])
    g = s.start(phase="master")
    assert len(g.seat(0).hand) == 7
    g.play(card="Elder Library")
    assert len(g.seat(0).hand) == 8


@pytest.mark.rule("CARD-10")
def test_the_hand_is_discarded_down_at_once() -> None:
    """Dreams of the Sphinx: +2 hand size till the end of the turn."""
    s = mt.Scenario(players=2)
    s.permanent(0, "Dreams of the Sphinx")
    s.seat(0, hand=["Blood Doll", "Bonding"])
    g = s.start(phase="master")
    g.play(kind="use", card="Dreams of the Sphinx", mode=1)
    assert len(g.seat(0).hand) == 9
    g.pass_until("discard down", seat=0)
    while g.decision.kind == "discard down":
        g.choose(g.decision.options[0])
    assert len(g.seat(0).hand) == 7


@pytest.mark.rule("CARD-10")
def test_a_card_discarded_by_an_effect_is_replaced_at_once() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Revelations"])
    s.seat(1, hand=["Bonding"], library=["Deflection"])
    s.minion(0, "Colette")
    g = s.start()
    g.play(card="Revelations", level="inferior")
    g.play(kind="choose", target="Bonding")
    assert g.seat(1).ash_heap == ["Bonding"]
    assert "Deflection" in g.seat(1).hand
    assert len(g.seat(1).hand) == 7


@pytest.mark.rule("CARD-11")
def test_a_card_goes_to_the_ash_heap_once_resolved_unless_it_stays_in_play() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Life in the City", "Blood Doll"])
    s.minion(0, "Sully", blood=1)
    g = s.start(phase="master")
    g.play(card="Life in the City")
    g.play(card="Blood Doll")
    assert g.seat(0).ash_heap == ["Life in the City"]
    assert g.minion("Sully").cards == ["Blood Doll"]


@pytest.mark.rule("CARD-14")
def test_targets_are_in_play_torpor_included(offers: Offers) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Misdirection"])
    s.minion(0, "Ryan", region="contested")
    s.minion(1, "Ryan", region="contested")
    s.seat(1, uncontrolled=[("Ashley", 1)])
    s.minion(1, "Sully")
    s.minion(1, "Colette", region="torpor", blood=1)
    g = s.start(phase="master")
    targets = {o.target for o in g.decision.options if o.card == "Misdirection"}
    assert targets == {"Sully", "Colette"}


@pytest.mark.rule("CARD-14")
def test_a_card_without_a_target_cannot_be_played(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Misdirection"], uncontrolled=[("Ashley", 1)])
    g = s.start(phase="master")
    assert not offers(g, card="Misdirection", kind="play")

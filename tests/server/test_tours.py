"""Tours: each plays through by the real rules in every language, and leads nowhere else."""

import re

import pytest

from kartenhaus.games import offered
from kartenhaus.kit import BadMessage
from kartenhaus.server.messages import Tour, TourMove
from kartenhaus.server.tours import LEARNER, Guide, has_tour, script_of, tour
from kartenhaus.words import LANGUAGES, Words, learn_file
from tests.server.driver import Json, Server

LEAST, MOST = 8, 14  # steps
ENOUGH = 240  # letters that a phone has room for


def played_through(game: str, language: str) -> list[Tour]:
    """All answers of the server to somebody who does what is wanted."""
    done: list[TourMove] = []
    answers = [tour(game, language, done)]
    while (wanted := answers[-1].scenes[-1].wanted) is not None:
        done.append(wanted)
        answers.append(tour(game, language, done))
        assert answers[-1].refused == "", f"{game}, {language}: {wanted} after {len(done)} moves"
        assert answers[-1].scenes
    return answers


def test_every_game_on_the_shelf_has_a_tour() -> None:
    assert all(has_tour(id) for id in offered())


@pytest.mark.parametrize("id", offered())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tour_plays_through_to_its_last_step(id: str, language: str) -> None:
    answers = played_through(id, language)
    scenes = [scene for answer in answers for scene in answer.scenes]
    assert [scene.number for scene in scenes] == list(range(1, len(script_of(id).steps) + 1))
    assert LEAST <= len(scenes) <= MOST
    assert scenes[-1].wanted is None
    assert sum(scene.wanted is not None for scene in scenes) > len(scenes) / 3


@pytest.mark.parametrize("id", offered())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_a_sentence_that_fits_a_phone(id: str, language: str) -> None:
    words = Words(language, id)
    for step in script_of(id).steps:
        assert 0 < len(words.say(f"tour-{step.say}", **step.facts)) <= ENOUGH


@pytest.mark.parametrize("id", offered())
def test_no_sentence_is_left_over(id: str) -> None:
    said = re.findall(r"^tour-([\w-]+) =", learn_file("en", id).read_text(encoding="utf-8"), re.M)
    assert sorted(said) == sorted({step.say for step in script_of(id).steps})


@pytest.mark.parametrize("id", offered())
def test_the_others_move_by_the_rules_and_are_seen_doing_it(id: str) -> None:
    guide = Guide(id, "en")
    moved = 0
    while True:
        scenes = guide.scenes()
        for scene in scenes:
            before = script_of(id).steps[scene.number - 1].before
            assert bool(scene.moments) or not before
            moved += len(before)
            for moment in scene.moments:
                assert moment.update.viewer == LEARNER
        wanted = scenes[-1].wanted
        if wanted is None:
            break
        assert wanted.move in guide.table.moves(LEARNER)
        guide.follow(wanted)
    assert moved > 3
    versions = guide.version
    assert versions > moved


def test_something_else_that_is_allowed_is_for_later() -> None:
    wanted = TourMove({"move": "choose", "card": 25})
    other = TourMove({"move": "choose", "card": 3})
    answer = tour("nimmt", "en", [other])
    assert (answer.refused, answer.scenes) == ("tour_later", [])
    assert tour("nimmt", "en", [wanted]).refused == ""


def test_what_the_rules_forbid_is_refused_as_at_any_table() -> None:
    assert tour("nimmt", "en", [TourMove({"move": "choose", "card": 104})]).refused == "not_in_hand"


def test_a_sentence_without_its_word_is_refused_with_what_is_missing() -> None:
    begun = [TourMove({"move": "name"}, "Zottel")]
    wanted = tour("horses", "en", begun).scenes[-1].wanted
    assert wanted is not None
    answer = tour("horses", "en", [*begun, TourMove(wanted.move, "It was a cold morning in May")])
    assert (answer.refused, answer.facts["motif"]) == ("motif_missing", "dog")
    assert tour("horses", "en", [*begun, TourMove(wanted.move, "Once a dog woke up early")]).refused == ""


def test_a_horse_is_called_what_the_learner_says() -> None:
    done = [TourMove({"move": "name"}, "Zottel")]
    while (scene := tour("horses", "en", done).scenes[-1]).say != "grab":
        assert scene.wanted is not None
        done.append(scene.wanted)
    told = [line["text"] for line in scene.moments[-1].update.lines if line["line"] == "told"]
    assert "Zottel" in told[-1]


def test_a_path_that_leaves_the_tour_before_its_last_move_is_a_bad_message() -> None:
    strange = [TourMove({"move": "choose", "card": 3}), TourMove({"move": "choose", "card": 25})]
    with pytest.raises(BadMessage, match="moves of this tour"):
        tour("nimmt", "en", strange)


def test_after_the_last_step_there_is_nothing_to_do() -> None:
    done = [scene.wanted for answer in played_through("nimmt", "en") for scene in answer.scenes if scene.wanted]
    with pytest.raises(BadMessage, match="no move after the last step"):
        tour("nimmt", "en", [*done, done[-1]])


def test_a_tour_over_the_wire_leaves_nothing_behind(server: Server) -> None:
    parties = len(server.house.parties)
    answer = server.http.post("/api/tours/lobo77", json={"language": "de"})
    assert answer.status_code == 200
    begun: Json = answer.json()
    assert [scene["say"] for scene in begun["scenes"]] == ["goal", "lay"]
    wanted = begun["scenes"][-1]["wanted"]
    later: Json = server.http.post("/api/tours/lobo77", json={"done": [wanted]}).json()
    assert later["scenes"][0]["moments"][0]["update"]["events"][0]["event"] == "laid"
    assert len(server.house.parties) == parties


@pytest.mark.parametrize(
    ("game", "body", "expected"),
    [
        ("chess", {}, "a game among"),
        ("nimmt", {"done": [{"move": {"move": "fly"}}]}, "a move among"),
        ("nimmt", {"language": "xx"}, "a value that this field may have"),
    ],
)
def test_nonsense_gets_a_sentence(server: Server, game: str, body: Json, expected: str) -> None:
    answer = server.http.post(f"/api/tours/{game}", json=body)
    assert answer.status_code == 400
    assert expected in answer.json()["expected"]

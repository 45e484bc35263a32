"""What the other tests rely on: a planted fault of every kind is noticed."""

import pytest

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Json
from tests.e2e.looks import axe_faults, layout_faults
from tests.e2e.test_two_browsers import assert_unknown

# Lays an element with these properties over the page, and waits until whoever watches has seen it, or a picture failed.
PLANT = """
([tag, properties, style]) => {
  const plant = Object.assign(document.createElement(tag), properties);
  Object.assign(plant.style, { position: "fixed", top: "100px", left: "0px" }, style);
  const heard = new Promise((seen) => {
    if (tag === "img") plant.onerror = () => seen();
    else setTimeout(seen);
  });
  document.body.append(plant);
  return heard;
}
"""

THROW = """
() => new Promise((seen) => {
  addEventListener("error", () => setTimeout(seen));
  setTimeout(() => { throw new Error("planted"); });
})
"""


@pytest.fixture
def shelf(device: NewDevice) -> Device:
    one = device(viewport={"width": 360, "height": 740})
    one.go()
    one.link("title").wait_for()
    return one


@pytest.mark.parametrize(
    ("tag", "text", "style", "said"),
    [
        ("button", "tiny", {"width": "30px", "height": "30px"}, "tiny: 30 x 30"),
        ("button", "away", {"width": "60px", "height": "60px", "left": "-50px"}, "away is outside: -50 100 10 160"),
        ("p", "small print", {"fontSize": "11px"}, '"small print" is printed at 11.0 px'),
        (
            "p",
            "a long word",
            {"width": "20px", "overflow": "hidden", "whiteSpace": "nowrap"},
            '"a long word" is clipped',
        ),
        ("p", "wide", {"position": "static", "width": "900px"}, "the page scrolls sideways"),
    ],
)
def test_a_fault_of_the_layout(shelf: Device, tag: str, text: str, style: Json, said: str) -> None:
    assert layout_faults(shelf.page) == []
    shelf.page.evaluate(PLANT, [tag, {"textContent": text}, style])
    assert said in layout_faults(shelf.page)


def test_a_fault_that_axe_finds(shelf: Device) -> None:
    shelf.page.evaluate(PLANT, ["button", {}, {}])
    assert any(fault.startswith("button-name") for fault in axe_faults(shelf.page))


@pytest.mark.parametrize(
    ("tag", "properties", "said"),
    [
        ("p", {"textContent": "event-chose"}, "the page shows 'event-chose'"),
        ("p", {"ariaLabel": "see rules-01-title"}, "the page shows 'rules-01-title'"),
        ("img", {"src": "/no-such-picture.png"}, "answer 404"),
        ("img", {"src": "http://127.0.0.1:9/far.png"}, "Content Security Policy"),
    ],
)
def test_a_fault_of_the_page(shelf: Device, tag: str, properties: Json, said: str) -> None:
    assert shelf.problems == []
    shelf.page.evaluate(PLANT, [tag, properties, {}])
    heard_of(shelf, said)


def test_an_error_nobody_catches(shelf: Device) -> None:
    shelf.page.evaluate(THROW)
    heard_of(shelf, "planted")


def heard_of(shelf: Device, said: str) -> None:
    """Wait until the device knows of a problem, and of all that comes of it."""
    shelf.hear(lambda: any(said in problem for problem in shelf.problems), f"a problem: {said}")
    shelf.forgive("")


def test_a_card_told_to_the_wrong_person(shelf: Device) -> None:
    honest = {"type": "view", "view": {"hand": [[0], [88]], "chosen": [0, 0]}}
    shelf.frames.append(honest)
    assert_unknown(shelf, 0, [99], 0)
    for leak in ({"hand": [[99], [88]], "chosen": [0, 0]}, {"hand": [[0], [88]], "chosen": [99, 0]}):
        with pytest.raises(AssertionError):
            assert_unknown(with_frames(shelf, {"type": "view", "view": leak}), 0, [99], 0)
    with pytest.raises(AssertionError):
        assert_unknown(with_frames(shelf, honest | {"events": [{"event": "chose", "card": 99}]}), 0, [99], 0)
    shelf.frames = [honest]
    shelf.page.evaluate(PLANT, ["p", {"title": "card 99"}, {}])
    with pytest.raises(AssertionError):
        assert_unknown(shelf, 0, [99], 0)


def with_frames(one: Device, *frames: Json) -> Device:
    """The same device, as if it had been sent these frames."""
    one.frames = list(frames)
    return one

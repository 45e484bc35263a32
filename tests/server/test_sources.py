"""Settings from a file, the environment and the command line."""

from pathlib import Path

import pytest

from kartenhaus.kit import BadMessage
from kartenhaus.server.settings import CHOOSABLE, Settings, described
from kartenhaus.server.sources import settings_from, variable


def written(folder: Path, text: str | bytes) -> str:
    file = folder / "kartenhaus.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


def test_nothing_said_is_the_usual() -> None:
    assert settings_from({}, {}) == Settings()


def test_a_file_says_what_it_likes(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        """
        data = "/srv/tables.sqlite3"
        host = "::"
        port = 80
        lan = true
        browser = false
        public-url = "https://play.example"
        trusted-proxy = ["127.0.0.1", "2001:db8::/32"]
        metrics-from = ["192.0.2.0/24"]
        log-format = "json"
        pace = 0.5
        grace = 30
        keep = 60
        openings = 10
        frames = 20
        """,
    )
    assert settings_from({"settings": file}, {}) == Settings(
        data="/srv/tables.sqlite3",
        host="::",
        port=80,
        lan=True,
        browser=False,
        public_url="https://play.example",
        trusted_proxy=("127.0.0.1", "2001:db8::/32"),
        metrics_from=("192.0.2.0/24",),
        log_format="json",
        pace=0.5,
        grace=30.0,
        keep=60.0,
        openings=10.0,
        frames=20.0,
    )


def test_the_environment_goes_before_the_file_and_flags_before_both(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nhost = "192.0.2.1"\ngrace = 1')
    environment = {"KARTENHAUS_PORT": "2", "KARTENHAUS_HOST": "192.0.2.2", "HOME": "/"}
    found = settings_from({"settings": file, "port": 3, "host": None, "trusted-proxy": []}, environment)
    assert (found.port, found.host, found.grace) == (3, "192.0.2.2", 1.0)


def test_the_environment_may_name_the_file_and_a_flag_another(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1")
    other = tmp_path / "other.toml"
    other.write_text("port = 2")
    assert settings_from({}, {"KARTENHAUS_SETTINGS": file}).port == 1
    assert settings_from({"settings": str(other)}, {"KARTENHAUS_SETTINGS": file}).port == 2


def test_the_environment_spells_out_what_is_no_text() -> None:
    environment = {"LAN": "true", "BROWSER": "false", "PACE": "0.5", "TRUSTED_PROXY": "127.0.0.1, ::1"}
    found = settings_from({}, {f"KARTENHAUS_{name}": value for name, value in environment.items()})
    assert (found.lan, found.browser, found.pace) == (True, False, 0.5)
    assert found.trusted_proxy == ("127.0.0.1", "::1")


BAD_VALUES = {
    "a number too large": ("port = 70000", "expected a whole number from 0 to 65535, got 70000 at {file}: port"),
    "a number below": ("port = -1", "a whole number from 0 to 65535, got -1 at {file}: port"),
    "a text for a number": ('port = "8844"', "a whole number from 0 to 65535, got '8844' at {file}: port"),
    "yes for a number": ("port = true", "a whole number from 0 to 65535, got True at {file}: port"),
    "no number": ("pace = nan", "a number from 0 to 100000, got nan at {file}: pace"),
    "without end": ("keep = inf", "a number from 0 to 100000, got inf at {file}: keep"),
    "nobody could come in": ("openings = 0", "a number from 1 to 100000, got 0 at {file}: openings"),
    "a number for yes": ("lan = 1", "true or false, got 1 at {file}: lan"),
    "nowhere": ('host = ""', "a text that is not empty, got '' at {file}: host"),
    "another form": ('log-format = "xml"', "one of text, json, got 'xml' at {file}: log-format"),
    "no address": ('public-url = "play.example"', "https://play.example, got 'play.example' at {file}: public-url"),
    "a page, no server": ('public-url = "https://a.example/cards"', "got 'https://a.example/cards' at"),
    "a name for a proxy": ('trusted-proxy = ["nginx"]', "such as 127.0.0.1 or 10.0.0.0/8, got 'nginx' at"),
    "a network that is none": ('trusted-proxy = ["10.0.0.1/8"]', "got '10.0.0.1/8' at {file}: trusted-proxy"),
    "everybody": ('trusted-proxy = ["*"]', "got '*' at {file}: trusted-proxy"),
    "a list of numbers": ("metrics-from = [1]", "got '[1]' at {file}: metrics-from"),
    "an unknown key": ("prot = 1", "expected one of data, host, port,"),
    "a misspelt key": ("public_url = 'https://a.example'", "got 'public_url' at {file}"),
    "a part": ("[server]\nport = 1", "got 'server' at {file}"),
    "what is ours": ("clock = 1", "got 'clock' at {file}"),
    "no TOML": ("port: 1", "expected TOML, such as port = 8844, got"),
    "twice": ("port = 1\nport = 2", "at {file}"),
    "no text": (b"\xff\xfe", "expected TOML in UTF-8, got 'other bytes' at {file}"),
    "very deep": ("port = " + "[" * 5000, "at {file}"),
}


@pytest.mark.parametrize(("text", "expected"), BAD_VALUES.values(), ids=BAD_VALUES.keys())
def test_what_cannot_be_is_named_with_its_file_and_key(tmp_path: Path, text: str | bytes, expected: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadMessage) as error:
        settings_from({"settings": file}, {})
    assert expected.format(file=file) in str(error.value)
    assert len(str(error.value)) < 500


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(FileNotFoundError) as error:
        settings_from({"settings": "/nowhere.toml"}, {})
    assert error.value.filename == "/nowhere.toml"


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("KARTENHAUS_PORT", "many", "a whole number from 0 to 65535, got 'many' at KARTENHAUS_PORT"),
        ("KARTENHAUS_LAN", "yes", "true or false, got 'yes' at KARTENHAUS_LAN"),
        ("KARTENHAUS_TRUSTED_PROXY", "127.0.0.1,nginx", "got 'nginx' at KARTENHAUS_TRUSTED_PROXY"),
        ("KARTENHAUS_PROT", "1", "got 'KARTENHAUS_PROT' at the environment"),
        ("KARTENHAUS_CLOCK", "1", "got 'KARTENHAUS_CLOCK' at the environment"),
    ],
)
def test_a_variable_that_cannot_be_is_named(name: str, value: str, expected: str) -> None:
    with pytest.raises(BadMessage) as error:
        settings_from({}, {name: value})
    assert expected in str(error.value)


def test_a_flag_that_cannot_be_is_named() -> None:
    with pytest.raises(BadMessage, match=r"got 'ftp://a' at --public-url"):
        settings_from({"public-url": "ftp://a"}, {})


@pytest.mark.parametrize("text", ["data = 1234", "smtp-password = 1234", 'webhook = "ftp://1234"'])
def test_what_may_hold_a_password_is_not_shown(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadMessage) as error:
        settings_from({"settings": written(tmp_path, text)}, {})
    assert "got 'what is not shown' at" in str(error.value)
    assert "1234" not in str(error.value)


@pytest.mark.parametrize("name", CHOOSABLE)
def test_every_setting_is_described_and_has_a_variable(name: str) -> None:
    assert described(CHOOSABLE[name])
    assert variable(name).removeprefix("KARTENHAUS_").replace("_", "-").lower() == name

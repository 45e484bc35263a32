"""The closing line of `make test`."""

from pathlib import Path

from count_tests import count


def test_all_runners_are_added_up(tmp_path: Path) -> None:
    (tmp_path / "unit.xml").write_text(
        '<testsuites><testsuite tests="7" failures="1" errors="1" skipped="2"/></testsuites>'
    )
    (tmp_path / "page.xml").write_text(
        '<testsuites tests="4"><testsuite tests="3" failures="0" errors="0"/><testsuite tests="1"/></testsuites>'
    )
    assert count(tmp_path) == (7, 2, 2)


def test_a_folder_without_reports_counts_nothing(tmp_path: Path) -> None:
    assert count(tmp_path) == (0, 0, 0)

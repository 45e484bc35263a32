"""Add up the tests of all runners: reads their JUnit files in a folder and closes with one line."""

import sys
from pathlib import Path
from xml.etree import ElementTree


def count(folder: Path) -> tuple[int, int, int]:
    """How many tests passed, failed and were skipped, by all JUnit files in the folder."""
    ran = failed = skipped = 0
    for report in sorted(folder.glob("*.xml")):
        for suite in ElementTree.parse(report).iter("testsuite"):
            ran += int(suite.get("tests", 0))
            failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            skipped += int(suite.get("skipped", 0))
    return ran - failed - skipped, failed, skipped


if __name__ == "__main__":
    passed, failed, skipped = count(Path(sys.argv[1]))
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(failed > 0 or passed == 0)

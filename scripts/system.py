"""Bring what the tests need from the system and pip cannot: a Chromium, what makes a .venv, and Pango for PDFs."""

import ctypes.util
import importlib.util
import os
import shutil
import subprocess
import sys


def lacking() -> list[str]:
    """The Debian packages whose work nothing here does yet."""
    wanted = []
    if importlib.util.find_spec("ensurepip") is None:
        wanted.append("python3-venv")
    if not any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
        wanted.append("chromium")
    if ctypes.util.find_library("pangoft2-1.0") is None:
        wanted.append("libpangoft2-1.0-0")
    return wanted


def install(packages: list[str]) -> bool:
    """Whether apt could install them: as root, or by a sudo that asks nothing."""
    if shutil.which("apt-get") is None or (os.geteuid() != 0 and shutil.which("sudo") is None):
        return False
    apt = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps = (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages])
    return all(subprocess.run([*apt, *step], env=environment, check=False).returncode == 0 for step in steps)


if __name__ == "__main__":
    wanted = lacking()
    if wanted and not install(wanted):
        sys.exit(f"kartenhaus: the tests need {' and '.join(wanted)} (Debian's names); install and run again")

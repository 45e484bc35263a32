"""Run inside an empty network: start the table, fetch the page and all its assets, and end it as Ctrl-C would.

    python offline.py COMMAND DATA PATH...

Prints one JSON object: each path with its status and size, and how the server ended.
"""

import fcntl
import json
import re
import signal
import socket
import struct
import subprocess
import sys
from urllib.error import HTTPError
from urllib.request import urlopen

SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 0x1  # linux/sockios.h, net/if.h


def raise_loopback() -> None:
    """A new network has a loopback that is down; `ip` may not be installed, so ask the kernel."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        answer = fcntl.ioctl(asking, SIOCGIFFLAGS, struct.pack("16sh22x", b"lo", 0))
        flags = struct.unpack("16sh22x", answer)[1]
        fcntl.ioctl(asking, SIOCSIFFLAGS, struct.pack("16sh22x", b"lo", flags | IFF_UP))


def address_of(server: "subprocess.Popen[str]") -> str:
    """The address that the server prints once it listens."""
    assert server.stdout is not None
    said = []
    for line in server.stdout:
        said.append(line)
        if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
            return found[0]
    sys.exit(f"the server ended before it printed an address; it said:\n{''.join(said)}")


def fetch(address: str) -> tuple[int, int]:
    try:
        with urlopen(address) as answer:
            return answer.status, len(answer.read())
    except HTTPError as refused:
        return refused.code, 0


def main(command: str, data: str, *paths: str) -> None:
    assert [name for _, name in socket.if_nameindex()] == ["lo"], "expected an empty network"
    raise_loopback()
    start = [command, "--no-browser", "--port", "0", "--data", data]
    with subprocess.Popen(start, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            address = address_of(server)
            fetched = {path: fetch(address + path) for path in paths}
            server.send_signal(signal.SIGINT)
            said = server.communicate(timeout=20)[0]
        finally:
            server.kill()
    print(json.dumps({"fetched": fetched, "ended": server.returncode, "said": said}))


if __name__ == "__main__":
    main(*sys.argv[1:])

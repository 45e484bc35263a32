"""A line that is cut at a move: before the move has come to the server, or right after, when the answer is lost."""

from typing import Literal

from playwright.sync_api import Page, WebSocketRoute

How = Literal["before", "after"]


class Cut:
    """All sockets of a page go through here. To be made before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.n_cuts = 0
        self._at_next_move: list[How] = []
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/*", self._join)

    def at_next_moves(self, *how: How) -> None:
        """Cut at each of the next moves that are sent; one that is sent again counts anew."""
        self._at_next_move += how

    def now(self) -> None:
        """Cut the line that is open."""
        self.n_cuts += 1
        for end in self._ends:
            end.close()

    def _join(self, device: WebSocketRoute) -> None:
        server = device.connect_to_server()
        self._ends = [device, server]

        def hear(frame: str | bytes) -> None:
            is_move = '"type":"act"' in str(frame)
            how = self._at_next_move.pop(0) if is_move and self._at_next_move else None
            if how != "before":
                server.send(frame)
            if how is not None:
                self.now()

        device.on_message(hear)
        server.on_message(device.send)

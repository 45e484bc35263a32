"""The web: rooms, sockets, store. The only asynchronous room of the house."""

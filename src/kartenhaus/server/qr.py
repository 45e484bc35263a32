"""Addresses for a camera."""

import io


def qr_svg(address: str, title: str) -> bytes:
    """An address as a picture."""
    import segno

    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=4, light="#fff", omitsize=True, title=title
    )
    return drawn.getvalue()

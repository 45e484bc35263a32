"""Reports as files: there as a whole, or not at all."""

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from .figures import Figure
from .study import ReportError


def check_place(file: Path | None, folder: Path | None) -> None:
    """ReportError for places where nothing could be written, and for tools that are missing, before any game."""
    from .charts import need_altair

    need_altair()
    if file is not None:
        if file.is_dir():
            raise ReportError(f"expected a file for the report, got the folder {file}")
        if file.exists() and not file.is_file():  # a device would be replaced by the report
            raise ReportError(f"expected a file for the report, got {file}, which is none")
        if not file.absolute().parent.is_dir():
            raise ReportError(f"{file}: there is no folder {file.absolute().parent}")
        try_writing(file, file.absolute().parent)
    if folder is not None:
        if folder.exists() and not folder.is_dir():
            raise ReportError(f"expected a folder for the charts, got the file {folder}")
        try_writing(folder, next(each for each in (folder.absolute(), *folder.absolute().parents) if each.is_dir()))


def try_writing(what: Path, folder: Path) -> None:
    """ReportError where no file can be made in the folder."""
    with told(what), tempfile.NamedTemporaryFile(prefix=".unfinished-", dir=folder) as file:
        file.write(b"x")


@contextmanager
def told(what: Path) -> Iterator[None]:
    """The system's reason as a sentence."""
    try:
        yield
    except OSError as error:
        raise ReportError(f"{what}: {(error.strerror or str(error)).lower()}; nothing was written") from None


def write_page(file: Path, text: str) -> None:
    """A page that is there with all of its content, or as it was before."""
    with told(file):
        write_whole(file, text.encode())


def write_whole(file: Path, content: bytes) -> None:
    """Under another name first."""
    unfinished = file.with_name(f".{file.name}.unfinished")
    try:
        with unfinished.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.replace(file)
    except OSError:
        with suppress(OSError):
            unfinished.unlink()
        raise


def write_charts(folder: Path, figures: Sequence[Figure]) -> None:
    """All charts in both forms; they are drawn before the first one is written, and put in place at the end."""
    from .charts import need_altair, png_of, svg_of

    need_altair()
    drawn = {f"{figure.id}.svg": svg_of(figure).encode() for figure in figures}
    drawn |= {f"{figure.id}.png": png_of(figure) for figure in figures}
    with told(folder):
        was_there = folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        aside = Path(tempfile.mkdtemp(prefix=".unfinished-", dir=folder))
        try:
            for name, content in drawn.items():
                (aside / name).write_bytes(content)
            for name in drawn:
                (aside / name).replace(folder / name)
        finally:
            shutil.rmtree(aside, ignore_errors=True)
            if not was_there:
                with suppress(OSError):
                    folder.rmdir()  # which only works while it is empty

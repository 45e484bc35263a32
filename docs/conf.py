"""How Sphinx builds the documentation: `make docs`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from kartenhaus import __version__

project = "Kartenhaus"
author = "Kartenhaus contributors"
project_copyright = f"2026, {author}"
release = __version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "from_code"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
nb_execution_timeout = 600  # for each cell: the first use of a game compiles it, and this machine may be slow
nb_execution_raise_on_error = True
exclude_patterns = ["images", "extra"]
html_extra_path = ["extra"]  # whole pages of their own: the example reports

html_theme = "furo"
html_title = "Kartenhaus"
html_show_sphinx = False

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
autodoc_preserve_defaults = True

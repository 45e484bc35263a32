"""Make the page's types from the server's messages, so that the two cannot drift apart.

python scripts/messages_ts.py            write web/src/lib/messages.ts
"""

import inspect
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from kartenhaus.server import messages

FILE = Path(__file__).resolve().parent.parent / "web/src/lib/messages.ts"
HEAD = "// Made from src/kartenhaus/server/messages.py by scripts/messages_ts.py; what is changed here is lost.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """All messages and their parts, in the order of the source."""
    return [
        each
        for each in vars(messages).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]


def unions() -> dict[str, list[str]]:
    """The names of module-level unions of messages, and of choices among words."""
    found: dict[str, list[str]] = {}
    for name, value in vars(messages).items():
        if get_origin(value) is Literal:
            found[name] = [f'"{word}"' for word in get_args(value)]
        elif all(each in structs() for each in get_args(value)) and get_args(value):
            found[name] = [each.__name__ for each in get_args(value)]
    return found


def spelled(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(spelled(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join("null" if word is None else f'"{word}"' for word in schema["enum"])
    if schema.get("type") == "array":
        item = spelled(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {spelled(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN[schema["type"]]


def interface(struct: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    """One message. A field with a default may be missing from what the page sends, but is in all that it gets."""
    config = struct.__struct_config__
    may_miss = config.forbid_unknown_fields or config.omit_defaults
    lines = [f"/** {inspect.cleandoc(struct.__doc__ or '')} */", f"export interface {struct.__name__} {{"]
    for name, field in schema["properties"].items():
        if name == config.tag_field:
            lines.append(f'  {name}: "{config.tag}";')
        else:
            mark = "?" if may_miss and name not in schema.get("required", []) else ""
            lines.append(f"  {name}{mark}: {spelled(field)};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    """The whole file."""
    _, schemas = msgspec.json.schema_components(structs())
    parts = [interface(struct, schemas[struct.__name__]) for struct in structs()]
    parts += [f"export type {name} = {' | '.join(words)};" for name, words in unions().items()]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")

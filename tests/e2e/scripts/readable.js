// Everything that is said, shown or kept in a page, apart from the drawing of pictures and the names of its own files.
() => [...document.querySelectorAll("title, body, body *")].flatMap((element) => [
  ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
  ...[...element.attributes].filter(({ name }) => /^(aria|data|title|alt|id|value|href|style)/.test(name))
    .map(({ value }) => value),
]).join("\n")

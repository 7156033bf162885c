const VOID = /^<(?:area|br|col|hr|img|input|link|meta|source|track|wbr)\b/;
const CAMEL_CASE = new Map(
  "autoComplete autoFocus charSet encType enterKeyHint fetchPriority formAction formNoValidate inputMode maxLength minLength noValidate playsInline popoverTarget popoverTargetAction readOnly referrerPolicy srcSet"
    .split(" ")
    .map((name) => [name, name.toLowerCase()]),
);
const BOOLEAN = new Set(
  "allowfullscreen async autofocus checked controls disabled formnovalidate hidden loop multiple muted novalidate open playsinline readonly required selected".split(
    " ",
  ),
);

/** In a tag with something to tidy; `viewBox` is correct as it is. */
const UNTIDY = /=""|\/>|[a-z](?!Box)[A-Z][a-z]*="/g;

/** Values are passed over with their quotes, so that their content is never mistaken for an attribute. */
function tidyTag(tag: string): string {
  let tidy = "";
  let at = 0;
  for (let equals = tag.indexOf('="'); equals > 0; equals = tag.indexOf('="', at)) {
    const start = tag.lastIndexOf(" ", equals) + 1;
    const name = tag.slice(start, equals);
    const lower = CAMEL_CASE.get(name) ?? name;
    const end = tag.indexOf('"', equals + 2) + 1;
    const bare = end === equals + 3 && BOOLEAN.has(lower);
    tidy += tag.slice(at, start) + lower + (bare ? "" : tag.slice(equals, end));
    at = end;
  }
  const last = tag.slice(at);
  return VOID.test(tag) && last.endsWith("/>") ? `${tidy}${last.slice(0, -2)}>` : tidy + last;
}

function tidyTags(html: string): string {
  let tidy = "";
  let at = 0;
  UNTIDY.lastIndex = 0;
  while (UNTIDY.test(html)) {
    const index = UNTIDY.lastIndex;
    const start = html.lastIndexOf("<", index - 1);
    const end = html.indexOf(">", start) + 1;
    // Several things to tidy in one tag are tidied with the first; outside a tag nothing is.
    if (start < at || end < index) continue;
    tidy += html.slice(at, start) + tidyTag(html.slice(start, end));
    at = end;
  }
  return tidy + html.slice(at);
}

/**
 * Marks the beginning and end of a part that is already tidy. Pages contain no such comment, and texts of staff are
 * never inserted as markup.
 */
const TIDY = "<!--tidy-->";

/** Tidies once a part that stands in many pages. */
export function tidyPart(html: string): string {
  return `${TIDY}${tidyHtml(html)}${TIDY}`;
}

/**
 * Rewrites React's markup as the HTML standard has it: attribute names in lower case, no `=""`, no `/>`. Values, and
 * parts made by `tidyPart`, are left alone.
 */
export function tidyHtml(html: string): string {
  const parts = html.split(TIDY);
  return parts.map((part, index) => (index % 2 === 1 ? part : tidyTags(part))).join("");
}

const VOID = /^<(?:area|br|col|hr|img|input|link|meta|source|track|wbr)\b/;
const CAMEL_CASE = new Set(
  "autoComplete autoFocus charSet encType enterKeyHint fetchPriority formAction formNoValidate inputMode maxLength minLength noValidate playsInline popoverTarget popoverTargetAction readOnly referrerPolicy srcSet".split(
    " ",
  ),
);
const BOOLEAN = new Set(
  "allowfullscreen async autofocus checked controls disabled formnovalidate hidden loop multiple muted novalidate open playsinline readonly required selected".split(
    " ",
  ),
);

/** A tag with something to tidy; `viewBox` and the shapes of SVG drawings are correct as they are. */
const UNTIDY =
  /<(?!path|circle|ellipse|rect|line|poly)[a-z]+(?=[ /][^<>]*(?:(?!Box)[A-Z][a-z]*="|=""|\/>)|\/>)[^<>]*>/g;

function tidyAttribute(name: string, value: string): string {
  const lower = CAMEL_CASE.has(name) ? name.toLowerCase() : name;
  return value === '=""' && BOOLEAN.has(lower) ? ` ${lower}` : ` ${lower}${value}`;
}

function tidyTag(tag: string): string {
  // Values are matched with their quotes, so that their content is never mistaken for an attribute.
  const tidy = tag.replace(/ ([a-zA-Z-]+)(="[^"]*")/g, (_, name: string, value: string) => tidyAttribute(name, value));
  return VOID.test(tidy) && tidy.endsWith("/>") ? `${tidy.slice(0, -2)}>` : tidy;
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
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(UNTIDY, tidyTag))).join("");
}

const VOID = /^<(?:area|br|col|hr|img|input|link|meta|source|track|wbr)\b/;
const CAMEL_CASE = new Set(
  "autoComplete autoFocus charSet encType enterKeyHint fetchPriority formAction formNoValidate maxLength minLength noValidate playsInline readOnly referrerPolicy srcSet".split(
    " ",
  ),
);
const BOOLEAN = new Set(
  "allowfullscreen async autofocus checked controls disabled formnovalidate hidden loop multiple muted novalidate open playsinline readonly required selected".split(
    " ",
  ),
);

/** A tag in which there is something to tidy; `viewBox`, and what drawings are made of, is right as it is. */
const UNTIDY =
  /<(?!path|circle|ellipse|rect|line|poly)[a-z]+(?=[ /][^<>]*(?:(?!Box)[A-Z][a-z]*="|=""|\/>)|\/>)[^<>]*>/g;

function tidyAttribute(name: string, value: string): string {
  const lower = CAMEL_CASE.has(name) ? name.toLowerCase() : name;
  return value === '=""' && BOOLEAN.has(lower) ? ` ${lower}` : ` ${lower}${value}`;
}

function tidyTag(tag: string): string {
  // A value is taken whole with its quotes, so nothing that stands in it is mistaken for an attribute.
  const tidy = tag.replace(/ ([a-zA-Z-]+)(="[^"]*")/g, (_, name: string, value: string) => tidyAttribute(name, value));
  return VOID.test(tidy) && tidy.endsWith("/>") ? `${tidy.slice(0, -2)}>` : tidy;
}

/** Around a part that is right already: whoever writes a page has no such comment, and no text of staff comes as markup. */
const TIDY = "<!--tidy-->";

/** A part of many pages made right once, to stand in a page as markup. */
export function tidyPart(html: string): string {
  return `${TIDY}${tidyHtml(html)}${TIDY}`;
}

/**
 * React's markup as the HTML standard writes it: attribute names in lower case, no `=""`, no `/>`. Values are not
 * touched, nor are parts that `tidyPart` made.
 */
export function tidyHtml(html: string): string {
  const parts = html.split(TIDY);
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(UNTIDY, tidyTag))).join("");
}

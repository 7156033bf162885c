const VOID = /^<(?:area|br|col|hr|img|input|link|meta|source|track|wbr)\b/;
const CAMEL_CASE =
  / (?:charSet|autoComplete|fetchPriority|maxLength|minLength|srcSet|enterKeyHint|referrerPolicy|noValidate|formNoValidate|playsInline|readOnly)(?==)/g;
const EMPTY_BOOLEAN =
  / (allowfullscreen|async|checked|controls|disabled|hidden|loop|multiple|muted|novalidate|open|playsinline|readonly|required|selected)=""/g;

function tidyTag(tag: string): string {
  const lower = tag.replace(CAMEL_CASE, (name) => name.toLowerCase()).replace(EMPTY_BOOLEAN, " $1");
  return VOID.test(lower) && lower.endsWith("/>") ? `${lower.slice(0, -2)}>` : lower;
}

/** React's markup as the HTML standard writes it: attribute names in lower case, no `=""`, no `/>`. Texts are not touched. */
export function tidyHtml(html: string): string {
  return html.replace(/<[a-z]+[ /][^<>]*>/g, (tag) => tidyTag(tag));
}

import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { tidyHtml, tidyPart } from "~/services/page-cache/tidy-html.server";

const campo = (props: object) => tidyHtml(renderToStaticMarkup(createElement("input", { readOnly: true, ...props })));

describe("tidied markup", () => {
  it.each([
    ['<input type="text" maxLength="5" inputMode="numeric"/>', '<input type="text" maxlength="5" inputmode="numeric">'],
    [
      '<form noValidate=""><button disabled="">Ir</button></form>',
      "<form novalidate><button disabled>Ir</button></form>",
    ],
    ['<img srcSet="a 1x" alt=""/><br/>', '<img srcset="a 1x" alt=""><br>'],
    ['<svg viewBox="0 0 1 1"><path d=""></path></svg>', '<svg viewBox="0 0 1 1"><path d=""></path></svg>'],
    ['<p title="x srcSet=">a</p>', '<p title="x srcSet=">a</p>'],
    ['<script>{"a":"/>=\\"\\""}</script><hr/>', '<script>{"a":"/>=\\"\\""}</script><hr>'],
  ])("%s is %s", (html, tidy) => {
    expect(tidyHtml(html)).toBe(tidy);
  });

  it("keeps every value as it was written, whatever it is", () => {
    const hostile = fc.constantFrom('" maxLength="', "a srcSet=", "/>", '=""', "<img/>", "disabled=");
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), fc.boolean(), (value, disabled) => {
        const rest = renderToStaticMarkup(createElement("p", { title: value })).slice("<p".length, -"></p>".length);
        expect(campo({ title: value, maxLength: 5, disabled })).toBe(
          `<input readonly${rest} maxlength="5"${disabled ? " disabled" : ""}>`,
        );
      }),
    );
  });

  it("leaves a part alone that was tidied before", () => {
    expect(tidyHtml(`<br/>${tidyPart('<br/><input maxLength="1"/>')}<br/>`)).toBe('<br><br><input maxlength="1"><br>');
  });
});

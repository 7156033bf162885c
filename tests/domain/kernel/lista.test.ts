import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listQuery, pageHref } from "~/ui/list/list-query";
import { pageCount, pageWindow } from "~/ui/list/pagination";

const page = fc
  .integer({ min: 1, max: 300 })
  .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));

describe("the page numbers on offer", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 0, 9]],
    [4, 9, [1, 2, 3, 4, 5, 0, 9]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
  ])("on page %i of %i are %j", (at, last, shown) => {
    expect(pageWindow(at, last)).toEqual(shown);
  });

  it("hold first, last, the page and its neighbours, ascending, and a gap only where two or more are left out", () => {
    fc.assert(
      fc.property(page, ([at, last]) => {
        const shown = pageWindow(at, last);
        const pages = shown.filter((n) => n > 0);
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        for (const n of [1, at, last, Math.max(1, at - 1), Math.min(last, at + 1)]) expect(pages).toContain(n);
        for (const [index, n] of shown.entries()) {
          const [before = 0, after = 0] = [shown[index - 1], shown[index + 1]];
          if (n === 0) expect(after - before).toBeGreaterThan(2);
          else if (before > 0) expect(n - before).toBe(1);
        }
      }),
    );
  });

  it("are one for an empty list", () => {
    expect(pageCount({ total: 0, perPage: 50 })).toBe(1);
    expect(pageCount({ total: 50, perPage: 50 })).toBe(1);
    expect(pageCount({ total: 51, perPage: 50 })).toBe(2);
  });
});

describe("a list's address", () => {
  it("tells search and page", () => {
    expect(listQuery(new URL("http://x/?q=+bomper+&pagina=3"))).toEqual({ q: "bomper", page: 3 });
  });

  it.each(["", "0", "-1", "1.5", "1e2", "abc", "01", "99999999999999", "%00", "2&pagina=x"])(
    "with the odd page %j is the first or the first that was said",
    (odd) => {
      const { page } = listQuery(new URL(`http://x/?pagina=${odd}`));
      expect(page).toBe(odd.startsWith("2") ? 2 : 1);
    },
  );

  it("cannot carry U+0000 nor an endless text into a search", () => {
    const { q } = listQuery(new URL(`http://x/?q=%00a${"b".repeat(500)}`));
    expect(q).toBe(`a${"b".repeat(99)}`);
  });

  it("keeps everything else when the page changes; the first page is the address without one", () => {
    const url = new URL("http://x/admin/productos?q=a%26b&categoria=2&pagina=3");
    expect(pageHref(url, 4)).toBe("/admin/productos?q=a%26b&categoria=2&pagina=4");
    expect(pageHref(url, 1)).toBe("/admin/productos?q=a%26b&categoria=2");
    expect(pageHref(new URL("http://x/y?pagina=2"), 1)).toBe("/y");
  });
});

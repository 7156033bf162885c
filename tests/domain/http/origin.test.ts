import { describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { publicOrigin, requestOrigin } = await import("~/services/http/origin.server");

const own = "https://www.ejemplo.com";
const other = "https://malo.ejemplo";

function from(headers: Record<string, string>): string {
  return requestOrigin(new Headers(headers), own);
}

describe("where a form post comes from", () => {
  it.each([
    ["same-origin", own, "own"],
    ["none", own, "own"],
    ["same-origin", null, "own"],
    ["none", null, "own"],
    ["same-origin", other, "foreign"],
    ["same-origin", "null", "foreign"],
    ["none", other, "foreign"],
    ["cross-site", own, "foreign"],
    ["cross-site", other, "foreign"],
    ["cross-site", null, "foreign"],
    ["same-site", own, "foreign"],
    ["same-site", "https://blog.ejemplo.com", "foreign"],
    ["sideways", own, "foreign"],
    [null, own, "own"],
    [null, other, "foreign"],
    [null, "null", "foreign"],
    [null, `${own}:8443`, "foreign"],
    [null, "http://www.ejemplo.com", "foreign"],
    [null, `${own}.malo.ejemplo`, "foreign"],
    [null, null, "unknown"],
  ])("Sec-Fetch-Site %j and Origin %j are %s (DEC 22)", (site, origin, answer) => {
    expect(from({ ...(site && { "Sec-Fetch-Site": site }), ...(origin && { Origin: origin }) })).toBe(answer);
  });

  it.each([
    [`${own}/admin/productos?q=x`, "own"],
    [`${other}/${own}`, "foreign"],
    ["https://www.ejemplo.com@malo.ejemplo/", "foreign"],
    ["not an address", "unknown"],
  ])("is told by the Referer %j when nothing else is there", (referer, answer) => {
    expect(from({ Referer: referer })).toBe(answer);
  });
});

describe("the site's own origin while none is configured", () => {
  it.each(["localhost:3000", "127.0.0.1:8080", "[::1]:3000", "192.168.1.20:3000", "10.0.0.5", "172.16.0.9:3000"])(
    "is the local address %s as it was called",
    (host) => {
      expect(publicOrigin(host)).toBe(`http://${host}`);
    },
  );

  it.each(["malo.ejemplo", "localhost.malo.ejemplo", "172.32.0.1", "8.8.8.8", "localhost@malo.ejemplo", undefined])(
    "is never another Host: %s",
    (host) => {
      expect(publicOrigin(host)).toBe("http://localhost:3000");
    },
  );
});

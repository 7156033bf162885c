import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { boundedHeader, readHost, readTarget, withoutLongHeaders } = await import("~/services/http/heads.server");
const { withPublicOrigin } = await import("~/services/http/own-request.server");
const { publicOrigin, requestOrigin } = await import("~/services/http/origin.server");
const { negotiate } = await import("~/services/page-cache/encodings.server");
const { readHead } = await import("~/services/page-cache/request-head.server");

describe("the encoding of an answer", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["", "identity"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br ; q=0.8 , gzip ; q=0.5", "br"],
    ["br;q=0, gzip;q=0.1", "gzip"],
    ["*", "br"],
    ["*;q=0.2, identity;q=0.5", "identity"],
    ["identity;q=0, *;q=0.1", "br"],
    ["br;q=x, gzip", "gzip"],
    ["br;q=2, gzip;q=-1", "identity"],
    ["BR;Q=1", "br"],
    ["GZIP, BR", "br"],
    ["gzip;q=1.0, br;q=1.1", "gzip"],
    ["br-x, gzip", "gzip"],
    ["no-br", "identity"],
    [";;,,=", "identity"],
  ])("for %j is %s", (accept, encoding) => {
    expect(negotiate(accept)).toBe(encoding);
  });

  it("is one of three, whatever is asked for", () => {
    const odd = fc
      .array(fc.constantFrom("br", "gzip", ";", ",", "q", "=", "0.5", " ", "\t", "*", "é"))
      .map((all) => all.join(""));
    fc.assert(fc.property(odd, (accept) => ["br", "gzip", "identity"].includes(negotiate(accept))));
  });
});

describe("a head that is longer than anybody's", () => {
  it("counts as absent, on the way of finished pages too", () => {
    const long = `br,${" ".repeat(300)}gzip`;
    expect([boundedHeader("accept-encoding", long), boundedHeader("accept-encoding", "br")]).toEqual([undefined, "br"]);
    const chunk = (accept: string, match: string) =>
      Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accept}\r\nIf-None-Match: ${match}\r\n\r\n`);
    expect(readHead(chunk(long, '"a"'))).toMatchObject({ accept: undefined, noneMatch: '"a"' });
    expect(readHead(chunk("br", `"${"a".repeat(2_000)}"`))).toMatchObject({ accept: "br", noneMatch: undefined });
  });

  it("is not there for what reads heads without a limit; the others are", async () => {
    const headers = { Cookie: `a=${"x".repeat(9_000)}`, Range: "bytes=0-1", "X-Other": "y".repeat(9_000) };
    const request = new Request("http://localhost/", { method: "POST", body: "texto", headers });
    const read = withoutLongHeaders(request);
    expect([read.headers.get("Cookie"), read.headers.get("Range"), await read.text()]).toEqual([
      null,
      "bytes=0-1",
      "texto",
    ]);
    const short = new Request("http://localhost/", { headers: { Cookie: "a=x" } });
    expect(withoutLongHeaders(short)).toBe(short);
  });
});

describe("the Host of a request", () => {
  it.each([
    ["127.999.999.999", undefined],
    ["127.0.0.1:99999", undefined],
    ["1.2.3.4.5", undefined],
    ["a/b", undefined],
    ["localhost@malo.ejemplo", undefined],
    ["[::", undefined],
    ["x y", undefined],
    [`${"a".repeat(300)}.co`, undefined],
    ["localhost:3000", "localhost:3000"],
    ["[::1]:3000", "[::1]:3000"],
  ])("%s is read as %s", (host, read) => {
    expect(readHost(host)).toBe(read);
  });

  it("never makes an origin that is none, nor a stranger's", () => {
    const numbers = fc
      .array(fc.integer({ min: -1, max: 999 }), { minLength: 1, maxLength: 6 })
      .map((all) => all.join("."));
    const port = fc.oneof(
      fc.constant(""),
      fc.integer().map((number) => `:${number}`),
    );
    const host = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.tuple(numbers, port).map((parts) => parts.join("")),
      fc.domain(),
    );
    const property = fc.property(host, (typed) => {
      const { hostname, origin } = new URL(publicOrigin(typed));
      expect(origin).toBe(publicOrigin(typed));
      expect(hostname).toMatch(/^(?:localhost|\[::1\]|(?:127|10|172|192)\.[\d.]+)$/);
    });
    fc.assert(property, { numRuns: 500 });
  });
});

describe("the target of a request", () => {
  it.each([
    ["/a?b=http://x/y", "/a?b=http://x/y"],
    ["http://malo.ejemplo/a?b", "/a?b"],
    ["HTTPS://malo.ejemplo?b", "/?b"],
    ["http://malo.ejemplo", "/"],
    [`http://${"%CC%81%CC%96".repeat(1_000)}/a`, "/a"],
    ["*", "*"],
  ])("%.40s is %s: the host in it counts for nothing", (target, path) => {
    expect(readTarget(target)).toBe(path);
  });
});

describe("the path of a request", () => {
  const signs = fc.array(
    fc.constantFrom("a", "/", "%", "%%", "%4", "%C3%B1", "%FF", "%ED%A0%80", "%F0%9F%98%80", "%2F"),
  );
  const decodable = (text: string) => {
    try {
      return decodeURIComponent(text) !== "";
    } catch {
      return false;
    }
  };

  it("can be decoded, whatever it was, and is as it was where it could", () => {
    const property = fc.property(signs, (all) => {
      const { pathname } = new URL(`http://x/a${all.join("")}`);
      const own = new URL(withPublicOrigin(new Request(`http://x${pathname}`), "http://x").url).pathname;
      expect(decodable(own)).toBe(true);
      if (decodable(pathname)) expect(own).toBe(pathname);
    });
    fc.assert(property, { numRuns: 1_000 });
  });
});

describe("the origin of a form", () => {
  it("is told by a Referer however long, and never fails", () => {
    const own = "https://www.ejemplo.com";
    const from = (referer: string) => requestOrigin(new Headers({ Referer: referer }), own);
    expect(from(`${own}/${"a".repeat(15_000)}`)).toBe("own");
    expect(from(`https://${"%CC%81%CC%96".repeat(2_000)}.co/`)).toBe("foreign");
    expect(from(`${own}.malo.ejemplo/`)).toBe("foreign");
    expect(from("data:text/html,x")).toBe("foreign");
    expect(from("x".repeat(15_000))).toBe("unknown");
  });
});

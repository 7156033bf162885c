import { describe, expect, it } from "vitest";
import { waitAfter, waitText } from "~/domain/cuentas/rate-limits";
import { visitorNetwork } from "~/services/http/network";

describe("the wait between attempts", () => {
  it("begins after five, doubles, and ends at fifteen minutes", () => {
    const failures = [0, 1, 4, 5, 6, 7, 8, 14, 15, 16, 100, 10_000];
    expect(failures.map(waitAfter)).toEqual([0, 0, 0, 1, 2, 4, 8, 512, 900, 900, 900, 900]);
  });

  it("is told in seconds, then in minutes", () => {
    expect([1, 2, 59, 60, 61, 900].map(waitText)).toEqual([
      "1 segundo",
      "2 segundos",
      "59 segundos",
      "1 minuto",
      "2 minutos",
      "15 minutos",
    ]);
  });
});

describe("one visitor", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["2001:db8::1:2:3:4:5", "2001:db8:0:1::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["", ""],
  ])("of the address %s is %s", (ip, expected) => {
    expect(visitorNetwork(ip)).toBe(expected);
  });

  it("has one /64 network, whatever the rest, and another is another", () => {
    expect(visitorNetwork("2001:db8:1:2:aaaa::1")).toBe(visitorNetwork("2001:db8:1:2:bbbb:cccc:dddd:eeee"));
    expect(visitorNetwork("2001:db8:1:3::1")).not.toBe(visitorNetwork("2001:db8:1:2::1"));
  });
});

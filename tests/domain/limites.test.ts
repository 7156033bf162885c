import { describe, expect, it } from "vitest";
import { ipBucket } from "~/domain/limites";

describe("one visitor's address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", ""],
  ])("%s counts as %s", (ip, bucket) => {
    expect(ipBucket(ip)).toBe(bucket);
  });
});

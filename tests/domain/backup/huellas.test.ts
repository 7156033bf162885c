import { describe, expect, it } from "vitest";
import { DigestSet } from "~/domain/backup/format/digest-set.server";

describe("rows compared by their digests", () => {
  it("are told apart as by their values, among very many", () => {
    const [digests, values] = [new DigestSet(), new Set<string>()];
    for (let serial = 0; serial < 60_000; serial += 1) {
      const list = [serial % 40_000, `fila ${serial % 3}`, serial % 2 === 0 ? null : true];
      const isNew = !values.has(JSON.stringify(list));
      values.add(JSON.stringify(list));
      expect([serial, digests.has(list)]).toEqual([serial, !isNew]);
      expect([serial, digests.add(list)]).toEqual([serial, isNew]);
    }
  });
});

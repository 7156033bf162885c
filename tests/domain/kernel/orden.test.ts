import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveId, moveWithinShown } from "~/domain/kernel/order";

const list = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 30 });
const listAndMember = list.chain((ids) => fc.tuple(fc.constant(ids), fc.constantFrom(...ids)));

describe("moving a row of a list", () => {
  it("puts it where it was asked", () => {
    expect(moveId([1, 2, 3, 4], 4, 1)).toEqual([1, 4, 2, 3]);
    expect(moveId([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
  });

  it("loses and doubles nothing, and leaves the others in their order", () => {
    fc.assert(
      fc.property(listAndMember, fc.integer({ min: -50, max: 50 }), ([ids, id], position) => {
        const result = moveId(ids, id, position) ?? [];
        expect(result.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
        expect(result.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
      }),
    );
  });

  it("holds the position inside the list", () => {
    fc.assert(
      fc.property(listAndMember, fc.integer({ min: -50, max: 50 }), ([ids, id], position) => {
        const place = Math.max(0, Math.min(position, ids.length - 1));
        expect(moveId(ids, id, position)?.indexOf(id)).toBe(place);
      }),
    );
  });

  it("does not change the list it was given", () => {
    const ids = [1, 2, 3];
    moveId(ids, 3, 0);
    expect(ids).toEqual([1, 2, 3]);
  });

  it("refuses a row that is not in the list", () => {
    fc.assert(
      fc.property(list, (ids) => {
        expect(moveId(ids, 501, 0)).toBeNull();
      }),
    );
  });
});

describe("moving a row of a part of a list", () => {
  it("swaps neighbours of the part in the whole list; all others keep their places", () => {
    expect(moveWithinShown([1, 2, 3, 4, 5], [2, 4], 4, 0)).toEqual([1, 4, 3, 2, 5]);
    expect(moveWithinShown([1, 2, 3, 4, 5], [1, 3, 5], 1, 2)).toEqual([3, 2, 5, 4, 1]);
  });

  it("is the same as moving when everything is shown", () => {
    fc.assert(
      fc.property(listAndMember, fc.integer({ min: -5, max: 50 }), ([ids, id], position) => {
        expect(moveWithinShown(ids, ids, id, position)).toEqual(moveId(ids, id, position));
      }),
    );
  });

  it("loses and doubles nothing, whatever part is shown", () => {
    fc.assert(
      fc.property(listAndMember, fc.integer({ min: 1, max: 5 }), fc.nat(30), ([ids, id], step, position) => {
        const shown = ids.filter((other, index) => other === id || index % step === 0);
        const result = moveWithinShown(ids, shown, id, position) ?? [];
        expect(result.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
        const hidden = ids.filter((other) => !shown.includes(other));
        for (const other of hidden) expect(result.indexOf(other)).toBe(ids.indexOf(other));
      }),
    );
  });

  it("refuses a row that is not shown, and a part that is not of the list", () => {
    expect(moveWithinShown([1, 2, 3], [1, 2], 3, 0)).toBeNull();
    expect(moveWithinShown([1, 2, 3], [1, 9], 1, 0)).toBeNull();
  });
});

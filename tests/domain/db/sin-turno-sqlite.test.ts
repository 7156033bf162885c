import { describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { writable: db } = await import("~/services/db/client.server");
const { isRace } = await import("~/services/db/errors.server");

await migrate(env().DATABASE_URL);

const nothing = async () => undefined;

/** The error of a transaction. */
async function failed(transaction: Promise<unknown>): Promise<unknown> {
  return transaction.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("a transaction", () => {
  it("that could not begin because another one wrote may be tried again", async () => {
    await db.$transaction(async () => {
      const error = await failed(db.$transaction(nothing, { maxWait: 20 }));
      expect(error).toMatchObject({ code: "P2028" });
      expect(isRace(error)).toBe(true);
    });
    expect(await db.$transaction((tx) => tx.ajuste.count())).toBe(0);
  });

  it("that took longer than it may is not tried again, though its error has the same code", async () => {
    const error = await failed(
      db.$transaction(
        async (tx) => {
          for (;;) await Promise.all([tx.ajuste.count(), new Promise((resolve) => setTimeout(resolve, 5))]);
        },
        { timeout: 20 },
      ),
    );
    expect(error).toMatchObject({ code: "P2028" });
    expect(isRace(error)).toBe(false);
  });
});

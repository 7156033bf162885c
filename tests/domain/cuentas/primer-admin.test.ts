import { describe, expect, it } from "vitest";

await import("../../support/db/temp-env");
process.env.ADMIN_EMAIL = "marta.gomez@ejemplo.com";
process.env.ADMIN_PASSWORD = "una clave larga 9";
process.env.LOG_LEVEL = "silent";
const { bootstrap } = await import("~/domain/cuentas/first-account.server");
const { db } = await import("~/services/db/client.server");

describe("the first administrator", () => {
  it("is called by the part of the e-mail before the @, and created once (ADM §6, DEC 15)", async () => {
    expect(await bootstrap()).toEqual({ setupToken: null, hadAdmin: false });
    await db.adminUser.updateMany({ data: { activo: false } });
    expect(await bootstrap()).toEqual({ setupToken: null, hadAdmin: true });
    const admins = await db.adminUser.findMany({ select: { nombre: true, email: true, activo: true } });
    expect(admins).toEqual([{ nombre: "marta.gomez", email: "marta.gomez@ejemplo.com", activo: false }]);
  });
});

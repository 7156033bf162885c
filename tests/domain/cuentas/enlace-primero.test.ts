import { expect, it } from "vitest";
import "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { bootstrap } = await import("~/domain/cuentas/first-account.server");
const { findEnlace, redeemSetup } = await import("~/domain/cuentas/acceso.server");
const { db } = await import("~/services/db/client.server");

const data = { nombre: "Ana", email: "ana@ejemplo.com", password: "tuercas y pernos 8" };

it("the link of the first access stays valid when the site starts again, and ends with the first account (DEC 15)", async () => {
  const tokens = [await bootstrap(), await bootstrap(), await bootstrap()].map(({ setupToken }) => setupToken ?? "");
  const open = async () => (await Promise.all(tokens.map(findEnlace))).map((enlace) => enlace !== null);
  expect(await open()).toEqual([true, true, true]);
  await db.enlaceAcceso.updateMany({ data: { expires_at: new Date(0) } });
  const { setupToken } = await bootstrap();
  tokens.push(setupToken ?? "");
  expect([await open(), await db.enlaceAcceso.count()]).toEqual([[false, false, false, true], 1]);
  tokens.push((await bootstrap()).setupToken ?? "");
  expect(await redeemSetup(setupToken ?? "", data)).toMatchObject({ email: data.email });
  await db.adminUser.deleteMany();
  expect(await open()).toEqual([false, false, false, false, false]);
});

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { db } = await import("~/services/db/client.server");
const { sweepCorreos } = await import("~/domain/mensajes/mail-files.server");

it("mails whose outbox entry is gone leave the disk, notices to administrators too", async () => {
  await migrate(env().DATABASE_URL);
  const { id } = await db.salida.create({ data: { tipo: "aviso", datos: "{}" } });
  const kept = [`aviso-${id}.eml`, "doctor-0b1c.eml", "otra.eml"];
  mkdirSync(join(folder, "outbox"));
  for (const name of [...kept, "aviso-999.eml", `mensaje-7-${id}.eml`, "cotizacion-3-998.eml"])
    writeFileSync(join(folder, "outbox", name), "x");
  await sweepCorreos();
  expect(readdirSync(join(folder, "outbox")).toSorted()).toEqual(kept.toSorted());
});

import { expect, it } from "vitest";
import { isSqlite } from "../../support/db/faults";
import { planOf, productoQueries } from "../../support/db/plans";
import { db, deliverDue, sweepMedios } from "../../support/site/site";

it("mails that are due are read past all files that wait to be deleted", async () => {
  const waits = new Date(Date.now() + 60_000);
  const data = Array.from({ length: 3_000 }, (_, n) => ({
    tipo: "borrar_archivo",
    datos: JSON.stringify({ almacen: "disco", clave: `productos/${n}.webp` }),
    proximo_intento: waits,
  }));
  await db.salida.createMany({ data });
  await db.salida.createMany({
    data: data.slice(0, 300).map((one) => ({ ...one, tipo: "correo", estado: "enviada" })),
  });
  if (!isSqlite) await db.$executeRaw`ANALYZE outbox`;
  const queries = await productoQueries(async () => {
    expect(await deliverDue()).toBe(0);
    await sweepMedios();
  }, "outbox");
  // Two kinds of mails, and files.
  expect(queries).toHaveLength(3);
  for (const query of queries)
    expect((await planOf(query)).join("\n")).toMatch(/outbox_estado_tipo_proximo_intento_id_idx/);
});

import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { db } from "../../support/site/site";

it("a transaction reads rows with several of their relations one statement after the other", async () => {
  const { subcategoria, id } = await createProducto();
  const warnings: string[] = [];
  process.on("warning", ({ message }) => warnings.push(message));
  const read = await db.$transaction((tx) =>
    tx.subcategoria.findUniqueOrThrow({
      where: { id: subcategoria.id },
      include: { categoria: true, productos: true, medios: true, historial: true },
    }),
  );
  await setImmediate();
  expect(read.productos.map((producto) => producto.id)).toEqual([id]);
  expect(warnings).toEqual([]);
});

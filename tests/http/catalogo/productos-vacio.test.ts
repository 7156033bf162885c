import { expect, it } from "vitest";
import { whileMissing } from "../../support/db/faults";
import { text, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const visitor = await signedIn();

it("the list of products without any product says so (ADM §2 Lists, ADM §2 Products)", async () => {
  await db.producto.deleteMany();
  const page = await visitor.visit("/admin/productos");
  expect(page.text).toContain("No hay productos registrados");
  expect(text(page, "#lista span")).toBe("0 productos");
});

it("the list of products that cannot be read says so, and keeps the menu (ADM §2 Layout, ADM §2 Lists, ADM §2 Products, ADM §8 Products, PUB §8)", async () => {
  const page = await whileMissing("productos", () => visitor.visit("/admin/productos"));
  expect(page.status).toBe(500);
  expect(text(page, "main h1")).toBe("Error al cargar productos");
  expect(texts(page, "main p")[0]).toBe("Error desconocido");
  expect(page.text).not.toMatch(/prisma|relation|no such table/i);
  expect(page.$("nav[aria-label=Administración] a")).not.toBeNull();
});

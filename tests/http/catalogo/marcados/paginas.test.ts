import { expect, it } from "vitest";
import { MOST_MARKED, productosPorPagina } from "~/domain/catalogo/listas";
import { createProductos, createSubcategoria } from "../../../support/content/factories";
import { after, idsOf, press, turnTo } from "../../../support/site/marcados";
import { links, text, toast } from "../../../support/site/reading";
import { db, type Page, signedIn } from "../../../support/site/site";

const admin = await signedIn();
const path = "/admin/productos";
const checked = (page: Page) => page.$$("tbody input[checked]").map((box) => Number.parseInt(box.getAttribute("value") ?? "", 10)); // prettier-ignore
const told = (page: Page) => text(page, "[data-part=marks] b");
const marks = (page: Page) => links(page, "[data-part=marks] a");

async function listOf(count: number): Promise<Page> {
  const subcategoria = await createSubcategoria();
  await createProductos(count, subcategoria);
  return admin.visit(`${path}?subcategoria=${subcategoria.id}`);
}

it("marks of a page go along to the others of its list, are told of there and are all acted on (ADM §2 Lists)", async () => {
  const first = await listOf(2 * productosPorPagina + 2);
  const [one = 0, two = 0] = idsOf(first);
  const second = await turnTo(admin, first, 2, [one, two]);
  expect([told(second), checked(second)]).toEqual(["Con los marcados, también los 2 de otras páginas", []]);
  const [three = 0] = idsOf(second);
  const back = await turnTo(admin, second, 1, [three]);
  expect([told(back), checked(back)]).toEqual(["Con los marcados, también el de otras páginas", [one, two]]);
  // A mark that is taken away is gone, and the others stay.
  const last = await turnTo(admin, back, 3, [two]);
  expect(told(last)).toBe("Con los marcados, también los 2 de otras páginas");
  const question = await after(admin, await press(admin, last, "preguntar-ocultar", idsOf(last)));
  expect(text(question, "main h1")).toBe("¿Está seguro de que desea ocultar 4 productos?");
  expect(last.$("#marcados [name=intent]")?.getAttribute("value")).toBe("preguntar-mostrar-marcados");
  expect(links(question, "form[data-part=confirm] a")).toEqual([["Cancelar", `${first.path}&pagina=3`]]);
  await db.producto.delete({ where: { id: three } });
  expect(told(await admin.visit(last.path))).toBe("Con los marcados, también el de otras páginas");
});

it("all of a page are marked beside those of others, and all marks are taken away by a link", async () => {
  const first = await listOf(2 * productosPorPagina);
  const second = await turnTo(admin, first, 2, idsOf(first).slice(0, 1));
  const page = `${first.path}&pagina=2`;
  expect(marks(second)).toEqual([
    [`Marcar los ${productosPorPagina} de esta página`, expect.stringContaining("marcar=pagina")],
    ["Quitar las marcas", page],
  ]);
  const all = await admin.visit(marks(second)[0]?.[1] ?? "");
  expect([told(all), checked(all).length]).toEqual([
    "Con los marcados, también el de otras páginas",
    productosPorPagina,
  ]);
  expect(marks(all).at(-1)).toEqual(["Quitar las marcas", page]);
  expect(links(all, "tbody a").join()).not.toContain("marcados");
  expect((await admin.visit(page)).$("#marcados [name='marcado[]']")).toBeNull();
});

it("without marks the pager leads on; with more than can be added to it stays, and keeps them", async () => {
  const first = await listOf(MOST_MARKED);
  expect((await turnTo(admin, first, 2, [])).path).toBe(`${first.path}&pagina=2`);
  const whole = await admin.visit(`${first.path}&marcar=lista`);
  const stays = await turnTo(admin, whole, 2, idsOf(whole));
  const most = MOST_MARKED - productosPorPagina;
  expect(toast(stays)).toContain(`Hay ${MOST_MARKED} marcados. Para marcar en otra página, deje a lo sumo ${most}`);
  expect([checked(stays), told(stays)]).toEqual([
    idsOf(first),
    `Con los marcados, también los ${most} de otras páginas`,
  ]);
  const goes = await turnTo(admin, stays, 2, []);
  expect([checked(goes), told(goes)]).toEqual([idsOf(goes), "Con los marcados, también los 250 de otras páginas"]);
});

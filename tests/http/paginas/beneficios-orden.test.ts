import { beforeEach, describe, expect, it } from "vitest";
import { contentVersion } from "../../support/content/factories";
import { whileMissing, whileRefused } from "../../support/db/faults";
import { press } from "../../support/browser/lista-orden";
import { texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/beneficios";

async function fill(titulos: string[]) {
  await db.beneficioHome.deleteMany();
  for (const titulo of titulos) await db.beneficioHome.create({ data: { icono: "x", titulo, descripcion: "d" } });
}

const order = async () =>
  (await db.beneficioHome.findMany({ orderBy: [{ orden: "asc" }, { id: "asc" }] })).map(({ titulo }) => titulo);

beforeEach(() => fill(["Uno", "Dos par", "Tres", "Cuatro par", "Cinco"]));

describe("moving a benefit", () => {
  it("down and up changes its place in the list and on the site, and numbers all from 1 (ADM §2 Benefits, ADM §4 Order and state, ADM §7 Tables, ADM §8 Locations, ADM §9)", async () => {
    const before = await contentVersion();
    const down = await press(admin, await admin.visit(path), "Bajar Uno");
    expect([toast(down), texts(down, "tbody th")]).toEqual([
      "Orden actualizado",
      ["Dos par", "Uno", "Tres", "Cuatro par", "Cinco"],
    ]);
    expect(await contentVersion()).toBe(before + 1);
    const rows = await db.beneficioHome.findMany({ orderBy: { orden: "asc" } });
    expect(rows.map(({ orden }) => orden)).toEqual([1, 2, 3, 4, 5]);
    const { html } = await new Visitor().visit("/");
    expect(html.indexOf("Dos par")).toBeLessThan(html.indexOf(">Uno<"));
    const up = await press(admin, down, "Subir Cinco");
    expect(texts(up, "tbody th")).toEqual(["Dos par", "Uno", "Tres", "Cinco", "Cuatro par"]);
  });

  it("is not possible up from the first or down from the last (ADM §2 Benefits)", async () => {
    const page = await admin.visit(path);
    const disabled = page.$$("tbody button[disabled]").map((button) => button.textContent.trim());
    expect(disabled).toEqual(["Subir Uno", "Bajar Cinco"]);
  });

  it("inside a search swaps it with its neighbour there; all others keep their places (ADM §4 Order and state, DEC 26)", async () => {
    const page = await press(admin, await admin.visit(`${path}?q=par`), "Subir Cuatro par");
    expect([page.path, texts(page, "tbody th")]).toEqual([`${path}?q=par`, ["Cuatro par", "Dos par"]]);
    expect(await order()).toEqual(["Uno", "Cuatro par", "Tres", "Dos par", "Cinco"]);
  });

  it("inside a search is refused when the search shows other rows by now (DEC 26)", async () => {
    const renames = [
      ["Uno", "Uno par"],
      ["Dos par", "Dos"],
    ];
    for (const [titulo, renamed = ""] of renames) {
      const stale = await admin.visit(`${path}?q=par`);
      await db.beneficioHome.updateMany({ where: { titulo }, data: { titulo: renamed } });
      const before = await order();
      const page = await press(admin, stale, "Bajar " + (texts(stale, "tbody th")[0] ?? ""));
      expect(toast(page)).toContain("La lista cambió mientras usted la ordenaba");
      expect(await order()).toEqual(before);
    }
  });

  it("goes on over the edge of a page", async () => {
    await fill(Array.from({ length: 52 }, (_, n) => `B${n}`));
    const page = await press(admin, await admin.visit(`${path}?pagina=2`), "Subir B50");
    expect([page.path, texts(page, "tbody th")]).toEqual([`${path}?pagina=2`, ["B49", "B51"]]);
  });

  it("is refused when a row came, went or moved meanwhile (DEC 26)", async () => {
    const changes = [
      () => db.beneficioHome.create({ data: { icono: "x", titulo: "Nuevo", descripcion: "d" } }),
      () => db.beneficioHome.deleteMany({ where: { titulo: "Tres" } }),
      () => db.beneficioHome.updateMany({ where: { titulo: "Uno" }, data: { orden: 9 } }),
    ];
    for (const change of changes) {
      const stale = await admin.visit(path);
      await change();
      const [before, version] = [await order(), await contentVersion()];
      const page = await press(admin, stale, "Bajar Dos par");
      expect(toast(page)).toBe(
        "Error Error al actualizar el orden: La lista cambió mientras usted la ordenaba. Revise el orden e intente de nuevo.",
      );
      expect([await order(), await contentVersion()]).toEqual([before, version]);
    }
  });

  it("by two people at once is done for one and refused to the other", async () => {
    const page = await admin.visit(path);
    const both = await Promise.all([press(admin, page, "Bajar Uno"), press(await signedIn(), page, "Subir Cinco")]);
    expect(both.filter((one) => toast(one) === "Orden actualizado")).toHaveLength(1);
  });

  it("makes an editor that was open before a conflict, for it shows the order", async () => {
    const [first] = await db.beneficioHome.findMany({ where: { titulo: "Uno" } });
    const editor = await admin.visit(`${path}/${first?.id}`);
    await press(admin, await admin.visit(path), "Bajar Uno");
    expect((await admin.submit(editor, "form[data-part=editor]", { titulo: "Uno nuevo" })).status).toBe(409);
  });

  it("that the database refuses changes nothing and says so (ADM §8 Locations)", async () => {
    const [page, before] = [await admin.visit(path), await order()];
    const after = await whileRefused("UPDATE", "beneficios_home", () => press(admin, page, "Bajar Uno"));
    expect([toast(after), await order()]).toEqual(["Error Error al actualizar el orden: Error desconocido", before]);
  });

  it("with a post that no button makes is refused", async () => {
    const before = await order();
    for (const fields of [{ intent: "mover", id: "abc" }, { intent: "otro", id: "1" }, { id: "1" }])
      expect((await admin.post(path, { intent: null, ...fields })).status).toBe(400);
    const [row] = await db.beneficioHome.findMany();
    await admin.post(path, { intent: "mover", id: String(row?.id), posicion: "2" });
    expect(await order()).toEqual(before);
  });
});

it("a list that cannot be read says so (ADM §2 Lists)", async () => {
  const page = await whileMissing("beneficios_home", () => admin.visit(path));
  expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar beneficios")]);
});

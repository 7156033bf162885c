import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PER_PAGE } from "../../../app/admin/list/address";
import { contentVersion, createProducto, createSubcategoria } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { text, texts, toast } from "../../support/site/reading";
import { db, purgeExpired, signedIn, Visitor } from "../../support/site/site";
import { confirm, counts, results, sendLines, sendTable } from "../../support/content/tablas";

const ana = await signedIn();
const sub = await createSubcategoria();
const lugar = `${sub.categoria.nombre} › ${sub.nombre}`;
const donde = `${sub.categoria.nombre};${sub.nombre}`;

async function stored(codigo: string) {
  return db.producto.findFirst({ where: { codigo }, include: { subcategoria: true, historial: true } });
}

describe("an import of products", () => {
  it("leads who is not signed in to the login, reading nothing", async () => {
    const page = await sendLines(new Visitor(), `INTRUSO;Intruso;${donde};;`);
    expect(page.path).toMatch(/^\/admin\/login/);
    expect(await db.importacion.count()).toBe(0);
  });

  it("shows what it would do and writes nothing; confirmed, it does so, in one line of the history", async () => {
    const old = await createProducto({
      codigo: "IM-1",
      nombre: "Nombre viejo",
      descripcion: "Igual",
      subcategoria: sub,
    });
    await createProducto({ codigo: "IM-2", nombre: "Se queda", subcategoria: sub });
    const version = await contentVersion();
    const page = await sendLines(
      ana,
      `im-1;Nombre nuevo;${donde.toUpperCase()};Igual;no`,
      `IM-2;Se queda;${donde};;Sí`,
      `00045;Perno 1,25 x 3;${donde};"Con ""comillas""\r\ny otra línea";`,
    );
    expect([page.status, text(page, "h1"), text(page, "h1 + p")]).toEqual([
      200,
      "Revisar Importación",
      "productos.csv",
    ]);
    expect(counts(page)).toEqual([0, 1, 1, 1]);
    expect(results(page)).toEqual([`4 | 00045 | Perno 1,25 x 3${lugar}`]);
    const changed = await ana.visit(`${page.path}?ver=actualizar`);
    expect(results(changed)).toEqual(["2 | IM-1 | Nombre: Nombre viejo pasa a→ Nombre nuevo; Visible: Sí pasa a→ No"]);
    expect([await contentVersion(), await stored("00045")]).toEqual([version, null]);
    const done = await confirm(ana, page);
    expect([done.path, toast(done)]).toEqual([
      "/admin/productos",
      "Importación terminada 1 producto creado, 1 actualizado y 1 sin cambios.",
    ]);
    expect(await contentVersion()).toBe(version + 1);
    expect(await stored("00045")).toMatchObject({
      nombre: "Perno 1,25 x 3",
      descripcion: 'Con "comillas"\ny otra línea',
      visible: true,
      slug: "perno-125-x-3",
      codigo_plano: "00045",
    });
    expect(await stored("IM-1")).toMatchObject({
      nombre: "Nombre nuevo",
      visible: false,
      slug: "nombre-nuevo",
      revision: 2,
    });
    expect((await stored("IM-2"))?.revision).toBe(1);
    const history = await ana.visit("/admin/auditoria?q=productos.csv");
    expect(texts(history, "[data-part=historial] > li").length).toBe(1);
    for (const said of ["Importó · Producto: productos.csv", "Creados1", "Sin cambios1", "Códigos actualizadosIM-1"])
      expect(text(history, "[data-part=historial] > li").replaceAll(" ", "")).toContain(said.replaceAll(" ", ""));
    expect(text(await ana.visit("/admin/productos?q=perno+1,25"), "tbody th")).toBe("00045");
    const moved = await new Visitor().fetch(old.href);
    expect(moved.status).toBe(404);
    await db.producto.update({ where: { id: old.id }, data: { visible: true } });
    expect((await new Visitor().visit(old.href)).path).toBe(old.href.replace("nombre-viejo", "nombre-nuevo"));
  });

  it("puts a name and a code on one line, as their fields show them", async () => {
    const page = await sendLines(ana, `"IM-9\r\n1";"Perno cabeza\nhexagonal";${donde};"Dos\nlíneas";`);
    await confirm(ana, page);
    expect(await stored("IM-9 1")).toMatchObject({ nombre: "Perno cabeza hexagonal", descripcion: "Dos\nlíneas" });
  });

  it("says which products are universal; an empty cell and a missing column leave that as it is", async () => {
    await createProducto({ codigo: "UN-1", subcategoria: sub });
    const page = await sendTable(ana, "Código;Nombre;Universal\nUN-1;Con cuerda;sí\nUN-9;;quizás");
    expect(results(page)[0]).toContain("Universal: Escriba Sí o No quizás");
    await confirm(ana, await sendTable(ana, "Código;Universal\nUN-1;sí"));
    expect(await stored("UN-1")).toMatchObject({ universal: true });
    await confirm(ana, await sendTable(ana, "Código;Universal;Nombre\nUN-1;;Con cuerda"));
    await confirm(ana, await sendTable(ana, "Código;Nombre\nUN-1;Sin cuerda"));
    expect(await stored("UN-1")).toMatchObject({ universal: true, nombre: "Sin cuerda" });
    expect(results(await sendTable(ana, "Código;Universal\nUN-1;no"))).toEqual(["2 | UN-1 | Universal: Sí pasa a→ No"]);
  });

  it("is refused, and shown anew, when the catalogue changed meanwhile", async () => {
    const { id } = await createProducto({ codigo: "CA-1", nombre: "Antes", subcategoria: sub });
    const page = await sendLines(ana, `CA-1;Después;${donde};;`, `CA-2;Nuevo;${donde};;`);
    await db.producto.update({ where: { id }, data: { nombre: "Entretanto", revision: { increment: 1 } } });
    const refused = await confirm(ana, page);
    expect(toast(refused)).toContain("El catálogo cambió mientras usted revisaba");
    expect(await stored("CA-2")).toBeNull();
    expect(results(await ana.visit(`${refused.path}?ver=actualizar`))[0]).toContain("Entretanto");
    expect(toast(await confirm(ana, refused))).toContain("1 producto creado, 1 actualizado");
  });

  it("does nothing by half when the database fails, and can be confirmed again", async () => {
    await createProducto({ codigo: "FA-1", nombre: "Antes", subcategoria: sub });
    const page = await sendLines(ana, `FA-1;Después;${donde};;`, `FA-2;Nuevo;${donde};;`);
    const failed = await whileRefused("INSERT", "productos", () => confirm(ana, page));
    expect(toast(failed)).toBe("Error No se pudo importar el archivo. Ningún producto cambió. Inténtelo de nuevo.");
    expect([(await stored("FA-1"))?.nombre, await stored("FA-2")]).toEqual(["Antes", null]);
    expect(toast(await confirm(ana, failed))).toContain("Importación terminada");
  });

  it("is done once, whoever presses twice; and is nobody else's", async () => {
    const page = await sendLines(ana, `DO-1;Doble;${donde};;`);
    const { id } = await db.adminUser.create({ data: { email: "o@x.co", email_clave: "O@X.CO", nombre: "Otro" } });
    const [clave] = page.path.split("/").slice(-1);
    const owner = await db.importacion.findUniqueOrThrow({ where: { clave } });
    await db.importacion.update({ where: { clave }, data: { admin_user_id: id } });
    for (const path of [page.path, `${page.path}/errores`])
      expect((await ana.visit(path)).path).toBe("/admin/productos/importar");
    expect(toast(await confirm(ana, page))).toContain("La importación ya no está");
    await db.importacion.update({ where: { clave }, data: { admin_user_id: owner.admin_user_id } });
    const both = await Promise.all([confirm(ana, page), confirm(ana, page)]);
    expect(both.map(toast).filter((said) => said.startsWith("Importación terminada"))).toHaveLength(1);
    expect((await ana.visit(page.path)).path).toBe("/admin/productos/importar");
  });

  it("shows its rows in pages; so does one that was stored before an upgrade, which can be confirmed", async () => {
    const nombres = Array.from({ length: 230 }, (_, n) => `Pág ${n + 1}`);
    const lines = nombres.map((nombre, n) => `PG-${n + 1};${n % 4 === 3 ? "" : nombre};${donde};;`);
    const page = await sendLines(ana, ...lines);
    const pages = async () => {
      const [wrong, third] = [await ana.visit(page.path), await ana.visit(`${page.path}?ver=crear&pagina=3`)];
      return [counts(wrong), counts(third), results(wrong), results(third)];
    };
    const seen = await pages();
    expect(seen.slice(0, 2)).toEqual([
      [57, 173, 0, 0],
      [57, 173, 0, 0],
    ]);
    const good = nombres.filter((_, n) => n % 4 !== 3);
    expect(seen[3]?.map((row) => String(row).split(" | ")[2])).toEqual(
      good.slice(PER_PAGE * 2, PER_PAGE * 3).map((nombre) => `${nombre}${lugar}`),
    );
    const [clave] = page.path.split("/").slice(-1);
    const { plan } = await db.importacion.findUniqueOrThrow({ where: { clave } });
    const [, ...rows] = gunzipSync(Buffer.from(plan, "base64")).toString().split("\n");
    await db.importacion.update({ where: { clave }, data: { plan: rows.join("\n") } });
    expect(await pages()).toEqual(seen);
    const whole = await sendLines(ana, ...lines.filter((_, n) => n % 4 !== 3));
    await db.importacion.updateMany({ where: { clave: whole.path.split("/").at(-1) }, data: { plan: "[]" } });
    expect(toast(await confirm(ana, whole))).toContain("173 productos creados");
  });

  it("can be given up", async () => {
    const page = await sendLines(ana, `DE-1;Descartado;${donde};;`);
    const form = { intent: "descartar", csrf: null };
    const left = await ana.submit(page, "form[aria-label='Confirmar la importación']", form);
    expect([left.path, toast(left)]).toEqual([
      "/admin/productos/importar",
      "Importación descartada No se cambió ningún producto.",
    ]);
    expect((await ana.visit(page.path)).path).toBe("/admin/productos/importar");
    const twice = await ana.submit(page, "form[aria-label='Confirmar la importación']", form);
    expect(toast(twice)).toMatch(/^Error La importación ya no está/);
  });

  it("is forgotten after a day; of the files of one person the last five are kept", async () => {
    const page = await sendLines(ana, `VE-1;Vencido;${donde};;`);
    await db.importacion.updateMany({ data: { vence_at: new Date(Date.now() - 1000) } });
    expect(toast(await confirm(ana, page))).toContain("La importación ya no está");
    await purgeExpired();
    expect(await db.importacion.count()).toBe(0);
    for (let n = 0; n < 7; n += 1) await sendLines(ana, `VE-1;Vencido;${donde};;`);
    expect(await db.importacion.count()).toBe(5);
  });
});

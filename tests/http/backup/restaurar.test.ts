import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { provider } from "~/services/db/client.server";
import { changes, createBackup, newest, path, restore, review } from "../../support/content/backup";
import { arriveCotizacion } from "../../support/content/contacto";
import { content } from "../../support/content/contenido";
import { createProducto } from "../../support/content/factories";
import { picture } from "../../support/files/files";
import { whileCommitsFail, whileRefused } from "../../support/db/faults";
import { text, texts, toast } from "../../support/site/reading";
import { db, signedIn, sweepMedios, Visitor } from "../../support/site/site";
import { filesIn, served, uploadTo } from "../../support/content/uploads";

const admin = await signedIn();
const kept = await createProducto({ nombre: "Pieza de antes" });
const { medios: before } = await uploadTo(admin, { nombre: "antes.png", bytes: await picture("png") });
const solicitudes = [await arriveCotizacion({ [kept.id]: "4" }), await arriveCotizacion({ [kept.id]: "2" })];
const { id: deleted } = await arriveCotizacion({ [kept.id]: "1" });
await db.cotizacion.delete({ where: { id: deleted } });
const linea = { producto_id: kept.id, codigo: kept.codigo, nombre: kept.nombre, cantidad: 4 };
const respuesta = await db.cotizacionRespuesta.create({
  data: {
    ...{ enlace: "respuesta-con-precios-", cotizacion: solicitudes[0]?.enlace ?? "", version: 1, autor: "Andrés" },
    ...{ validez_dias: 8, mensaje: "Con gusto.", condiciones: "Pago anticipado", pregunta: "¿Y el envío?" },
    lineas: JSON.stringify([{ ...linea, precio: 3_850_000, iva: 19, dias: null, disponible: true }]),
    ...{ enviada_at: new Date(), aceptada_at: new Date() },
  },
});
await createBackup(admin);
const backup = await newest();

const original = await content();

/** SQL: a table gives the ids behind its rows next, as in a new database that has never had others. */
function giveFewer(tabla: string): string {
  const last = `(SELECT max(id) FROM ${tabla})`;
  if (provider === "sqlite") return `UPDATE sqlite_sequence SET seq = ${last} WHERE name = '${tabla}' RETURNING seq`;
  return `SELECT setval(pg_get_serial_sequence('${tabla}', 'id'), ${last})`;
}

async function spoil() {
  const { id } = await db.bannerHome.findFirstOrThrow();
  await db.bannerHome.update({ where: { id }, data: { titulo: "Estropeado" } });
  await db.producto.delete({ where: { id: kept.id } });
  await createProducto({ nombre: "Pieza de después" });
  return uploadTo(admin, { nombre: "despues.png", bytes: await picture("png") });
}

describe("restoring a backup", () => {
  it("first shows what would change, per table and file, and changes nothing (DEC 38)", async () => {
    await spoil();
    const now = await content();
    const page = await review(admin, backup.id);
    expect(text(page, "h1")).toBe("Restaurar backup");
    const rows = changes(page);
    expect(rows).toContain("Banner010");
    expect(rows.find((row) => row.startsWith("Productos"))).toBe("Productos101");
    expect(rows.find((row) => row.startsWith("Archivos"))).toBe("Archivos001");
    expect(text(page, "form[data-part=confirm] h2")).toMatch(
      /^¿Está seguro de que desea restaurar el backup del \d+ de /,
    );
    expect(await content()).toBe(now);
  });

  it("gives back all of it, on the site at once, keeps the state before, and ends other sessions", async () => {
    const other = await signedIn();
    const page = await restore(admin, await review(admin, backup.id));
    const safety = await newest();
    expect(safety).toMatchObject({ automatico: true, archivo: expect.stringMatching(/^antes-de-restaurar-/) });
    expect([page.path, toast(page)]).toEqual([
      path,
      `Backup restaurado ${backup.archivo}. El estado anterior quedó guardado en ${safety.archivo}.`,
    ]);
    expect(await content()).toBe(original);
    expect((await new Visitor().visit(kept.href)).text).toContain("Pieza de antes");
    expect((await new Visitor().visit("/buscar?q=pieza+de+antes")).text).toContain("Pieza de antes");
    expect((await other.visit(path)).path).toMatch(/^\/admin\/login/);
    expect((await served(before[0]?.clave ?? "")).length).toBeGreaterThan(0);
    const history = await admin.visit("/admin/auditoria?entidad=backups");
    expect(texts(history, "[data-part=historial] li").join(" ")).toContain("Restauró");
  });

  it("takes the files nobody names any more away afterwards, and no other", async () => {
    await sweepMedios();
    const keys = (await db.medio.findMany()).map(({ clave }) => clave);
    expect(filesIn("media").toSorted()).toEqual(keys.toSorted());
  });

  it("an editor that was open before does not save over what came back", async () => {
    const { medio_id: _, ...producto } = await db.producto.findUniqueOrThrow({ where: { id: kept.id } });
    const editor = await admin.visit(`/admin/productos/${kept.id}`);
    await db.producto.update({ where: { id: kept.id }, data: { descripcion: "Otra" } });
    await restore(admin, await review(admin, backup.id));
    const page = await admin.submit(editor, "form[data-part=editor]", { nombre: "Encima" });
    expect(page.status).toBe(409);
    expect(await db.producto.findUniqueOrThrow({ where: { id: kept.id } })).toMatchObject({ nombre: producto.nombre });
  });

  it("of a backup that lacks files leaves these where they are, and does not say that they go", async () => {
    const media = join(process.env.DATA_DIR ?? "", "media");
    renameSync(media, `${media}-aparte`);
    await createBackup(admin);
    renameSync(`${media}-aparte`, media);
    const lacking = await newest();
    const page = await review(admin, lacking.id);
    expect(changes(page).filter((row) => row.startsWith("Archivos"))).toEqual([]);
    await restore(admin, page);
    const { clave, bytes } = await db.medio.findFirstOrThrow({ where: { almacen: "disco" } });
    expect((await served(clave)).length).toBe(bytes);
  });

  it("brings a lost file back, and one that was altered", async () => {
    const [lost, altered] = await db.medio.findMany({ take: 2, orderBy: { id: "asc" } });
    const at = (clave = "") => join(process.env.DATA_DIR ?? "", "media", clave);
    const whole = await served(altered?.clave ?? "");
    rmSync(at(lost?.clave));
    writeFileSync(at(altered?.clave), "otra cosa");
    await restore(admin, await review(admin, backup.id));
    expect((await served(lost?.clave ?? "")).length).toBe(lost?.bytes);
    expect((await served(altered?.clave ?? "")).equals(whole)).toBe(true);
  });

  it("keeps the messages that came since, and brings back those that are gone", async () => {
    const [gone, answered] = await db.mensajeContacto.findMany({ take: 2, orderBy: { id: "asc" } });
    const { id: _, ...rest } = await db.mensajeContacto.findUniqueOrThrow({ where: { id: gone?.id } });
    await db.mensajeContacto.delete({ where: { id: gone?.id } });
    await db.mensajeContacto.update({ where: { id: answered?.id }, data: { estado: "respondido" } });
    const since = await db.mensajeContacto.create({
      data: { ...rest, idempotencia: "despues", asunto: "Llegó después" },
    });
    const audited = await db.auditoria.count();
    const page = await review(admin, backup.id);
    expect(changes(page)).toContain("Mensajes100");
    await restore(admin, page);
    const after = await db.mensajeContacto.findMany({
      where: { id: { in: [gone?.id ?? 0, answered?.id ?? 0, since.id] } },
    });
    expect(after).toHaveLength(3);
    expect(after.find(({ id }) => id === answered?.id)?.estado).toBe("respondido");
    expect(await db.auditoria.count()).toBeGreaterThan(audited);
  });

  it("brings requests back with their answers and numbers, tells another's apart, and gives no number again, even a deleted request's (DEC 51)", async () => {
    await db.cotizacion.deleteMany();
    await db.cotizacionContador.deleteMany();
    const since = await arriveCotizacion({ [kept.id]: "9" });
    expect(since.numero).toBe(solicitudes[0]?.numero);
    await restore(admin, await review(admin, backup.id));
    const rows = await db.cotizacion.findMany({ orderBy: { created_at: "asc" } });
    const numbers = solicitudes.map(({ numero, enlace }) => (numero === since.numero ? `${numero}-${enlace.slice(0, 4)}` : numero)); // prettier-ignore
    expect(rows.map(({ numero }) => numero)).toEqual([...numbers, since.numero]);
    const { id: _, ...answered } = respuesta;
    expect(await db.cotizacionRespuesta.findMany()).toMatchObject([answered]);
    const page = await new Visitor().visit(`/cotizacion/respuesta/${respuesta.enlace}`);
    expect([page.status, page.text.includes("183.260")]).toEqual([200, true]);
    const next = await arriveCotizacion({ [kept.id]: "3" });
    expect(next.numero).toBe(since.numero.replace(/1$/, "4"));
  });

  it("leaves the answer that took the place of a draft, which was discarded since", async () => {
    const cotizacion = solicitudes[1]?.enlace ?? "";
    const draft = { cotizacion, version: 1, autor: "Andrés", validez_dias: 8, lineas: "[]" };
    const { id } = await db.cotizacionRespuesta.create({ data: { ...draft, enlace: "borrador-descartado-00" } });
    await createBackup(admin);
    const { id: archivo } = await newest();
    await db.cotizacionRespuesta.delete({ where: { id } });
    await db.cotizacionRespuesta.create({ data: { ...draft, enlace: "escrita-de-nuevo-0000" } });
    const page = await review(admin, archivo);
    expect(changes(page).filter((row) => row.startsWith("Respuestas"))).toEqual([]);
    expect(toast(await restore(admin, page))).toContain("Backup restaurado");
    const left = await db.cotizacionRespuesta.findMany({ where: { cotizacion } });
    expect(left).toMatchObject([{ enlace: "escrita-de-nuevo-0000" }]);
  });

  it("onto a database that has given fewer ids gives none of them again", async () => {
    const gone = [await createProducto({ nombre: "Pieza que se fue" }), await arriveCotizacion({ [kept.id]: "1" })];
    await db.producto.delete({ where: { id: gone[0]?.id } });
    await db.cotizacion.delete({ where: { id: gone[1]?.id } });
    await createBackup(admin);
    const last = await newest();
    for (const tabla of ["productos", "cotizaciones"]) await db.$queryRawUnsafe(giveFewer(tabla));
    await restore(admin, await review(admin, last.id));
    const next = [await createProducto({ nombre: "Pieza que sigue" }), await arriveCotizacion({ [kept.id]: "1" })];
    for (const [at, { id }] of next.entries()) expect(id).toBeGreaterThan(gone[at]?.id ?? Infinity);
  });

  it("is asked for again when the content changed after the review", async () => {
    const page = await review(admin, backup.id);
    await db.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
    expect(toast(await restore(admin, page))).toBe(
      "Error El contenido cambió después de la revisión. Revise el backup de nuevo.",
    );
  });

  it("that the database refuses changes nothing, and says so", async () => {
    await db.bannerHome.updateMany({ data: { titulo: "Sigue aquí" } });
    const now = await content();
    const page = await review(admin, backup.id);
    const failed = await whileRefused("INSERT", "ubicaciones_contacto", () => restore(admin, page));
    expect(toast(failed)).toBe(
      "Error en Backup No se pudo restaurar el backup. Nada cambió. Revise la consola para más detalles.",
    );
    expect(await content()).toBe(now);
  });

  it("whose last step fails does not say that nothing changed: nobody knows", async () => {
    const page = await review(admin, backup.id);
    const failed = await whileCommitsFail(() => restore(admin, page));
    expect(toast(failed)).toBe(
      "Error en Backup La restauración se interrumpió. El contenido está completo: o como estaba, o como en el backup.",
    );
  });

  it("leaves accounts and their passwords alone", async () => {
    const accounts = await db.adminUser.findMany();
    await restore(admin, await review(admin, backup.id));
    expect(await db.adminUser.findMany()).toEqual(accounts);
    expect((await signedIn()).cookies.size).toBeGreaterThan(0);
  });
});

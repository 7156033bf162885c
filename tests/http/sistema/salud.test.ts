import { afterEach, describe, expect, it, vi } from "vitest";
import { createLinea } from "../../support/content/vehiculos";
import { whileMissing } from "../../support/db/faults";
import { productoQueries } from "../../support/db/plans";
import { texts } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const visitor = new Visitor();

async function plain(path: string): Promise<[number, string]> {
  const response = await visitor.fetch(path);
  return [response.status, await response.text()];
}

/** Lets so many milliseconds go by, for those who measure time. */
function pass(ms: number): void {
  const at = performance.now() + ms;
  vi.spyOn(performance, "now").mockImplementation(() => at);
}
afterEach(() => void vi.restoreAllMocks());

describe("the addresses for machines", () => {
  it("/healthz tells that the process answers, /readyz that it can work", async () => {
    expect(await plain("/healthz")).toEqual([200, "ok\n"]);
    expect(await plain("/readyz")).toEqual([200, "ok\n"]);
  });

  it("/readyz looks once a second at most, however often it is asked", async () => {
    const looks = (times: number) =>
      productoQueries(async () => {
        for (let time = 0; time < times; time += 1) expect(await plain("/readyz")).toEqual([200, "ok\n"]);
      }, "contenido_version");
    pass(10_000);
    expect(await looks(3)).toHaveLength(1);
    pass(990);
    expect(await looks(1)).toEqual([]);
    pass(20);
    expect(await looks(2)).toHaveLength(1);
  });

  it("/readyz is 503 while the database cannot be read, and recovers by itself", async () => {
    pass(60_000);
    const [ready, alive] = await whileMissing("contenido_version", async () => [
      await plain("/readyz"),
      await plain("/healthz"),
    ]);
    expect(ready).toEqual([503, "not ready\n"]);
    expect(alive).toEqual([200, "ok\n"]);
    expect(await plain("/readyz")).toEqual([200, "ok\n"]);
  });

  it("neither opens a session nor is kept in a cache", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const { headers } = await visitor.fetch(path);
      expect([headers.get("Set-Cookie"), headers.get("Cache-Control")]).toEqual([null, "no-store"]);
    }
  });

  it("/robots.txt keeps search engines out of the back office and of searches", async () => {
    const [status, body] = await plain("/robots.txt");
    expect(status).toBe(200);
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/admin\nDisallow: \/buscar\?\nDisallow: \/contacto\?\n/);
  });
});

describe("the staff's panel", () => {
  const servicios =
    "Base de datos,Almacenamiento,Espacio en disco,Correo,Archivos,Último backup,Reloj,Servidor,Configuración";

  async function panel(): Promise<Map<string, string>> {
    const page = await (await signedIn()).visit("/admin");
    const [names, cells] = [texts(page, "[aria-labelledby=sistema] th[scope=row]"), texts(page, "[data-r=Detalle]")];
    return new Map(names.map((name, at) => [name, cells[at] ?? ""]));
  }

  it("has a line for every service, also while one cannot be checked", async () => {
    const lines = await panel();
    expect([...lines.keys()].join()).toBe(servicios);
    expect(lines.get("Servidor")).toBe("Datos privados, nada vencido por borrar");
    const without = await whileMissing("backups", panel);
    expect([...without.keys()].join()).toBe(servicios);
    expect(without.get("Último backup")).toBe("No se pudo revisar");
    expect(without.get("Servidor")).toBe(lines.get("Servidor"));
  });

  it("tells of drafts that nobody deletes, as the doctor does", async () => {
    const { id: admin_user_id } = await db.adminUser.findFirstOrThrow();
    const vence_at = new Date("2026-01-01T00:00:00Z");
    await db.borrador.create({ data: { clave: "viejo", admin_user_id, campos: "[]", vence_at } });
    expect((await panel()).get("Servidor")).toBe("1 borrador vencido sin borrar: revise el reloj");
    await db.borrador.deleteMany();
  });

  it("tells of changes of the catalogue that have gone on for more than an hour", async () => {
    const { id: subcategoria_id } = await db.subcategoria.findFirstOrThrow();
    const [origen, destino] = [await createLinea(), await createLinea()];
    await db.pendiente.create({ data: { tipo: "seguir", subcategoria_id } });
    await db.unionDeLineas.create({ data: { linea_id: origen.id, destino_id: destino.id } });
    expect((await panel()).get("Servidor")).toBe("Datos privados, nada vencido por borrar");
    const created_at = new Date(Date.now() - 3_700_000);
    await db.pendiente.updateMany({ data: { created_at } });
    expect((await panel()).get("Servidor")).toBe("1 cambio del catálogo sin terminar: revise el registro");
    await db.unionDeLineas.updateMany({ data: { created_at } });
    expect((await panel()).get("Servidor")).toBe("2 cambios del catálogo sin terminar: revise el registro");
  });
});

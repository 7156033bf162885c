import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { backupName, mediaPath } from "~/domain/backup/backup";
import { plainValue, sqliteValue } from "~/services/db/values.server";
import { timeAgo } from "~/domain/kernel/dates";
import { limites } from "~/domain/vehiculos/vehiculos";
import "../../support/db/temp-env";

const { notInBackup, backupTables } = await import("~/domain/backup/format/tables.server");

const models = readFileSync("prisma/models.prisma", "utf8");
const named = [...models.matchAll(/@@map\("(\w+)"\)/g)].map(([, name]) => name);

describe("what a backup holds", () => {
  it("is decided for every table there is", () => {
    expect([...backupTables.map(({ nombre }) => nombre), ...notInBackup].toSorted()).toEqual(named.toSorted());
  });

  it("has no table and no column that opens a door", () => {
    for (const { nombre } of backupTables) {
      const [, model = ""] = new RegExp(`model \\w+ \\{([^}]*)@@map\\("${nombre}"\\)`).exec(models) ?? [];
      expect([nombre, /password|token|secret/i.test(model)]).toEqual([nombre, false]);
    }
  });

  it("has no more makes and lines than the site takes, because it reads all of them at once", () => {
    const most = new Map(backupTables.map(({ nombre, filas }) => [nombre, filas]));
    expect([most.get("marcas"), most.get("lineas")]).toEqual([limites.marcas, limites.lineas]);
  });

  it("puts every row behind what it refers to", () => {
    const order: string[] = backupTables.map(({ nombre }) => nombre);
    const tables = new Map(
      [...models.matchAll(/model (\w+) \{[^}]*@@map\("(\w+)"\)/g)].map(([, model, table]) => [model, table]),
    );
    for (const [, model, body = ""] of models.matchAll(/model (\w+) \{([^}]*)\}/g))
      for (const [, parent] of body.matchAll(/\b(\w+)\?? +@relation\(fields/g)) {
        const [child, of] = [order.indexOf(tables.get(model) ?? ""), order.indexOf(tables.get(parent) ?? "")];
        if (child >= 0) expect([model, parent, of >= 0 && of < child]).toEqual([model, parent, true]);
      }
  });
});

describe("values", () => {
  it.each([
    ["2026-11-20T10:00:00.000+00:00", "2026-11-20T10:00:00.000Z"],
    ["2026-11-20 10:00:00", "2026-11-20T10:00:00.000Z"],
    ["2026-11-20 10:00:00.12", "2026-11-20T10:00:00.120Z"],
    [Date.UTC(2026, 10, 20, 10), "2026-11-20T10:00:00.000Z"],
  ])("a moment %s of a database is %s in a backup", (stored, plain) => {
    expect(plainValue("fecha", stored)).toBe(plain);
  });

  it("true and false are themselves in a backup, and numbers in SQLite", () => {
    expect([plainValue("booleano", 1), plainValue("booleano", false), plainValue("booleano", null)]).toEqual([
      true,
      false,
      null,
    ]);
    expect([sqliteValue("booleano", true), sqliteValue("texto", "a Z")]).toEqual([1, "a Z"]);
    expect(sqliteValue("fecha", "2026-11-20T10:00:00.000Z")).toBe("2026-11-20T10:00:00.000+00:00");
  });
});

describe("names", () => {
  it("of files tell their moment", () => {
    expect(backupName(new Date("2026-11-20T15:30:05.123Z"))).toBe("backup-completo-2026-11-20-153005");
  });

  it.each([
    ["imagenes-sitio/ab12.webp", "medios/imagenes-sitio/ab12.webp"],
    ["https://res.cloudinary.com/x/raw/upload/v1/catalogos-pdf/ab.pdf", "medios/catalogos-pdf/ab.pdf"],
    ["../../etc/passwd", "medios/etc/passwd"],
    ["imagenes-sitio/..", undefined],
    ["solo.png", undefined],
  ])("the file %s is %s in an archive", (clave, ruta) => {
    expect(mediaPath(clave)?.ruta).toBe(ruta);
  });

  it.each([
    ["2026-12-01T15:00:00Z", "Hoy"],
    ["2026-12-01T05:00:00Z", "Hoy"],
    ["2026-12-01T04:59:59Z", "Hace 1 día"],
    ["2026-11-19T10:00:00Z", "Hace 12 días"],
  ])("a backup of %s is as old as the calendar in Bogotá says: %s (DEC 37)", (moment, told) => {
    expect(timeAgo(new Date(moment), new Date("2026-12-01T15:22:00Z"))).toBe(told);
  });
});

import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { EnvError, readEnv } from "~/services/env/env.server";

function complaint(source: Record<string, string>): string {
  try {
    readEnv(source);
    return "";
  } catch (error) {
    return error instanceof EnvError ? error.message : `not an EnvError: ${String(error)}`;
  }
}

describe("the configuration", () => {
  it("works with no variable at all", () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: "production",
      PORT: 3000,
      HOST: "0.0.0.0",
      SEED_DEMO: false,
      DATA_DIR: resolve("data"),
      DATABASE_URL: `file:${join(resolve("data"), "ged.db")}`,
    });
    expect(readEnv({}).PUBLIC_ORIGIN).toBeUndefined();
  });

  it("takes a blank variable for a missing one", () => {
    expect(readEnv({ PORT: "", HOST: " ", PUBLIC_ORIGIN: "", DATABASE_URL: "\t", ADMIN_EMAIL: "" })).toEqual(
      readEnv({}),
    );
  });

  it("keeps the database beside the data unless told otherwise", () => {
    expect(readEnv({ DATA_DIR: "/srv/ged" }).DATABASE_URL).toBe("file:/srv/ged/ged.db");
    expect(readEnv({ DATABASE_URL: "file:otra.db" }).DATABASE_URL).toBe(`file:${resolve("otra.db")}`);
    const url = "postgres://ged:clave@db:5432/ged";
    expect(readEnv({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it("reads the public address down to its origin", () => {
    expect(readEnv({ PUBLIC_ORIGIN: "https://www.ejemplo.com/catalogo?x=1" }).PUBLIC_ORIGIN).toBe(
      "https://www.ejemplo.com",
    );
  });

  it.each([
    ["true", true],
    ["1", true],
    ["false", false],
    ["0", false],
  ])("reads the flag %j as %j", (flag, value) => {
    expect(readEnv({ SEED_DEMO: flag }).SEED_DEMO).toBe(value);
  });

  it.each([
    ["30m", 1_800_000],
    ["12h", 43_200_000],
    ["7d", 604_800_000],
  ])("reads the time between backups %j as %i ms, and keeps seven unless told", (BACKUP_EVERY, ms) => {
    expect(readEnv({ BACKUP_EVERY })).toMatchObject({ BACKUP_EVERY: ms, BACKUP_KEEP: 7 });
    expect(readEnv({ BACKUP_KEEP: "30" }).BACKUP_KEEP).toBe(30);
    expect(readEnv({}).BACKUP_EVERY).toBeUndefined();
  });

  it.each([
    ["NODE_ENV", "producción"],
    ["PORT", "80a"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PUBLIC_ORIGIN", "www.ejemplo.com"],
    ["PUBLIC_ORIGIN", "ftp://ejemplo.com"],
    ["DATABASE_URL", "mysql://x/y"],
    ["DATABASE_URL", "file:"],
    ["SEED_DEMO", "sí"],
    ["BACKUP_EVERY", "1 day"],
    ["BACKUP_EVERY", "0h"],
    ["BACKUP_KEEP", "0"],
    ["TRUSTED_IP_HEADER", "X Forwarded For"],
  ])("names %s when it is %j", (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^  - ${name} .*(must be|expected one of)`, "m"));
  });

  it("names every wrong variable at once, one a line", () => {
    const lines = complaint({ PORT: "x", DATABASE_URL: "x", SEED_DEMO: "x" }).split("\n");
    expect(lines.slice(1).map((line) => line.split(" ")[3])).toEqual(["PORT", "DATABASE_URL", "SEED_DEMO"]);
  });

  it("wants the first administrator's e-mail and password together, and a password worth having", () => {
    const pair = "ADMIN_EMAIL and ADMIN_PASSWORD must be given together";
    expect(complaint({ ADMIN_EMAIL: "ana@ejemplo.com" })).toContain(pair);
    expect(complaint({ ADMIN_PASSWORD: "llave de prueba 27" })).toContain(pair);
    expect(complaint({ ADMIN_EMAIL: "ana", ADMIN_PASSWORD: "corta" })).toMatch(
      /ADMIN_EMAIL must[^]*ADMIN_PASSWORD must/,
    );
    expect(complaint({ ADMIN_EMAIL: "ana@ejemplo.com", ADMIN_PASSWORD: "llave de prueba 27" })).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { log } from "~/services/log/log.server";
import { errorDetail, redact } from "~/services/log/redact.server";

describe("what may stand in the log", () => {
  it.each([
    ["Mail to ana.maria@ejemplo.com.co failed", "Mail to [correo] failed"],
    ["postgres://ged:secreta@db:5432/ged refused", "postgres://[credenciales]@db:5432/ged refused"],
    [`token ${"aB3_".repeat(11)} unknown`, "token [secreto] unknown"],
    ["/cotizacion/respuesta/rwU6ccOLmunpC0FEu4QFvA failed", "/cotizacion/respuesta/[secreto] failed"],
    ["/ferreteria/pernos-de-acero-largos failed", "/ferreteria/pernos-de-acero-largos failed"],
    ["/admin/productos/12 answered 500", "/admin/productos/12 answered 500"],
    [
      "No variant of imagenes-sitio/0123456789abcdef0123456789abcdef.webp",
      "No variant of imagenes-sitio/0123456789abcdef0123456789abcdef.webp",
    ],
  ])("%j is told as %j", (text, shown) => {
    expect(redact(text)).toBe(shown);
  });

  it("is short whatever is handed over", () => {
    expect(redact("x y ".repeat(100_000)).length).toBeLessThanOrEqual(2_000);
  });

  it("of a Prisma error is the call and the reason, not what was being saved", () => {
    const message = [
      "",
      "Invalid `tx.mensajeContacto.create()` invocation in",
      "/app/build/server/index.js:1:1",
      "  data: {",
      '    nombre: "Íñigo Muñoz",',
      '    email: "inigo@ejemplo.com",',
      "Unknown argument `x`.",
    ].join("\n");
    const told = JSON.stringify(errorDetail(new Error(message)));
    expect(told).toContain("mensajeContacto.create()");
    expect(told).toContain("Unknown argument `x`.");
    expect(told).not.toMatch(/Íñigo|inigo/);
    expect(told).toMatch(/registro\.test\.ts/);
  });

  it("of an error's cause is its reason", () => {
    const error = new Error("Could not read", { cause: new Error("ENOSPC for ana@ejemplo.com") });
    expect(errorDetail(error)).toMatchObject({ type: "Error", error: "Could not read", cause: "ENOSPC for [correo]" });
  });
});

it("a log that cannot be written any more ends nothing", () => {
  log.info("one line");
  const full = new Error("ENOSPC: no space left on device, write");
  expect([process.stdout.emit("error", full), process.stderr.emit("error", full)]).toEqual([true, true]);
});

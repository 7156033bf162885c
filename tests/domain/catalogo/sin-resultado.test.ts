import { describe, expect, it } from "vitest";
import { textoContado } from "~/domain/busqueda/sin-resultado";

describe("a search that found nothing is counted", () => {
  it.each([
    ["  Zurrúmbo\t AZUL ", "Zurrúmbo AZUL", "zurrumbo azul"],
    ["motor 1600 cc", "motor 1600 cc", "motor 1600 cc"],
    ["zurrumbo\u202E\u200B 4x4", "zurrumbo 4x4", "zurrumbo 4x4"],
    [`zu${"\u0301".repeat(20)}rrumbo`, "zúrrumbo", "zurrumbo"],
    ["0986478868", "0986478868", "0986478868"],
  ])("%j as %j, by %j", (typed, texto, clave) => expect(textoContado(typed)).toEqual({ texto, clave }));

  it.each([
    "",
    "*** 😀",
    "x".repeat(61),
    "ana@example.com",
    "ana＠example.com",
    "ana%40example.com",
    "ana arroba ejemplo punto com",
    "llámeme al 300 123 4567",
    "Ana 3001234567",
    "+57 300-123-45-67",
    "cédula 1.023.456.789",
    "filtro ЛОХИ",
    "filtro \uFFFDrano",
  ])("unless it may tell of a person, or is none: %j", (typed) => expect(textoContado(typed)).toBeNull());
});

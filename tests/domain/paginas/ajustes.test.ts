import { describe, expect, it } from "vitest";
import { ajustesDefaults, mergeAjustes, telHref, whatsappHref, whatsappNumber } from "~/domain/ajustes/ajustes";
import { ajusteGuardado } from "~/domain/ajustes/configuracion";

const typed = [
  "https://wa.me/573005550100",
  "wa.me/573005550100",
  "https://wa.me/573005550100?text=Hola%2024%20horas",
  "https://api.whatsapp.com/send?phone=573005550100",
  "https://api.whatsapp.com/send?phone=%2B573005550100&text=Hola%20GED%202026",
  "https://api.whatsapp.com/send/?text=100%25&phone=573005550100",
  "+57 300 555 0100",
  "57-300-555-0100",
  "300 555 0100",
  "(300) 5550100",
];

describe("a WhatsApp link", () => {
  it.each(typed)("typed as %j leads to the number, with the message (PUB §3, PUB §7 Outbound links)", (whatsapp) => {
    expect(whatsappHref(whatsapp, "Hola, ¿qué tal?")).toBe(
      "https://wa.me/573005550100?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F",
    );
  });

  it.each(typed)("typed as %j is read as +57 300 555 0100", (whatsapp) => {
    expect(whatsappNumber(whatsapp)).toBe("+57 300 555 0100");
  });

  it("cannot be led elsewhere by what the message holds (PUB §7 Outbound links)", () => {
    expect(whatsappHref("573005550100", "a&phone=1#x\ny")).toBe(
      "https://wa.me/573005550100?text=a%26phone%3D1%23x%0Ay",
    );
  });
});

describe("a telephone link", () => {
  it("keeps only digits and the plus sign", () => {
    expect(telHref("+57 (601) 555 0100")).toBe("tel:+576015550100");
  });

  it.each([
    ["310 - 555 - 1234", "3105551234"],
    ["310 – 555 1234 – 311 555 1234", "3105551234"],
    ["(601) 555 0100 - 310 555 1234", "6015550100"],
    ["555 0100 y 555 0101", "5550100"],
  ])("of %s leads to %s: dashes part numbers, and parts of one", (typed, number) => {
    expect(telHref(typed)).toBe(`tel:${number}`);
  });

  it.each([
    "601 555 0100 ext. 12",
    "601 555 0100 Ext 12",
    "6015550100, 310 555 0101",
    "601-555-0100 / 310 555 0101",
    "601 555 0100 - 310 555 0101",
    "601 555 0100 y 310 555 0101",
  ])("calls the first number of %s", (telefono) => {
    expect(telHref(telefono)).toBe("tel:6015550100");
  });
});

describe("the settings", () => {
  it("may be stored with a telephone that nobody can call, as older backups have it", () => {
    expect(ajusteGuardado("telefono", "llame ya")).toBe("llame ya");
    expect(ajusteGuardado("web", "no tenemos")).toBe("no tenemos");
  });

  it("are the defaults while nothing is stored", () => {
    expect(mergeAjustes(ajustesDefaults, [])).toEqual(ajustesDefaults);
  });

  it("are what staff stored, over the defaults", () => {
    const ajustes = mergeAjustes(ajustesDefaults, [{ clave: "telefono", valor: "+57 1" }]);
    expect(ajustes.telefono).toBe("+57 1");
    expect(ajustes.correo).toBe(ajustesDefaults.correo);
  });

  it("leave out keys that are none of theirs", () => {
    const ajustes = mergeAjustes(ajustesDefaults, [
      { clave: "demo_cargada", valor: "true" },
      { clave: "__proto__", valor: "x" },
      { clave: "toString", valor: "x" },
    ]);
    expect(ajustes).toEqual(ajustesDefaults);
    expect(Object.keys(ajustes)).toEqual(Object.keys(ajustesDefaults));
  });
});

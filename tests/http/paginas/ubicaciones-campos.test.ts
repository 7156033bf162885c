import { describe, expect, it } from "vitest";
import { attribute, fieldError, fieldValue, toast } from "../../support/site/reading";
import { fields } from "../../support/content/ubicacion";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/ubicaciones";

async function create(typed: Record<string, string | null>) {
  return admin.submit(await admin.visit(`${path}/nuevo`), "form[data-part=editor]", { ...fields, ...typed });
}

async function newest() {
  return db.ubicacion.findFirstOrThrow({ orderBy: { id: "desc" } });
}

describe("coordinates", () => {
  it.each([
    ["4,7955", "-74,1182", 4.7955, -74.1182],
    ["0", "0", 0, 0],
    ["90", "-180", 90, -180],
    ["-90.0", "180", -90, 180],
    ["", "", null, null],
    [" ", "", null, null],
  ])("%j, %j are kept (ADM §3, ADM §5 Locations)", async (latitud, longitud, north, east) => {
    expect(toast(await create({ latitud, longitud }))).toBe("Ubicación creada");
    expect(await newest()).toMatchObject({ latitud: north, longitud: east });
  });

  it("of 0 are shown in the editor and on the site's map (DEC 36)", async () => {
    await create({ nombre: "Sede Cero", latitud: "0", longitud: "0" });
    const editor = await admin.visit(`${path}/${(await newest()).id}`);
    expect([fieldValue(editor, "latitud"), fieldValue(editor, "longitud")]).toEqual(["0", "0"]);
    const site = await new Visitor().visit("/contacto");
    expect(
      attribute(site, `a[target="${attribute(site, 'iframe[title="Mapa de Sede Cero"]', "name")}"]`, "href"),
    ).toContain("q=0,0");
  });

  it("of 0 that somebody else saved are told as 0, not as empty", async () => {
    await create({ nombre: "Sede Cero" });
    const editor = await admin.visit(`${path}/${(await newest()).id}`);
    await admin.submit(editor, "form[data-part=editor]", { latitud: "0", longitud: "0" });
    const conflict = await admin.submit(editor, "form[data-part=editor]", { latitud: "1", longitud: "1" });
    expect(conflict.status).toBe(409);
    const notes = conflict.$$("[data-part=saved]").map((note) => note.textContent);
    expect(notes).toEqual([expect.stringMatching(/: ?0$/), expect.stringMatching(/: ?0$/)]);
  });

  it.each([
    ["90.1", "latitud", "Latitud debe estar entre -90 y 90"],
    ["-91", "latitud", "Latitud debe estar entre -90 y 90"],
    ["norte", "latitud", "Latitud debe estar entre -90 y 90"],
    ["1e1", "latitud", "Latitud debe estar entre -90 y 90"],
    ["180,5", "longitud", "Longitud debe estar entre -180 y 180"],
    ["", "longitud", "Escriba latitud y longitud, o deje las dos vacías"],
    ["", "latitud", "Escriba latitud y longitud, o deje las dos vacías"],
  ])("%j as %s are refused beside the field, and kept (ADM §5 Locations, ADM §9)", async (typed, campo, message) => {
    const page = await create({ [campo]: typed });
    expect([page.status, fieldError(page, campo)]).toEqual([400, message]);
    expect(fieldValue(page, campo)).toBe(typed);
  });
});

describe("the WhatsApp", () => {
  it.each([
    "300 555 0199",
    "+57 300 555 0199",
    "57 300-555-0199",
    "(300) 555.0199",
    "wa.me/573005550199",
    "https://wa.me/573005550199?text=Hola",
    "https://api.whatsapp.com/send?phone=573005550199",
  ])("%j is kept as a link to https://wa.me/57… (ADM §3)", async (telefono_whatsapp) => {
    expect(toast(await create({ telefono_whatsapp }))).toBe("Ubicación creada");
    const { nombre, telefono_whatsapp: link } = await newest();
    expect(link).toBe("https://wa.me/573005550199");
    const branch = (await new Visitor().visit("/contacto"))
      .$$("section[aria-labelledby=sedes] article")
      .filter((one) => one.querySelector("h3")?.textContent === nombre)
      .at(-1);
    const chats = branch?.querySelectorAll("a").map((a) => a.getAttribute("href") ?? "");
    expect(chats?.filter((href) => href.includes("wa.me"))).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/573005550199(?:\?|$)/),
    ]);
  });

  it.each(["555", "no tengo", "https://malo.ejemplo/573005550199", "javascript:573005550199", "+1 212 555 0100 99"])(
    "%j is refused beside the field, and kept",
    async (telefono_whatsapp) => {
      const page = await create({ telefono_whatsapp });
      const message = "Escriba un número de WhatsApp de Colombia o un enlace wa.me";
      expect([page.status, fieldError(page, "telefono_whatsapp")]).toEqual([400, message]);
      expect(fieldValue(page, "telefono_whatsapp")).toBe(telefono_whatsapp);
    },
  );
});

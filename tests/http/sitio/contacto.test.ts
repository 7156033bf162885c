import { beforeAll, describe, expect, it } from "vitest";
import { attribute, links, text, texts } from "../../support/site/reading";
import { db, type Page, Visitor } from "../../support/site/site";

const visitor = new Visitor();

beforeAll(async () => {
  const { id: _, ...row } = await db.ubicacion.findFirstOrThrow();
  await db.ubicacion.deleteMany();
  await db.ubicacion.createMany({
    data: [
      { ...row, nombre: "Última", orden: 9, latitud: null, longitud: null, telefono_whatsapp: "https://wa.me/573009" },
      { ...row, nombre: "Oculta", orden: 1, visible: false },
      {
        ...row,
        nombre: "Primera",
        orden: 2,
        direccion: "Calle 1 # 2-3",
        ciudad: "Tunja",
        telefono: "+57 608 555 0199",
        telefono_whatsapp: "https://wa.me/573001112233",
        correo: "tunja@ejemplo.com",
        horario_semana: "6:00 AM - 4:00 PM",
        horario_sabado: "9:00 AM - 1:00 PM",
        horario_domingo: "Solo citas",
        latitud: 5.5353,
        longitud: -73.3678,
      },
      { ...row, nombre: "Media", orden: 5, latitud: 0, longitud: 0 },
    ],
  });
});

function sede(page: Page, nombre: string) {
  const found = page
    .$$("section[aria-labelledby=sedes] article")
    .find((one) => one.querySelector("h3")?.textContent === nombre);
  if (!found) throw new Error(`No branch ${nombre}`);
  return found;
}

describe("the branches", () => {
  it("are the visible ones in their order (PUB §2 Contact, PUB §4, PUB §7)", async () => {
    expect(texts(await visitor.visit("/contacto"), "section[aria-labelledby=sedes] article h3")).toEqual([
      "Primera",
      "Media",
      "Última",
    ]);
  });

  it("show address, city, hours of week, Saturday and Sunday, a chat link and a mail link (PUB §2 Contact, PUB §3)", async () => {
    const shown = sede(await visitor.visit("/contacto"), "Primera");
    for (const part of ["Calle 1 # 2-3", "Tunja"]) expect(shown.textContent).toContain(part);
    expect(shown.querySelectorAll("dt").map((term) => term.textContent)).toEqual([
      "Lunes a viernes",
      "Sábado",
      "Domingo",
    ]);
    expect(shown.querySelectorAll("dd").map((hours) => hours.textContent)).toEqual([
      "6:00 AM - 4:00 PM",
      "9:00 AM - 1:00 PM",
      "Solo citas",
    ]);
    const said = (href: string) => shown.querySelector(`a[href="${href}"]`)?.textContent.replaceAll("\u00a0", " ");
    expect(said("https://wa.me/573001112233")).toBe("WhatsApp +57 300 111 2233");
    expect(said("tel:+576085550199")).toBe("Llamar +57 608 555 0199");
    expect(shown.querySelector('a[href="mailto:tunja@ejemplo.com"]')?.textContent).toBe("tunja@ejemplo.com");
  });

  it("with coordinates, 0 included, have a map at zoom 16 and the way there (PUB §1, PUB §2 Contact, PUB §9)", async () => {
    const page = await visitor.visit("/contacto");
    for (const [nombre, at] of [
      ["Primera", "5.5353,-73.3678"],
      ["Media", "0,0"],
    ]) {
      const map = sede(page, nombre ?? "").querySelector("iframe");
      // Without an address of its own, the frame asks nobody for anything until its link is followed.
      expect(["src", "srcdoc"].map((name) => map?.hasAttribute(name))).toEqual([false, false]);
      const link = sede(page, nombre ?? "").querySelector(`details a[target=${map?.getAttribute("name")}]`);
      const src = new URL((link?.getAttribute("href") ?? "").replaceAll("&amp;", "&"));
      expect([src.hostname, src.searchParams.get("q"), src.searchParams.get("z")]).toEqual([
        "www.google.com",
        at,
        "16",
      ]);
      expect(map?.getAttribute("title")).toBe(`Mapa de ${nombre}`);
      const closed = sede(page, nombre ?? "").querySelector("details");
      expect([closed?.hasAttribute("open"), closed?.querySelector("summary")?.textContent]).toEqual([
        false,
        "Ver mapa de GoogleOcultar mapa",
      ]);
      expect(sede(page, nombre ?? "").textContent).not.toContain("Mapa no disponible");
    }
  });

  it("show where they are before the map is loaded, with no invented streets, and the page says why (PUB §2 Contact, DEC 42)", async () => {
    const page = await visitor.visit("/contacto");
    expect(sede(page, "Primera").textContent).toContain("5,5353° N, 73,3678° O");
    expect(sede(page, "Media").textContent).toContain("0,0000° N, 0,0000° E");
    expect(sede(page, "Primera").querySelector("img")).toBeNull();
    expect(text(page, "section[aria-labelledby=sedes] .nota")).toContain(
      "se carga de Google solo cuando usted lo abre",
    );
  });

  it("without coordinates say 'Mapa no disponible' (PUB §2 Contact)", async () => {
    const shown = sede(await visitor.visit("/contacto"), "Última");
    expect(shown.textContent).toContain("Mapa no disponible");
    expect(shown.querySelector("iframe")).toBeNull();
  });

  it("have maps that the policy of the page admits, from one host only (PUB §9 SEO and security)", async () => {
    const policy = (await visitor.fetch("/contacto")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("frame-src https://www.google.com;");
  });
});

describe("the company's own details", () => {
  it("are the main address in Cota, telephone, mail and hours, each a link where it can be one (PUB §1, PUB §2 Contact)", async () => {
    const page = await visitor.visit("/contacto");
    const block = text(page, "section[aria-labelledby=principal]");
    expect(block).toContain("Cota, Cundinamarca");
    for (const hours of ["Lunes a viernes 7:00 AM - 5:00 PM", "Sábados y domingos cerrado"])
      expect(block).toContain(hours);
    expect(links(page, "section[aria-labelledby=principal] li a").map(([, to]) => to)).toEqual([
      "tel:+576015550100",
      "mailto:ventas@ejemplo.com",
      expect.stringMatching(/^https:\/\/wa\.me\/573005550100\?text=Hola/),
    ]);
  });

  it("follow what staff set, everywhere on the site (PUB §2 Contact)", async () => {
    await db.ajuste.createMany({
      data: [
        { clave: "telefono", valor: "+57 601 000 0000" },
        { clave: "whatsapp", valor: "300 999 8877" },
        { clave: "whatsapp_saludo", valor: "¡Buenas!" },
      ],
    });
    for (const [path, said] of [
      ["/contacto", "¡Buenas!"],
      ["/", "¡Buenas!"],
      ["/producto/PM-4104", "PM-4104"],
    ] as const) {
      const page = await visitor.visit(path);
      expect(page.$('header a[href="tel:+576010000000"]')).not.toBeNull();
      const { origin, pathname, searchParams } = new URL(attribute(page, "aside a", "href"));
      expect(origin + pathname).toBe("https://wa.me/573009998877");
      expect(searchParams.get("text")).toContain(said);
    }
  });
});

describe("the button 'Descargar catálogo'", () => {
  it("opens the PDF's address in a new tab (PUB §2 Contact)", async () => {
    const pdf = await db.catalogoPdf.findFirstOrThrow({ where: { activo: true }, include: { medio: true } });
    const page = await visitor.visit("/contacto");
    expect(links(page, "main a[type='application/pdf']")).toEqual([
      ["Descargar catálogo", `/media/${pdf.medio.clave}`],
    ]);
    expect(attribute(page, "main a[type='application/pdf']", "target")).toBe("_blank");
    expect((await visitor.fetch(`/media/${pdf.medio.clave}`)).headers.get("Content-Type")).toBe("application/pdf");
  });
});

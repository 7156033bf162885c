import { describe, expect, it } from "vitest";
import { form as contacto, mensaje, shownKey } from "../../support/content/contacto";
import { createCategoria, createProducto } from "../../support/content/factories";
import { picture } from "../../support/files/files";
import { encodings, filled, type Pairs, send } from "../../support/site/formularios";
import { owner } from "../../support/db/owner";
import { fieldValue, text } from "../../support/site/reading";
import { appRoutes } from "../../support/site/routes";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();

/** What is added to an honest form, and what is then said. */
const hostile: [string, Pairs, RegExp][] = [
  ["an index of ten million", [["nombre[10000000]", "x"]], /un campo que no es de esta página/],
  ["an index of four thousand million", [["nombre[4294967294]", "x"]], /un campo que no es de esta página/],
  ["conform's intent", [["__intent__", "x"]], /un campo que no es de esta página/],
  ["conform's state", [["__state__", "{"]], /un campo que no es de esta página/],
  ["deep names", [[`a${"[0]".repeat(300)}`, "x"]], /un campo que no es de esta página/],
  ["a prototype", [["__proto__.x", "x"]], /un campo que no es de esta página/],
  ["what every object has", [["toString", "x"]], /un campo que no es de esta página/],
  [
    "one name twice",
    [
      ["otro", "x"],
      ["otro", "y"],
    ],
    /un campo repetido/,
  ],
  ["one name a thousand times", Array.from({ length: 1_100 }, () => ["veces[]", "x"] as const), /demasiados campos/],
  ["a thousand names", Array.from({ length: 1_100 }, (_, at) => [`c${at}`, "x"] as const), /demasiados campos/],
];
/** A thousand parts are more than a visitor's form may weigh: the other encoding gets that far. */
const cases = hostile.flatMap((one) => [
  ["urlencoded", ...one] as const,
  ...(one[1].length < 1_000 ? [["multipart", ...one] as const] : []),
]);

describe.each(cases)("a form (%s) with %s", (encoding, _, extra, told) => {
  it("of a visitor comes back with what was typed, and nothing is stored", async () => {
    const visitor = new Visitor();
    const before = await db.mensajeContacto.count();
    const honest = await filled(visitor, "/contacto", contacto, { ...mensaje, idempotencia: shownKey() });
    const page = await send(visitor, "/contacto", encoding, [...honest, ...extra]);
    expect([page.status, text(page, `${contacto} [role=alert]`)]).toEqual([400, expect.stringMatching(told)]);
    for (const [name, value] of Object.entries(mensaje)) expect([name, fieldValue(page, name)]).toEqual([name, value]);
    expect(await db.mensajeContacto.count()).toBe(before);
    const again = await visitor.submit(page, contacto);
    expect(text(again, `${contacto} [role=status]`)).toContain("Mensaje enviado");
  });

  it("of the login comes back with the address, and no attempt is made", async () => {
    const visitor = new Visitor();
    const { email, password } = owner;
    const page = await send(visitor, "/admin/login", encoding, [["email", email], ["password", password], ...extra]);
    expect([page.status, text(page, "[role=alert]"), fieldValue(page, "email")]).toEqual([
      400,
      expect.stringMatching(told),
      email,
    ]);
    expect([visitor.cookies.size, page.html.includes(password)]).toEqual([0, false]);
  });

  it("of staff comes back with what was typed, and nothing is saved", async () => {
    const before = await db.beneficioHome.count();
    const typed = { icono: "50+", titulo: "Sin guardar", descripcion: "Sale hoy", orden: "7" };
    const honest = await filled(admin, "/admin/beneficios/nuevo", "form[data-part=editor]", typed);
    const page = await send(admin, "/admin/beneficios/nuevo", encoding, [...honest, ...extra]);
    expect([page.status, text(page, "[data-part=summary]")]).toEqual([400, expect.stringMatching(told)]);
    for (const [name, value] of Object.entries(typed)) expect([name, fieldValue(page, name)]).toEqual([name, value]);
    expect(await db.beneficioHome.count()).toBe(before);
  });

  it("of a screen with files comes back with what was typed, and nothing is saved", async () => {
    const { id, nombre } = await createCategoria();
    const path = `/admin/categorias/${id}`;
    const honest = await filled(admin, path, "form[data-part=editor]", { nombre: "Sin guardar" });
    const page = await send(admin, path, encoding, [...honest.filter(([name]) => name !== "archivos"), ...extra]);
    expect([page.status, text(page, "main")]).toEqual([400, expect.stringMatching(told)]);
    expect(fieldValue(page, "nombre")).toBe("Sin guardar");
    expect((await db.categoria.findUniqueOrThrow({ where: { id } })).nombre).toBe(nombre);
  });

  it("that only confirms something is refused in words, and does nothing", async () => {
    const { id } = await createProducto();
    const path = `/admin/productos/${id}/eliminar`;
    const page = await send(admin, path, encoding, [
      ...(await filled(admin, path, "form[data-part=confirm]", {})),
      ...extra,
    ]);
    expect([page.status, page.text]).toEqual([400, expect.stringMatching(told)]);
    expect(await db.producto.count({ where: { id } })).toBe(1);
  });

  it("of a button of a list is refused in words, and does nothing", async () => {
    const { id } = await createProducto({ visible: true });
    const page = await send(admin, "/admin/productos", encoding, [["intent", "ocultar"], ["id", String(id)], ...extra]);
    expect(page.status).toBe(400);
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).visible).toBe(true);
  });

  it("is told to the scripts of a screen too", async () => {
    for (const path of ["/contacto.data", "/admin/login.data", "/admin/beneficios/nuevo.data"]) {
      const { status, html } = await send(admin, path, encoding, [["nombre", "Ana"], ...extra]);
      expect([path, status, html]).toEqual([path, 400, expect.stringMatching(told)]);
    }
  });
});

describe("every address of the site", () => {
  const paths = appRoutes({ id: "1", categoria: "ferreteria", subcategoria: "pernos", producto: "perno" })
    .map(({ path }) => path)
    // Those of the doors lead who is in already to the panel, or away from a link that is none.
    .filter((path) => path !== "" && !/login$|primer-acceso$/.test(path));

  it.each(Object.keys(encodings))(
    "refuses a form (%s) with a name that libraries read something into",
    async (encoding) => {
      for (const path of [...paths, ...paths.map((one) => `${one}.data`)]) {
        const [body, type] =
          encodings[encoding]?.([
            ["csrf", "x"],
            ["nombre[10000000]", "x"],
            ["__intent__", "x"],
          ]) ?? [];
        const headers = { ...admin.formHeaders, "Content-Type": type ?? "" };
        const { status } = await admin.fetch(path, { method: "POST", body, headers });
        expect([path, status >= 400 && status < 500 ? 400 : status]).toEqual([path, 400]);
      }
    },
  );
});

describe("a form with files", () => {
  it("keeps them, and what was typed, when one of its fields is refused", async () => {
    const { id } = await createCategoria();
    const path = `/admin/categorias/${id}`;
    const body = new FormData();
    for (const [name, value] of await filled(admin, path, "form[data-part=editor]", { nombre: "Con foto" }))
      if (name !== "archivos") body.append(name, value);
    body.append("nombre.x", "y");
    body.append("archivos", new File([new Uint8Array(await picture("png"))], "foto.png"));
    const init = { method: "POST", body, headers: admin.formHeaders };
    const page = await admin.follow(await admin.fetch(path, init), path);
    expect([page.status, fieldValue(page, "nombre")]).toEqual([400, "Con foto"]);
    expect([text(page, "#medios [data-part=name]"), await db.medioUso.count({ where: { categoria_id: id } })]).toEqual([
      "foto.png",
      0,
    ]);
  });

  it("takes none under a name that no picker has", async () => {
    const { id } = await createCategoria();
    const path = `/admin/categorias/${id}`;
    const typed = await filled(admin, path, "form[data-part=editor]", { nombre: "Con foto" });
    for (const name of ['; name="archivos[0]"', '; name="__proto__"', ""]) {
      const [body = "", type = ""] = encodings.multipart?.(typed.filter(([one]) => one !== "archivos")) ?? [];
      const file = `--x\r\nContent-Disposition: form-data${name}; filename="a.png"\r\n\r\nx\r\n`;
      const headers = { ...admin.formHeaders, "Content-Type": type };
      const page = await admin.follow(await admin.fetch(path, { method: "POST", body: file + body, headers }), path);
      expect([name, page.status, fieldValue(page, "nombre")]).toEqual([name, 400, "Con foto"]);
      expect(text(page, "#archivos-e")).toContain("un campo que no es de esta página");
    }
  });

  it("has at most forty of them", async () => {
    const { id } = await createCategoria();
    const path = `/admin/categorias/${id}`;
    const body = new FormData();
    for (const [name, value] of await filled(admin, path, "form[data-part=editor]", {}))
      if (name !== "archivos") body.append(name, value);
    for (let at = 0; at < 41; at += 1) body.append("archivos", new File(["x"], `${at}.txt`));
    const init = { method: "POST", body, headers: admin.formHeaders };
    const page = await admin.follow(await admin.fetch(path, init), path);
    expect([page.status, text(page, "#archivos-e")]).toEqual([400, expect.stringContaining("a lo sumo 40 archivos")]);
  });
});

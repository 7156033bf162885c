import { describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { sendForm } from "../../support/content/uploads";
import { owner } from "../../support/db/owner";
import { archivosDe, enviarFotos, repartidas } from "../../support/site/fotos";
import { attribute, fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn } from "../../support/site/site";

const admin = await signedIn();
const enviar = async (...nombres: string[]) => enviarFotos(admin, ...nombres);
const revisar = async (page: Page, typed: Record<string, string> = {}) =>
  sendForm(admin, page, { typed, press: ["intent", "revisar"] });

/** The field for the code of a picture. */
function codigoDe(page: Page, nombre: string): string {
  const label = page.$$("[aria-labelledby=no-van-t] label").find((one) => one.textContent.includes(nombre));
  return label?.querySelector("input")?.getAttribute("name") ?? "";
}

describe("the question where pictures go", () => {
  it("takes a code for a picture whose name says none, and says which no product has", async () => {
    const [uno, otro] = [await createProducto({ codigo: "FG-10" }), await createProducto({ codigo: "FG-1.1" })];
    await createProducto({ codigo: "FG-11" });
    const page = await enviar("IMG_1.jpg", "IMG_2.jpg", "fg11.jpg", "FG-10.jpg");
    const codigo = (nombre: string) => codigoDe(page, nombre);
    const [primera, segunda, doble] = [codigo("IMG_1.jpg"), codigo("IMG_2.jpg"), codigo("fg11.jpg")];
    const again = await revisar(page, { [primera]: "fg-10 2", [segunda]: "NO-1", [doble]: "FG-1.1" });
    expect(repartidas(again)).toEqual([
      ["FG-1.1", ["fg11.jpg"]],
      ["FG-10", ["FG-10.jpg", "IMG_1.jpg"]],
    ]);
    expect([fieldValue(again, segunda), attribute(again, `[name="${segunda}"]`, "aria-invalid")]).toEqual([
      "NO-1",
      "true",
    ]);
    expect(text(again, "[aria-labelledby=no-van-t] [data-part=error]")).toBe("Ningún producto tiene ese código");
    const { pathname, searchParams } = new URL(again.path, "http://localhost");
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/admin/productos/fotos/revisar",
      {
        fotos: new URL(page.path, "http://localhost").searchParams.get("fotos"),
        ...{ [primera]: "fg-10 2", [segunda]: "NO-1", [doble]: "FG-1.1" },
      },
    ]);
    expect(repartidas(await revisar(again, { [segunda]: "" }))).toEqual(repartidas(again));
    expect(toast(await sendForm(admin, again))).toContain("3 fotos en 2 productos; 1 no se guardó");
    expect([await archivosDe(uno.id), await archivosDe(otro.id)]).toEqual([["FG-10.jpg", "IMG_1.jpg"], ["fg11.jpg"]]);
  });

  it("keeps what was left out, and where they go, when it is reviewed again; a picture with a new code is marked", async () => {
    const { id } = await createProducto({ codigo: "FK-10" });
    await sendForm(admin, await enviar("FK-10.jpg"));
    const page = await enviar("FK-10-2.jpg", "FK-10-3.jpg", "IMG_8.jpg", "IMG_9.jpg");
    const [ocho, nueve] = [codigoDe(page, "IMG_8.jpg"), codigoDe(page, "IMG_9.jpg")];
    page.$('input[name="foto[]"]')?.removeAttribute("checked");
    const chosen = { [ocho]: "FK-10 4", lugar: "antes" };
    const again = await revisar(page, chosen);
    const marked = (from: Page) =>
      from.$$('input[name="foto[]"]').map((box) => [box.closest("label")?.textContent, box.hasAttribute("checked")]);
    const said = [["FK-10-2.jpg", false], ["FK-10-3.jpg", true], ["IMG_8.jpg", true]]; // prettier-ignore
    expect([marked(again), attribute(again, "[name=lugar][checked]", "value")]).toEqual([said, "antes"]);
    const third = await revisar(again, { [nueve]: "NO-1" });
    expect([marked(third), attribute(third, "[name=lugar][checked]", "value")]).toEqual([said, "antes"]);
    await sendForm(admin, await revisar(third, { [nueve]: "" }));
    expect(await archivosDe(id)).toEqual(["FK-10-3.jpg", "IMG_8.jpg", "FK-10.jpg"]);
  });

  it("marks a picture whose product came since the question was asked", async () => {
    const page = await enviar("FK-20.jpg", "FK-30.jpg");
    const { id } = await createProducto({ codigo: "FK-30" });
    const again = await revisar(page);
    expect(again.$$('input[name="foto[]"][checked]')).toHaveLength(1);
    await sendForm(admin, again);
    expect(await archivosDe(id)).toEqual(["FK-30.jpg"]);
  });

  it("reads a code that is cut at an emoji", async () => {
    const page = await enviar("IMG_9.jpg");
    const again = await revisar(page, { [codigoDe(page, "IMG_9.jpg")]: `${"9".repeat(79)}🚗` });
    expect([again.status, fieldValue(again, codigoDe(again, "IMG_9.jpg"))]).toEqual([200, "9".repeat(79)]);
  });

  it("saves and deletes nothing while a code was typed that was not reviewed, and shows it again", async () => {
    const { id } = await createProducto({ codigo: "FH-10" });
    const page = await enviar("IMG_7.jpg", "FH-10.jpg");
    const field = codigoDe(page, "IMG_7.jpg");
    const again = await sendForm(admin, page, { typed: { [field]: "FH-10" } });
    expect([again.status, text(again, "[data-part=summary] li")]).toEqual([
      400,
      "Escribió un código que no se ha revisado. Presione «Revisar de nuevo» y después guarde.",
    ]);
    expect(attribute(again, "[data-part=summary] a", "href")).toBe(`#${field}`);
    expect([fieldValue(again, field), text(again, "[aria-labelledby=no-van-t] [data-part=error]")]).toEqual([
      "FH-10",
      "Este código no se ha revisado",
    ]);
    expect(await archivosDe(id)).toEqual([]);
    expect(await db.medio.count({ where: { nombre: { in: ["IMG_7.jpg", "FH-10.jpg"] } } })).toBe(2);
    const reviewed = await revisar(again);
    expect(repartidas(reviewed)).toEqual([["FH-10", ["FH-10.jpg", "IMG_7.jpg"]]]);
    await sendForm(admin, reviewed);
    expect(await archivosDe(id)).toEqual(["FH-10.jpg", "IMG_7.jpg"]);
  });

  it("are asked about again when one would go elsewhere by now; nothing is saved or deleted", async () => {
    const [uno, otro] = [await createProducto({ codigo: "FE-10" }), await createProducto({ codigo: "FE-20" })];
    const page = await enviar("FE-10-2.jpg", "FE-20.jpg");
    await createProducto({ codigo: "FE-10-2" });
    const again = await sendForm(admin, page);
    expect([again.status, text(again, "[data-part=summary] li")]).toEqual([
      409,
      "Algo cambió mientras tanto. Mire de nuevo a qué producto va cada foto.",
    ]);
    expect(repartidas(again).map(([codigo]) => codigo)).toEqual(["FE-10-2", "FE-20"]);
    expect([await archivosDe(uno.id), await archivosDe(otro.id)]).toEqual([[], []]);
    await db.producto.delete({ where: { id: otro.id } });
    expect((await sendForm(admin, again)).status).toBe(409);
    expect(await db.medio.count({ where: { nombre: { in: ["FE-10-2.jpg", "FE-20.jpg"] } } })).toBe(2);
  });

  it("that are left out in the question are not saved, and are deleted", async () => {
    const { id } = await createProducto({ codigo: "FC-500" });
    const page = await enviar("FC-500.jpg", "FC-500-2.jpg");
    page.$('input[name="foto[]"]')?.removeAttribute("checked");
    await sendForm(admin, page);
    expect(await archivosDe(id)).toEqual(["FC-500-2.jpg"]);
    expect(await db.medio.count({ where: { nombre: "FC-500.jpg" } })).toBe(0);
  });

  it("are asked for when none is marked, and stay", async () => {
    const { id } = await createProducto({ codigo: "FC-600" });
    const page = await enviar("FC-600.jpg", "FC-600-2.jpg");
    for (const box of page.$$('input[name="foto[]"]')) box.removeAttribute("checked");
    const again = await sendForm(admin, page);
    expect([again.status, text(again, "[data-part=summary] li")]).toEqual([400, "Marque al menos una foto."]);
    expect([again.$$('input[name="foto[]"]').length, again.$$('input[name="foto[]"][checked]').length]).toEqual([2, 0]);
    for (const box of again.$$('input[name="foto[]"]')) box.setAttribute("checked", "");
    await sendForm(admin, again);
    expect(await archivosDe(id)).toEqual(["FC-600.jpg", "FC-600-2.jpg"]);
  });

  it("are saved once, however often the question is answered", async () => {
    const { id } = await createProducto({ codigo: "FC-800" });
    const page = await enviar("FC-800.jpg");
    await sendForm(admin, page);
    expect(toast(await sendForm(admin, page))).toContain("Foto guardada 1 foto en 1 producto");
    expect(await archivosDe(id)).toEqual(["FC-800.jpg"]);
    expect(toast(await admin.visit(page.path))).toContain("Ya se guardaron, o ya no están.");
  });

  it("of another product stay there, whatever ids a question is answered with", async () => {
    const [dueño, otro] = [await createProducto({ codigo: "FC-900" }), await createProducto({ codigo: "FC-901" })];
    await sendForm(admin, await enviar("FC-900.jpg"));
    const { medio_id } = await db.producto.findUniqueOrThrow({ where: { id: dueño.id } });
    const page = await enviar("FC-901.jpg");
    page.$('input[name="foto[]"]')?.setAttribute("value", `${medio_id}-${otro.id}`);
    expect((await sendForm(admin, page)).status).toBe(400);
    page.$("form[data-part=editor]")?.setAttribute("action", `${page.path},${medio_id}`);
    expect((await sendForm(admin, page)).status).toBe(409);
    expect([await archivosDe(dueño.id), await archivosDe(otro.id)]).toEqual([["FC-900.jpg"], []]);
  });

  it("are found again by who goes back from the question, and by whose session ended", async () => {
    const { id } = await createProducto({ codigo: "FF-10" });
    const page = await enviar("FF-10.jpg", "FF-10-2.jpg");
    const back = await admin.visit(attribute(page, 'a[href^="/admin/productos/fotos?"]', "href"));
    expect(texts(back, "form li")).toEqual(["FF-10.jpg", "FF-10-2.jpg"]);

    const other = await signedIn();
    const { path: review } = await sendForm(
      other,
      await other.visit(attribute(page, 'a[href^="/admin/productos/fotos?"]', "href")),
    );
    const marked = await other.visit(review);
    marked.$('input[name="foto[]"]')?.removeAttribute("checked");
    await db.adminSession.deleteMany();
    const login = await sendForm(other, marked);
    const after = await other.submit(login, "form", { email: owner.email, password: owner.password });
    expect(decodeURIComponent(after.path)).toBe(review);
    expect((await other.visit(`${review},1`)).$$('input[name="foto[]"][checked]').length).toBe(2);
    expect(after.$$('input[name="foto[]"][checked]').length).toBe(1);
    await sendForm(other, after);
    expect(await archivosDe(id)).toEqual(["FF-10-2.jpg"]);
  });
});

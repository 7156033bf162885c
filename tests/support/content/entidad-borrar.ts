import { expect, it } from "vitest";
import type { Entidad } from "./entidad";
import { whileRefused } from "../db/faults";
import { attribute, links, text, toast } from "../site/reading";
import { signedIn, Visitor } from "../site/site";

const admin = await signedIn();

async function onSite(address: string): Promise<string> {
  return (await new Visitor().visit(address)).text;
}

/** The tests of deleting a row. */
export function describeDelete({ path, tabla, fields, nombre, visible, textos, pregunta, row, count }: Entidad): void {
  it("is asked for first, told when it is gone, and off the site at once (ADM §2, ADM §7, ADM §8)", async () => {
    const { id } = await row({ ...fields, [visible.campo]: "Por borrar Ñ" });
    const name = visible.campo === nombre ? "Por borrar Ñ" : (fields[nombre] ?? "");
    const href = `${path}/${id}/eliminar`;
    expect(links(await admin.visit(path), "tbody a")).toContainEqual([`Eliminar ${name}`, href]);
    expect(attribute(await admin.visit(`${path}/${id}`), "form[data-part=editor] a[href*=eliminar]", "href")).toBe(
      href,
    );
    const question = await admin.visit(href);
    expect([text(question, "h1"), links(question, "form[data-part=confirm] a")]).toEqual([
      pregunta(name),
      [["Cancelar", path]],
    ]);
    const rows = await count();
    const page = await admin.submit(question, "form[data-part=confirm]");
    expect([page.path, toast(page), await count()]).toEqual([path, textos.eliminado, rows - 1]);
    expect(links(page, "tbody a").map(([, to]) => to)).not.toContain(href);
    expect(await onSite(visible.address)).not.toContain("Por borrar Ñ");
  });

  it("counts as deleted when it is asked for again, as by a double click, and is not there to read", async () => {
    const { id } = await row(fields);
    const question = await admin.visit(`${path}/${id}/eliminar`);
    await admin.submit(question, "form[data-part=confirm]");
    const rows = await count();
    const again = await admin.submit(question, "form[data-part=confirm]");
    expect([again.status, again.path, toast(again), await count()]).toEqual([200, path, textos.eliminado, rows]);
    expect((await admin.visit(`${path}/${id}/eliminar`)).status).toBe(404);
  });

  it.each(["mover", "otro", ""])("is not deleted by a request that means something else, %j", async (intent) => {
    const { id } = await row(fields);
    const rows = await count();
    expect((await admin.post(`${path}/${id}/eliminar`, { intent, destino_id: "2" })).status).toBe(400);
    expect(await count()).toBe(rows);
  });

  it("that the database refuses is told as still there (ADM §8)", async () => {
    const { id } = await row(fields);
    const [question, rows] = [await admin.visit(`${path}/${id}/eliminar`), await count()];
    const page = await whileRefused("DELETE", tabla, () => admin.submit(question, "form[data-part=confirm]"));
    expect([toast(page), await count()]).toEqual([`Error ${textos.noEliminado}`, rows]);
  });
}

/** The tests without a session: nothing is shown and nothing changes. */
export function describeDoor({ path, fields, row, count }: Entidad): void {
  it("nothing is shown and nothing changes", async () => {
    const { id } = await row(fields);
    const [rows, stranger] = [await count(), new Visitor()];
    for (const to of [path, `${path}/nuevo`, `${path}/${id}`, `${path}/${id}/eliminar`]) {
      expect((await stranger.visit(to)).path).toMatch(/^\/admin\/login/);
      const posted = await stranger.post(to, { ...fields, revision: "1", intent: "mover", id: String(id) });
      expect(posted.headers.get("Location")).toMatch(/^\/admin\/login/);
    }
    expect(await count()).toBe(rows);
  });
}

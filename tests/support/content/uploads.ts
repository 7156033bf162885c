import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import type { Sent } from "../files/files";
import { cloud } from "../fakes/cloudinary";
import { createCategoria } from "./factories";
import { formFields, listFields } from "../site/forms";
import { db, ORIGIN, type Page, Visitor } from "../site/site";

interface Filled {
  typed?: Record<string, string>;
  files?: readonly Sent[];
  /** The button that is pressed, as name and value; the plain submit button by default. */
  press?: readonly [string, string];
}

function formOf(page: Page, selector: string): HTMLElement {
  const form = page.$(selector);
  if (!form) throw new Error(`No form ${selector} on ${page.path}`);
  return form;
}

/** The body of a form with files as a browser without JavaScript sends it. */
function bodyOf(form: HTMLElement, { typed = {}, files = [], press }: Filled): FormData {
  const body = new FormData();
  const lists = Object.entries(listFields(form)).filter(([name]) => !(name in typed));
  const repeated = new Set(lists.map(([name]) => name));
  for (const [name, value] of Object.entries({ ...formFields(form), ...typed }))
    if (value !== null && name !== "archivos" && !repeated.has(name)) body.append(name, value);
  for (const [name, values] of lists) for (const value of values) body.append(name, value);
  for (const { nombre, bytes } of files) body.append("archivos", new File([new Uint8Array(bytes)], nombre));
  if (files.length === 0) body.append("archivos", new File([], ""));
  if (press) body.append(...press);
  return body;
}

/** Fills in a form with files and sends it; returns the resulting page. */
export async function sendForm(
  visitor: Visitor,
  page: Page,
  filled: Filled = {},
  selector = "form[data-part=editor]",
): Promise<Page> {
  const form = formOf(page, selector);
  const to = new URL(form.getAttribute("action") || page.path, new URL(page.path, ORIGIN));
  const path = to.pathname + to.search;
  const body = bodyOf(form, filled);
  return visitor.follow(await visitor.fetch(path, { method: "POST", body, headers: visitor.formHeaders }), path);
}

/** Presses a button of a media list. */
export async function pressMedio(
  visitor: Visitor,
  page: Page,
  accion: string,
  id: number,
  filled: Filled = {},
): Promise<Page> {
  return sendForm(visitor, page, { ...filled, press: ["medio-accion", `${accion}:${id}`] });
}

/** Paths of all files under a folder of the site's data. */
export function filesIn(folder: string): string[] {
  const root = join(process.env.DATA_DIR ?? "", folder);
  try {
    return readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
      statSync(join(root, name)).isFile(),
    );
  } catch {
    return [];
  }
}

/** Keys of all stored files, on disk and at the fake Cloudinary. */
export function storedKeys(): string[] {
  return [...filesIn("media"), ...cloud.files.keys()];
}

/** Bytes of a stored file as visitors get them. */
export async function served(clave: string): Promise<Buffer> {
  const remote = cloud.files.get(clave);
  if (remote) return remote;
  const response = await new Visitor().fetch(`/media/${clave}`);
  if (response.status !== 200) throw new Error(`${clave} is not served`);
  return Buffer.from(await response.arrayBuffer());
}

/** Names of the files in a media list, in order. */
export function listed(page: Page): string[] {
  return page.$$("#medios [data-part=name]").map((name) => name.textContent.trim());
}

/** Ids of the files in a media list, in order. */
export function heldIds(page: Page): number[] {
  return page.$$('#medios input[name="medio[]"]').map((input) => Number(input.getAttribute("value")));
}

/** The error about the sent files. */
export function mediaError(page: Page): string {
  return page.$("#archivos-e")?.textContent.trim() ?? "";
}

/** Creates a category and sends files with its editor; returns the page and the category's files. */
export async function uploadTo(admin: Visitor, ...files: Sent[]) {
  const { id } = await createCategoria();
  const page = await sendForm(admin, await admin.visit(`/admin/categorias/${id}`), { files });
  const usos = await db.medioUso.findMany({
    where: { categoria_id: id },
    orderBy: { orden: "asc" },
    include: { medio: true },
  });
  return { id, page, medios: usos.map(({ medio }) => medio) };
}

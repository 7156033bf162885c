import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { links } from "./reading";
import { db, type Page, type Visitor } from "./site";

export const path = "/admin/backup";

/** Presses "Crear Backup Completo" and waits as a browser without scripts does: by looking again. */
export async function createBackup(admin: Visitor): Promise<Page> {
  return settled(admin, await admin.submit(await admin.visit(path), ".tit form"));
}

/** The page once no work goes on any more. */
export async function settled(admin: Visitor, first: Page): Promise<Page> {
  let page = first;
  for (let looks = 0; page.$("progress") && looks < 300; looks += 1) {
    await pause(100);
    page = await admin.visit(page.path);
  }
  return page;
}

/** The newest backup of the site's own. */
export async function newest() {
  return db.backup.findFirstOrThrow({ orderBy: { id: "desc" } });
}

/** Where an archive is. */
export function archivePath(archivo: string): string {
  return join(process.env.DATA_DIR ?? "", "backups", archivo);
}

/** An archive's bytes. */
export async function archiveBytes(): Promise<Buffer> {
  return readFileSync(archivePath((await newest()).archivo));
}

/** Brings an archive in; where one is led. */
export async function upload(admin: Visitor, bytes: Uint8Array<ArrayBuffer>, nombre = "backup.zip"): Promise<Page> {
  await admin.visit(path);
  const body = new FormData();
  body.append("archivos", new File([bytes], nombre));
  const to = `${path}/subir`;
  return admin.follow(await admin.fetch(to, { method: "POST", body, headers: admin.formHeaders }), to);
}

/** Has a backup looked at, from its page; the page with what would change, or with the reason. */
export async function review(admin: Visitor, id: number): Promise<Page> {
  const page = await admin.visit(`${path}/${id}/restaurar`);
  const form = page.$("main form.bloq") ? "main form.bloq" : 'form[aria-label="Revisar de nuevo"]';
  return settled(admin, await admin.submit(page, form));
}

/** Confirms what a review showed. */
export async function restore(admin: Visitor, reviewed: Page): Promise<Page> {
  return settled(admin, await admin.submit(reviewed, "form.confirma"));
}

/** The rows of "Qué cambiaría": what, added, changed, removed. */
export function changes(page: Page): string[] {
  return page.$$("section[aria-labelledby=cambios] tbody tr").map((row) => row.textContent.replace(/\s+/g, " ").trim());
}

/** Addresses of a kind of download. */
export function downloads(page: Page, what: string): string[] {
  return links(page, "a").flatMap(([, href]) => (href.endsWith(`/${what}`) ? [href] : []));
}

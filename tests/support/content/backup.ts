import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { links } from "../site/reading";
import { db, type Page, type Visitor } from "../site/site";

export const path = "/admin/backup";

/** Presses "Crear Backup Completo" and waits like a browser without JavaScript, by reloading the page. */
export async function createBackup(admin: Visitor): Promise<Page> {
  return settled(admin, await admin.submit(await admin.visit(path), "[data-part=title] form"));
}

/** Reloads the page until no backup work is running; returns the last page. */
export async function settled(admin: Visitor, first: Page): Promise<Page> {
  let page = first;
  for (let looks = 0; page.$("progress") && looks < 1_500; looks += 1) {
    await pause(20);
    page = await admin.visit(page.path);
  }
  return page;
}

/** The row of the newest backup. */
export async function newest() {
  return db.backup.findFirstOrThrow({ orderBy: { id: "desc" } });
}

/** Path of an archive. */
export function archivePath(archivo: string): string {
  return join(process.env.DATA_DIR ?? "", "backups", archivo);
}

/** Bytes of the newest backup's archive. */
export async function archiveBytes(): Promise<Buffer> {
  return readFileSync(archivePath((await newest()).archivo));
}

/** Uploads an archive; returns the page it leads to. */
export async function upload(admin: Visitor, bytes: Uint8Array<ArrayBuffer>, nombre = "backup.zip"): Promise<Page> {
  await admin.visit(path);
  const body = new FormData();
  body.append("archivos", new File([bytes], nombre));
  const to = `${path}/subir`;
  return admin.follow(await admin.fetch(to, { method: "POST", body, headers: admin.formHeaders }), to);
}

/** Reviews a backup from its page; returns the page with the changes, or with the reason for a refusal. */
export async function review(admin: Visitor, id: number): Promise<Page> {
  const page = await admin.visit(`${path}/${id}/restaurar`);
  const form = page.$("main form[aria-labelledby=revisar]")
    ? "main form[aria-labelledby=revisar]"
    : 'form[aria-label="Revisar de nuevo"]';
  return settled(admin, await admin.submit(page, form));
}

/** Confirms a reviewed restore. */
export async function restore(admin: Visitor, reviewed: Page): Promise<Page> {
  return settled(admin, await admin.submit(reviewed, "form[data-part=confirm]"));
}

/** The rows of "Qué cambiaría": table, added, changed, removed. */
export function changes(page: Page): string[] {
  return page.$$("section[aria-labelledby=cambios] tbody tr").map((row) => row.textContent.replace(/\s+/g, " ").trim());
}

/** Download addresses of one kind on a page. */
export function downloads(page: Page, what: string): string[] {
  return links(page, "a").flatMap(([, href]) => (href.endsWith(`/${what}`) ? [href] : []));
}

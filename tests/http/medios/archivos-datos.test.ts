import { expect, it } from "vitest";
import { createBackup, newest } from "../../support/content/backup";
import { appRoutes } from "../../support/site/routes";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();
await createBackup(admin);
const { id } = await newest();
const { clave } = await db.medio.findFirstOrThrow({ where: { mime: "image/webp" } });

/** Every address that answers with something else than a page. */
async function fileAddresses(): Promise<string[]> {
  const known = appRoutes({ id: String(id), parte: "1.xml", variante: "640.webp" }).map(({ path }) => path);
  const [plain, variant] = [`/media/${clave}`, `/imagen/640.webp/${clave}`];
  const found: string[] = [];
  for (const path of [...known.filter((one) => one !== ""), plain, variant]) {
    const answer = await admin.fetch(path);
    await answer.arrayBuffer();
    if (answer.status === 200 && !/^text\/html/.test(answer.headers.get("Content-Type") ?? "")) found.push(path);
  }
  return found;
}

it("a file is no data of a page, however its address is written: all of it would be held in memory", async () => {
  const addresses = await fileAddresses();
  expect(addresses).toEqual(expect.arrayContaining([`/media/${clave}`, `/admin/backup/${id}/archivo`, "/sitemap.xml"]));
  const written = addresses
    .filter((path) => path !== "/buscar/sugerencias")
    .flatMap((path) => [
      `${path}.data`,
      `${path}/_.data`,
      `${path.replace("a", "%61")}.data`,
      `${path.toUpperCase()}.data`,
    ]);
  for (const path of written) expect([path, (await admin.fetch(path)).status]).toEqual([path, 404]);
  for (const path of ["/admin/backup.data", "/admin/nosotros.data", "/buscar/sugerencias.data?q=x"])
    expect([path, (await admin.fetch(path)).status < 300]).toEqual([path, true]);
});

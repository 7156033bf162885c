import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();

async function stored(mime: string) {
  const medio = await db.medio.findFirstOrThrow({ where: { mime } });
  const bytes = readFileSync(join(process.env.DATA_DIR ?? "", "media", medio.clave));
  return { ...medio, path: `/media/${medio.clave}`, content: bytes };
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe("a stored file", () => {
  it.each(["image/webp", "image/png", "video/mp4", "application/pdf"])(
    "of type %s is sent whole, as that type",
    async (mime) => {
      const { path, content, bytes } = await stored(mime);
      const response = await visitor.fetch(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe(mime);
      expect(response.headers.get("Content-Length")).toBe(String(bytes));
      expect(response.headers.get("Cache-Control")).toContain("immutable");
      expect(response.headers.get("Accept-Ranges")).toBe("bytes");
      expect((await bytesOf(response)).equals(content)).toBe(true);
    },
  );

  it("cannot run anything, should it be opened by itself", async () => {
    const { path } = await stored("image/webp");
    expect((await visitor.fetch(path)).headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
  });

  it("is not sent again to who has it", async () => {
    const { path } = await stored("image/webp");
    const etag = (await visitor.fetch(path)).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const name of [etag, `W/${etag}`, `"otro", ${etag}`, "*"]) {
      const again = await visitor.fetch(path, { headers: { "If-None-Match": name } });
      expect([name, again.status, (await bytesOf(again)).length]).toEqual([name, 304, 0]);
    }
    const other = await visitor.fetch(path, { headers: { "If-None-Match": '"otro"' } });
    expect(other.status).toBe(200);
  });

  it.each([
    ["bytes=0-0", 0, 0],
    ["bytes=100-199", 100, 199],
    ["bytes=1000-", 1000, -1],
    ["bytes=-50", -50, -1],
    ["bytes=0-99999999999", 0, -1],
  ])("is sent in part when asked for %s", async (range, from, to) => {
    const { path, content, bytes } = await stored("video/mp4");
    const first = from < 0 ? bytes + from : from;
    const last = to < 0 ? bytes - 1 : to;
    const response = await visitor.fetch(path, { headers: { Range: range } });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/${bytes}`);
    expect(response.headers.get("Content-Length")).toBe(String(last - first + 1));
    expect((await bytesOf(response)).equals(content.subarray(first, last + 1))).toBe(true);
  });

  it("has the head of the whole file, whatever part HEAD names", async () => {
    const { path, bytes } = await stored("video/mp4");
    for (const range of ["bytes=0-9", "bytes=99999999999-"]) {
      const { status, headers } = await visitor.fetch(path, { method: "HEAD", headers: { Range: range } });
      expect([range, status, headers.get("Content-Range")]).toEqual([range, 200, null]);
      expect(headers.get("Content-Length")).toBe(String(bytes));
    }
  });

  it.each(["bytes=99999999999-", "bytes=5-2", "bytes=-0"])("has no part %s", async (range) => {
    const { path, bytes } = await stored("video/mp4");
    const response = await visitor.fetch(path, { headers: { Range: range } });
    expect([response.status, response.headers.get("Content-Range")]).toEqual([416, `bytes */${bytes}`]);
    expect(await bytesOf(response)).toHaveLength(0);
  });

  it.each(["bytes=0-1,5-6", "bytes=", "bytes=-", "items=0-1", "x"])(
    "is sent whole when asked for %j",
    async (range) => {
      const { path, bytes } = await stored("image/webp");
      const response = await visitor.fetch(path, { headers: { Range: range } });
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, bytes]);
    },
  );

  it("tells its size without being sent", async () => {
    const { path, bytes } = await stored("video/mp4");
    const response = await visitor.fetch(path, { method: "HEAD" });
    expect([response.status, response.headers.get("Content-Length")]).toEqual([200, String(bytes)]);
    expect(await bytesOf(response)).toHaveLength(0);
  });
});

describe("a name that is no stored file's", () => {
  it.each([
    "/media/",
    "/media/../ged.db",
    "/media/..%2fged.db",
    "/media/%2e%2e/ged.db",
    "/media/imagenes-sitio/..%2f..%2fged.db",
    "/media/imagenes-sitio%2f..%2f..%2fged.db",
    "/media/%2fetc%2fpasswd",
    "/media/imagenes-sitio/%00.webp",
    "/media/imagenes-sitio/",
    "/media/imagenes-sitio/no-esta.webp",
    "/media/imagenes-sitio/no-esta.webp.part",
    "/media/C:%5Cged.db",
    `/media/${"a/".repeat(8)}b.webp`,
  ])("%s answers 404", async (path) => {
    const response = await visitor.fetch(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).not.toMatch(/SQLite format|root:/);
  });

  it("of a file without its row, or a row without its file, answers 404", async () => {
    const { clave } = await db.medio.create({
      data: { clave: "imagenes-sitio/sin-archivo.webp", nombre: "x", mime: "image/webp", bytes: 1, sha256: "0" },
    });
    expect((await visitor.fetch(`/media/${clave}`)).status).toBe(404);
    const orphan = await stored("application/pdf");
    await db.catalogoPdf.deleteMany();
    await db.medio.delete({ where: { id: orphan.id } });
    expect((await visitor.fetch(orphan.path)).status).toBe(404);
  });
});

describe("files of the site's own", () => {
  it.each([
    "/assets/..%2f..%2fpackage.json",
    "/assets/../../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
  ])("are never those outside their folder: %s", async (path) => {
    const response = await visitor.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("devDependencies");
  });
});

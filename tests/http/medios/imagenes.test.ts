import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { db, type Page, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const widths = [320, 640, 960, 1440, 1920];
const types = new Map([
  ["avif", "image/avif"],
  ["webp", "image/webp"],
  ["jpg", "image/jpeg"],
]);

/** A stored photo, the narrowest that has more than one width to offer. */
const photo = await db.medio.findFirstOrThrow({
  where: { mime: "image/webp", ancho: { gt: 640 } },
  orderBy: [{ ancho: "asc" }, { id: "asc" }],
});

/** Files a page offers of its pictures: address, type and the width it promises. The logo, one size for all, promises none. */
function offered(page: Page) {
  return page.$$("picture source[sizes]").flatMap((source) =>
    (source.getAttribute("srcset") ?? "").split(", ").map((candidate) => {
      const [href = "", width = ""] = candidate.split(" ");
      return { href, type: source.getAttribute("type") ?? "", width: Number(width.replace("w", "")) };
    }),
  );
}

async function open(path: string) {
  const response = await visitor.fetch(path);
  const content = Buffer.from(await response.arrayBuffer());
  return { response, content };
}

describe("a page's pictures", () => {
  it.each(["/", "/amortiguadores", "/accesorios-4x4/pasamanos", "/producto/PM-4104"])(
    "of %s come in AVIF and WebP, in the widths there are, never wider than they are",
    async (path) => {
      const page = await visitor.visit(path);
      const files = offered(page);
      expect(new Set(files.map(({ type }) => type))).toEqual(new Set(["image/avif", "image/webp"]));
      const natural = new Map((await db.medio.findMany()).map(({ clave, ancho }) => [clave, ancho ?? 0]));
      for (const { href, width } of files) {
        const [, asked = "", clave = ""] = /^\/imagen\/(\d+)\.\w+\/(.+)$/.exec(href) ?? [];
        expect([href, Number(asked)]).toEqual([href, width]);
        expect(widths).toContain(width);
        if (width > 320) expect([href, width <= (natural.get(clave) ?? 0)]).toEqual([href, true]);
      }
      for (const picture of page.$$("picture img")) {
        expect(picture.getAttribute("src")).toMatch(/^\/(imagen\/\d+\.jpg|media)\//);
        expect([picture.hasAttribute("alt"), picture.hasAttribute("width")]).toEqual([true, true]);
      }
    },
  );

  it("answer wherever a page names them, with the type it promises", async () => {
    const files = offered(await visitor.visit("/accesorios-4x4/pasamanos")).filter(({ width }) => width === 320);
    expect(files.length).toBeGreaterThan(1);
    for (const { href, type } of files) {
      const { response, content } = await open(href);
      expect([href, response.status, response.headers.get("Content-Type")]).toEqual([href, 200, type]);
      expect((await sharp(content).metadata()).width).toBeLessThanOrEqual(320);
    }
  });
});

describe("a variant of a picture", () => {
  it.each([...types])("in %s is of type %s and as wide as asked", async (formato, type) => {
    for (const width of [320, 640]) {
      const { response, content } = await open(`/imagen/${width}.${formato}/${photo.clave}`);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
      const made = await sharp(content).metadata();
      expect([made.format === "heif" ? "avif" : made.format, made.width]).toEqual([type.replace("image/", ""), width]);
      expect(response.headers.get("Cache-Control")).toContain("immutable");
      expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
    }
  });

  it("is never wider than the picture itself", async () => {
    const { content } = await open(`/imagen/1920.webp/${photo.clave}`);
    expect((await sharp(content).metadata()).width).toBe(photo.ancho);
  });

  it("is not sent again to who has it, and is another file in another width", async () => {
    const path = `/imagen/320.webp/${photo.clave}`;
    const etag = (await visitor.fetch(path)).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const name of [etag, `W/${etag}`, `"otro", ${etag}`, "*"]) {
      const again = await visitor.fetch(path, { headers: { "If-None-Match": name } });
      expect([name, again.status, (await again.arrayBuffer()).byteLength]).toEqual([name, 304, 0]);
    }
    const wider = await visitor.fetch(path.replace("320", "640"), { headers: { "If-None-Match": etag } });
    expect(wider.status).toBe(200);
  });

  it("asked for many times at once is the same file each time", async () => {
    const asked = Array.from({ length: 12 }, () => open(`/imagen/640.jpg/${photo.clave}`));
    const sizes = (await Promise.all(asked)).map(({ response, content }) => `${response.status} ${content.length}`);
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toMatch(/^200 /);
  });

  it.each([
    "321.webp",
    "0.webp",
    "-320.webp",
    "3200.webp",
    "640.png",
    "640.gif",
    "640",
    "webp",
    "640.webp.x",
    "640.WEBP",
  ])("that is not offered answers 404: %s", async (variante) => {
    expect((await visitor.fetch(`/imagen/${variante}/${photo.clave}`)).status).toBe(404);
  });

  it.each(["imagenes-sitio/no-esta.webp", "..%2f..%2fged.db", "ged.db", ""])(
    "of what is no stored picture answers 404: %j",
    async (clave) => {
      expect((await visitor.fetch(`/imagen/640.webp/${clave}`)).status).toBe(404);
    },
  );

  it.each(["video/mp4", "application/pdf"])("of a stored file of type %s answers 404", async (mime) => {
    const { clave } = await db.medio.findFirstOrThrow({ where: { mime } });
    expect((await visitor.fetch(`/imagen/640.webp/${clave}`)).status).toBe(404);
  });
});

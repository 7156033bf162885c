import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createMedio } from "../../support/content/archivos";
import { picture } from "../../support/files/files";
import { box } from "../../support/files/forjas-medios";
import { db, signedIn, Visitor } from "../../support/site/site";
import { mediaError, served, uploadTo } from "../../support/content/uploads";

const admin = await signedIn();
const visitor = new Visitor();
const MB = 1024 * 1024;
const [LADO, PROGRESIVA, AVIF, PROFUNDA] = [
  "La imagen no puede medir más de 16.384 píxeles de ancho ni de alto.",
  "Una imagen progresiva o entrelazada no puede tener más de 16 megapíxeles. Redúzcala o guárdela sin esa opción.",
  "Una imagen AVIF no puede tener más de 8 megapíxeles. Redúzcala o guárdela como JPEG, PNG o WebP.",
  "Una imagen AVIF de más de 8 bits por color no puede tener más de 5 megapíxeles. Redúzcala o guárdela como JPEG, PNG o WebP.",
];

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: { r: 90, g: 80, b: 120 } } });
}

/** A small AVIF that says that beside its picture there is one of so many pixels. */
async function avifBeside(width: number, height: number): Promise<Buffer> {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  return Buffer.concat([await picture("avif"), box("ispe", size)]);
}

const large = await plain(3500, 2400).avif({ effort: 0 }).toBuffer();
const tooMuch: [string, Buffer, string][] = [
  ["AVIF of 8.4 megapixels", large, AVIF],
  ["wide and flat picture", await plain(16_385, 2).png().toBuffer(), LADO],
  ["tall and narrow picture", await plain(2, 16_385).png().toBuffer(), LADO],
  ["AVIF with a larger one beside it", await avifBeside(9_000, 9_000), AVIF],
  ["AVIF of 10 bits", await plain(2600, 2000).avif({ effort: 0, bitdepth: 10 }).toBuffer(), PROFUNDA],
  ["interlaced PNG", await plain(5200, 4000).png({ progressive: true }).toBuffer(), PROGRESIVA],
  [
    "progressive JPEG",
    await plain(5200, 4000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
    PROGRESIVA,
  ],
];
const reduced: [string, Buffer, number, number][] = [
  ["PNG", await plain(3000, 1500).png().toBuffer(), 2560, 1280],
  ["JPEG on its side", await plain(3000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 1280, 2560],
  ["AVIF", await plain(3000, 2600).avif({ effort: 0 }).toBuffer(), 2215, 1920],
];

describe("a picture that would take too much memory", () => {
  it.each(tooMuch)("%s is refused by what it says of itself", async (_, bytes, message) => {
    const { page, medios } = await uploadTo(admin, { nombre: "grande", bytes });
    expect([page.status, mediaError(page), medios]).toEqual([400, message, []]);
  });

  it("and was stored before is shown as it is", async () => {
    const { id, clave } = await createMedio(admin);
    const key = clave.replace(/png$/, "avif");
    const path = join(process.env.DATA_DIR ?? "", "media", key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, large);
    await db.medio.update({ where: { id }, data: { almacen: "disco", clave: key, mime: "image/avif" } });
    const answer = await visitor.fetch(`/imagen/640.webp/${key}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/media/${key}`]);
    expect((await visitor.fetch(`/media/${key}`)).status).toBe(200);
  });
});

describe("what is stored of a large picture", () => {
  it.each(reduced)("is a smaller one: %s", async (_, bytes, ancho, alto) => {
    const { medios } = await uploadTo(admin, { nombre: "grande", bytes });
    expect(medios).toMatchObject([{ ancho, alto }]);
    expect(await sharp(await served(medios[0]?.clave ?? "")).metadata()).toMatchObject({ width: ancho, height: alto });
  });

  it("is WebP when its own format would need more than is taken: it could not be restored from a backup", async () => {
    const noise = sharp(randomBytes(2200 * 2200), { raw: { width: 2200, height: 2200, channels: 1 } });
    const bytes = await noise.toColourspace("b-w").png().toBuffer();
    expect(bytes.length).toBeLessThanOrEqual(5 * MB);
    const { medios } = await uploadTo(admin, { nombre: "ruido.png", bytes });
    expect(medios).toMatchObject([{ mime: "image/webp", ancho: 2200, clave: expect.stringMatching(/\.webp$/) }]);
    expect(medios[0]?.bytes).toBeLessThanOrEqual(5 * MB);
  });
});

describe("sizes asked for all at once", () => {
  it("wait for each other; those too many are told to come again, and are there then", async () => {
    rmSync(join(process.env.DATA_DIR ?? "", "cache"), { recursive: true, force: true });
    const stored = await db.medio.findMany({
      where: { mime: "image/webp", almacen: "disco" },
      select: { clave: true },
    });
    const all = stored.flatMap(({ clave }) =>
      [320, 640, 960].flatMap((ancho) => ["webp", "jpg"].map((formato) => `/imagen/${ancho}.${formato}/${clave}`)),
    );
    expect(all.length).toBeGreaterThan(200);
    const answers = await Promise.all(all.map((path) => visitor.fetch(path)));
    const refused = answers.find(({ status }) => status === 503);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect([refused?.headers.get("Retry-After"), refused?.headers.get("Cache-Control")]).toEqual(["10", "no-store"]);
    const again = all[answers.findIndex(({ status }) => status === 503)] ?? "";
    expect((await visitor.fetch(again)).status).toBe(200);
  });
});

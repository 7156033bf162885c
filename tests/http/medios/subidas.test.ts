import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { mov, mp4, photo, picture, pngOf } from "../../support/files/files";
import { objectsOf, SECRET, telling } from "../../support/files/forjas-medios";
import { toast } from "../../support/site/reading";
import { signedIn } from "../../support/site/site";
import { served, uploadTo } from "../../support/content/uploads";

const admin = await signedIn();
const MB = 1024 * 1024;

describe("a file that is taken", () => {
  it.each(["png", "jpeg", "gif", "webp", "avif"] as const)(
    "%s: is on the site with its size in pixels (ADM §7 Storage, ADM §9)",
    async (formato) => {
      const { page, medios } = await uploadTo(admin, {
        nombre: `foto.${formato}`,
        bytes: await picture(formato, 64, 48),
      });
      expect(toast(page)).toContain("Categoría actualizada");
      expect(medios).toMatchObject([{ mime: `image/${formato}`, ancho: 64, alto: 48, nombre: `foto.${formato}` }]);
      const [{ clave = "", bytes = 0, sha256 = "" } = {}] = medios;
      expect(clave).toMatch(/(^|\/)imagenes-sitio\/[0-9a-f]{32}\.\w+$/);
      const file = await served(clave);
      expect(file).toHaveLength(bytes);
      expect(Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(file))).toString("hex")).toBe(sha256);
      expect(await sharp(file).metadata()).toMatchObject({ width: 64, height: 48 });
    },
  );

  it.each([
    ["MP4", mp4, "video/mp4"],
    ["MOV", mov, "video/quicktime"],
  ])(
    "%s: keeps its pictures as they are, and nothing that tells of its making (ADM §2 Categories, ADM §9)",
    async (_, bytes, mime) => {
      const { medios } = await uploadTo(admin, { nombre: "giro.bin", bytes });
      expect(medios).toMatchObject([
        { mime, bytes: bytes.length, ancho: expect.any(Number), alto: expect.any(Number) },
      ]);
      const file = await served(medios[0]?.clave ?? "");
      const media = bytes.indexOf("mdat");
      expect(file.subarray(media).equals(bytes.subarray(media))).toBe(true);
      expect([bytes.includes("udta"), file.length, file.includes("udta")]).toEqual([true, bytes.length, false]);
    },
  );

  it("PDF: opens as before, and names nobody", async () => {
    const body = new FormData();
    body.set("acepta", "pdf");
    body.set("archivos", new File([new Uint8Array(telling)], "a.pdf"));
    const response = await admin.fetch("/admin/subidas", { method: "POST", body, headers: admin.formHeaders });
    const file = await served((await response.json()).medio.clave);
    expect(objectsOf(file)).toHaveLength(objectsOf(telling).length);
    expect([telling.includes(SECRET), file.length, file.includes(SECRET)]).toEqual([true, telling.length, false]);
  });

  it("is what its bytes are, whatever its name says", async () => {
    const { medios } = await uploadTo(admin, { nombre: "virus.exe", bytes: await picture("png") });
    expect(medios[0]?.clave).toMatch(/\.png$/);
    expect(medios[0]?.mime).toBe("image/png");
  });

  it("is upright and tells nothing of where and with what it was taken", async () => {
    const original = await photo(60, 40);
    expect(original.includes("Telefono secreto")).toBe(true);
    const { medios } = await uploadTo(admin, { nombre: "foto.jpg", bytes: original });
    expect(medios).toMatchObject([{ ancho: 40, alto: 60 }]);
    const file = await served(medios[0]?.clave ?? "");
    const { exif, orientation } = await sharp(file).metadata();
    expect([exif, orientation, file.includes("Telefono secreto")]).toEqual([undefined, undefined, false]);
  });

  it("keeps nothing that was hidden behind its end", async () => {
    const bytes = Buffer.concat([await picture("png"), Buffer.from("<?php system($_GET[0]); ?>PK\u0003\u0004")]);
    const { medios } = await uploadTo(admin, { nombre: "doble.png", bytes });
    expect((await served(medios[0]?.clave ?? "")).includes("<?php")).toBe(false);
  });

  it("of exactly the limit is taken (ADM §9)", async () => {
    const { medios } = await uploadTo(admin, { nombre: "justa.png", bytes: await pngOf(5 * MB) });
    expect(medios).toHaveLength(1);
  });

  it("stays animated when it was", async () => {
    const frames = await Promise.all([picture("png", 20, 20), picture("png", 20, 20)]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { medios } = await uploadTo(admin, { nombre: "animada.gif", bytes });
    expect(medios).toMatchObject([{ ancho: 20, alto: 20 }]);
    expect((await sharp(await served(medios[0]?.clave ?? ""), { animated: true }).metadata()).pages).toBe(2);
  });

  it.each([
    ["../../../etc/passwd.png", "passwd.png"],
    ["..\\..\\boot.png", "boot.png"],
    ["a\u202Egnp.exe.png", "agnp.exe.png"],
    [`${"n".repeat(400)}.png`, `${"n".repeat(116)}.png`],
    ["<b>foto</b>.png", "b>.png"],
  ])("called %j is shown as %j and lies nowhere else", async (nombre, shown) => {
    const { medios } = await uploadTo(admin, { nombre, bytes: await picture("png") });
    expect(medios[0]?.nombre).toBe(shown);
    expect(medios[0]?.clave).toMatch(/(^|\/)imagenes-sitio\/[0-9a-f]{32}\.png$/);
  });
});

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { folder } from "../../support/db/temp-env";

const { cloudinaryStore } = await import("~/services/files/cloudinary.server");
const { diskStore } = await import("~/services/files/media.server");
const { writeAtomically } = await import("~/services/files/whole-file.server");
const { BadKey } = await import("~/services/files/driver");
const { sweepTemp } = await import("~/services/uploads/temp.server");

/** Keys that lead elsewhere, or try to be more than a key. */
const FORGED = [
  "../ged.db",
  "imagenes-sitio/../../ged.db",
  "/etc/passwd",
  "imagenes-sitio/",
  "ged.db",
  'x","almacen":"disco","clave":"../ged.db',
  "imagenes-sitio/a.png\n",
  "imagenes-sitio/a.png\0",
  "imagenes-sitio\\..\\a.png",
  "imagenes-sitio/%2e%2e/a.png",
  `imagenes-sitio/${"a".repeat(300)}.png`,
  "IMAGENES/a.png",
  "",
];
const OWN = "imagenes-sitio/aa00.png";
/** Everything under the data folder with its content. */
function all(): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => `${join(entry.parentPath, entry.name)} ${readFileSync(join(entry.parentPath, entry.name), "utf8")}`)
    .toSorted();
}

beforeEach(() => {
  mkdirSync(join(folder, "media/imagenes-sitio"), { recursive: true });
  for (const name of ["ged.db", "nuevo", "media/imagenes-sitio/aa00.png"]) writeFileSync(join(folder, name), name);
});

describe("a file that is written whole or not at all", () => {
  it("leaves no part of it when the disk is full, or when it cannot have its name", async () => {
    const [full, taken] = [join(folder, "lleno"), join(folder, "tomado")];
    symlinkSync("/dev/full", `${full}.part`);
    mkdirSync(join(taken, "algo"), { recursive: true });
    await expect(writeAtomically(full, Buffer.from("x"))).rejects.toThrow("ENOSPC");
    await expect(writeAtomically(taken, Buffer.from("x"))).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
    rmSync(taken, { recursive: true });
  });
});

describe("the store of the disk", () => {
  it.each(FORGED)("neither reads, writes nor deletes by the key %j", async (clave) => {
    const before = all();
    expect(diskStore.owns(clave)).toBe(false);
    expect(await diskStore.read(clave)).toBeNull();
    await expect(diskStore.remove(clave)).rejects.toThrow(BadKey);
    await expect(diskStore.put(clave, join(folder, "nuevo"), "imagen")).rejects.toThrow(BadKey);
    expect(all()).toEqual(before);
  });

  it("stays inside its folder whatever the key", async () => {
    const outside = () => all().filter((line) => !line.startsWith(join(folder, "media/")));
    const before = outside();
    const part = fc.constantFrom("..", ".", "", "imagenes-sitio", "ged.db", "media", "\0", "\\", "%2e", "a.png", "~");
    const key = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join("/")),
    );
    await fc.assert(
      fc.asyncProperty(key, async (clave) => {
        await diskStore.remove(clave).catch(() => undefined);
        await diskStore.read(clave);
        expect(outside()).toEqual(before);
      }),
    );
  });

  it("gives, lists and takes away its own, and leaves what others put there", async () => {
    writeFileSync(join(folder, "media/imagenes-sitio/Foto de Ana.JPG"), "ajena");
    const clave = diskStore.newKey("imagenes-sitio", "png", "imagen");
    await diskStore.put(clave, join(folder, "nuevo"), "imagen");
    expect([...(await diskStore.list()).keys()].toSorted()).toEqual([clave, OWN].toSorted());
    await diskStore.remove(clave);
    await diskStore.remove(clave);
    expect([...(await diskStore.list()).keys()]).toEqual([OWN]);
    expect(existsSync(join(folder, "media/imagenes-sitio/Foto de Ana.JPG"))).toBe(true);
  });

  it("loses halves of files that a crash left, not those being written", async () => {
    mkdirSync(join(folder, "outbox"), { recursive: true });
    const names = [
      "media/imagenes-sitio/bb11.png.part",
      "outbox/mensaje-1-1.eml.part",
      "media/imagenes-sitio/cc.png.part",
    ];
    for (const name of names) writeFileSync(join(folder, name), "medio");
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const name of names.slice(0, 2)) utimesSync(join(folder, name), old, old);
    await sweepTemp();
    expect(names.map((name) => existsSync(join(folder, name)))).toEqual([false, false, true]);
  });
});

describe("the store at Cloudinary", () => {
  const nube = cloudinaryStore("cloudinary://llave:secreto@nuestra");
  const base = "https://res.cloudinary.com";

  it.each([
    ...FORGED,
    OWN,
    `${base}/ajena/image/upload/v1/imagenes-sitio/a.png`,
    `${base}/nuestra/image/upload/v1/otra-carpeta/a.png`,
    `${base}/nuestra/image/upload/v1/imagenes-sitio/../otra/a.png`,
    `${base}/nuestra/image/upload/v1/imagenes-sitio/sub/a.png`,
    `${base}/nuestra/image/upload/v1/imagenes-sitio/a.png?x=1`,
    `${base}/nuestra/image/upload/v2/imagenes-sitio/a.png`,
    `${base}/nuestra/image/authenticated/v1/imagenes-sitio/a.png`,
    `${base}/nuestra.malo.co/image/upload/v1/imagenes-sitio/a.png`,
    `http://res.cloudinary.com/nuestra/image/upload/v1/imagenes-sitio/a.png`,
  ])("asks nobody for the key %j", async (clave) => {
    const fetching = vi.spyOn(globalThis, "fetch");
    expect(nube.owns(clave)).toBe(false);
    expect(await nube.read(clave)).toBeNull();
    await expect(nube.remove(clave)).rejects.toThrow(BadKey);
    await expect(nube.put(clave, join(folder, "nuevo"), "imagen")).rejects.toThrow(BadKey);
    expect(fetching).not.toHaveBeenCalled();
    fetching.mockRestore();
  });

  it("owns what it names itself", () => {
    for (const [carpeta, extension, clase] of [
      ["imagenes-sitio", "webp", "imagen"],
      ["imagenes-sitio", "mp4", "video"],
      ["catalogos-pdf", "pdf", "pdf"],
    ] as const)
      expect(nube.owns(nube.newKey(carpeta, extension, clase))).toBe(true);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { parseJson } from "~/services/archive/json";
import { archiveLimits, BadArchive } from "~/services/archive/limits";
import { readVerified, linesOf, openArchive, readWhole } from "~/services/archive/read.server";
import { once, writeArchive } from "~/services/archive/write.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { type RawEntry, rawZip, zip64Field } from "../../support/files/zip";

const folder = mkdtempSync(join(tmpdir(), "ged-zip-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, "a.zip");
const data = Buffer.from("hola");
const FAR = 2n ** 60n;
const MB = 1024 * 1024;

/** Every file of an archive, read to its end. */
async function readAll(bytes: Buffer): Promise<string[]> {
  writeFileSync(path, bytes);
  const archive = await openArchive(path);
  try {
    const found: string[] = [];
    for (const name of archive.sizes.keys()) found.push(`${name} ${await readWhole(archive, name, 50 * MB)}`);
    return found;
  } finally {
    archive.close();
  }
}

function entry(more: Partial<RawEntry> = {}): RawEntry {
  return { name: "a.txt", data, ...more };
}

describe("an archive in an archive", () => {
  const inner = rawZip([entry(), entry({ name: "b.txt", stored: true })]);
  const outer = (more: Partial<RawEntry> = {}) => {
    const volume = entry({ name: "v.zip", data: inner, stored: true, ...more });
    // What stands behind it is none of its own.
    return rawZip([entry({ name: "before", data: Buffer.alloc(999) }), volume, entry({ name: "behind" })]);
  };

  async function readWithin(bytes: Buffer): Promise<string[]> {
    writeFileSync(path, bytes);
    const archive = await openArchive(path);
    try {
      const within = await archive.within("v.zip");
      const found: string[] = [];
      for (const name of within.sizes.keys()) found.push(`${name} ${await readWhole(within, name, MB)}`);
      within.close();
      return found;
    } finally {
      archive.close();
    }
  }

  it("gives its own files", async () => {
    expect(await readWithin(outer())).toEqual(["a.txt hola", "b.txt hola"]);
  });

  it.each<[string, Buffer]>([
    ["that is packed", outer({ stored: false })],
    ["that is none", outer({ data })],
    ["that is not there", outer({ name: "w.zip" })],
    ["that is cut off", outer({ data: inner.subarray(0, -5) })],
    ["whose files lie outside of it", outer({ data: rawZip([entry({ said: { compressed: 1_000 } })]) })],
    ["whose directory lies outside of it", outer({ data: rawZip([entry()], { offset: inner.length }) })],
    ["longer than it is", outer({ said: { compressed: MB, bytes: MB } })],
  ])("%s is refused", async (_, bytes) => {
    await expect(readWithin(bytes)).rejects.toThrow(BadArchive);
  });

  it("is written into it, and whole only if all of it could be", async () => {
    const made = join(folder, "hecho.zip");
    const zip = await writeArchive(made);
    const written = await zip.within("v.zip", (add) => add("a.txt", once(data), { compress: true }));
    expect(written).toEqual({ bytes: 4, sha256: sha256(data) });
    await zip.add("c.txt", once(data), { compress: false });
    await zip.finish();
    expect(await readWithin(readFileSync(made))).toEqual(["a.txt hola"]);
    const half = await writeArchive(join(folder, "medio.zip"));
    const fails = half.within("v.zip", () => Promise.reject(new Error("no disk")));
    await expect(fails).rejects.toThrow("no disk");
    await half.discard();
    expect(readdirSync(folder).filter((name) => name.startsWith("medio"))).toEqual([]);
  });
});

describe("an archive", () => {
  it("gives its files, packed or not", async () => {
    const bytes = rawZip([
      entry(),
      entry({ name: "b/c.txt", stored: true }),
      entry({ name: "d", data: Buffer.alloc(0) }),
    ]);
    expect(await readAll(bytes)).toEqual(["a.txt hola", "b/c.txt hola", "d "]);
  });

  it.each<[string, Buffer]>([
    ["whose end lies far outside", rawZip([entry()], { zip64: FAR })],
    ["whose end lies before its beginning", rawZip([entry()], { zip64: 2n ** 64n - 1n })],
    ["whose directory lies outside", rawZip([entry()], { offset: 0xfffffff0 })],
    ["whose directory is its own content", rawZip([entry()], { offset: 0 })],
    ["of several disks", rawZip([entry()], { disk: 1 })],
    ["with more files than there are", rawZip([entry()], { count: 2 })],
    ["with more files than any", rawZip([entry()], { count: 60_000 })],
    ["whose file lies outside", rawZip([entry({ said: { offset: 0xffffffff }, extra: zip64Field(FAR) })])],
    ["whose file begins in another", rawZip([entry({ said: { offset: 3 } })])],
    ["with a file longer than it says", rawZip([entry({ data: Buffer.alloc(MB), said: { bytes: 10 } })])],
    ["with a file shorter than it says", rawZip([entry({ said: { bytes: 100 } })])],
    ["with a file that says it is enormous", rawZip([entry({ said: { bytes: 0xffffffff }, extra: zip64Field(FAR) })])],
    ["with a file larger than the archive", rawZip([entry({ said: { compressed: 100_000 } })])],
    ["with an encrypted file", rawZip([entry({ said: { flags: 0x801 } })])],
    ["packed in another way", rawZip([entry({ said: { method: 12 } })])],
    ["with a file twice", rawZip([entry(), entry()])],
    ["that unfolds to a thousand times its size", rawZip([entry({ data: Buffer.alloc(20 * MB) })])],
    [
      "whose files share their bytes",
      rawZip([
        entry({ data: Buffer.from(String(Math.random()).repeat(9)) }),
        ...Array.from({ length: 40 }, (_, n) =>
          entry({ name: `b${n}`, data: Buffer.from("0123456789".repeat(9)), stored: true, overlaps: true }),
        ),
      ]),
    ],
    [
      "with a directory larger than any",
      rawZip(Array.from({ length: 300 }, (_, n) => entry({ name: `a${n}`, comment: Buffer.alloc(65_000) }))),
    ],
    ["with a name too long", rawZip([entry({ name: "a".repeat(300) })])],
    ...["../a", "/a", "a/../../b", "C:\\a", "a\\..\\b", "a\u0000b", "a\u001b[2Jb", "ñ"].map(
      (name): [string, Buffer] => [`with the name ${JSON.stringify(name)}`, rawZip([entry({ name })])],
    ),
  ])("%s is refused", async (_, bytes) => {
    await expect(readAll(bytes)).rejects.toThrow(BadArchive);
  });

  it("that is a folder or no file at all is refused", async () => {
    await expect(openArchive(folder)).rejects.toThrow(BadArchive);
    await expect(openArchive(join(folder, "nada.zip"))).rejects.toThrow(BadArchive);
  });

  it.each([undefined, 0n])("with any bytes turned is read or refused, and nothing else happens (%s)", async (zip64) => {
    const entries = [entry(), entry({ name: "b.txt", data: Buffer.from("0123456789".repeat(40)) })];
    const whole = rawZip(entries, { zip64 });
    const turned = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(turned, fc.nat(whole.length), async (changes, length) => {
        const bytes = Buffer.from(whole.subarray(0, whole.length - (length % 3 === 0 ? length : 0)));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const outcome = await readAll(bytes).catch((error: unknown) => error);
        expect(Array.isArray(outcome) || outcome instanceof BadArchive).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("whose file is another one than expected is refused once it was read", async () => {
    writeFileSync(path, rawZip([entry()]));
    const archive = await openArchive(path);
    const read = async (bytes: number) => {
      for await (const _ of readVerified(archive, "a.txt", { bytes, sha256: "0".repeat(64) }));
    };
    await expect(read(4)).rejects.toThrow("a.txt fue alterado");
    await expect(read(5)).rejects.toThrow("a.txt tiene otro tamaño");
    archive.close();
  });
});

describe("lines", () => {
  const lines = async (...chunks: string[]) => {
    async function* source() {
      for (const chunk of chunks) yield Buffer.from(chunk);
    }
    const found: string[] = [];
    for await (const line of linesOf(source())) found.push(line);
    return found;
  };

  it("are put together of pieces", async () => {
    expect(await lines("un", "o\ndos\ntr", "es\n")).toEqual(["uno", "dos", "tres"]);
  });

  it("that have no end, or are longer than any row, are refused before they are held", async () => {
    await expect(lines("uno\ndo")).rejects.toThrow("incompleta");
    const half = "x".repeat(archiveLimits.lineBytes / 2 + 1);
    await expect(lines(half, half, half)).rejects.toThrow("demasiado larga");
  });
});

describe("JSON", () => {
  const most = { depth: 2, values: 10 };

  it.each(['{"a":[1,2,3]}', '"[[[[,,,,,,,,,,,,,,"', '{"a\\"[[[,,,,,,,,,,":1}', "[[],[]]", "1"])(
    "%s is read",
    (json) => {
      expect(parseJson(json, most)).toEqual(JSON.parse(json));
    },
  );

  it.each([
    "[[[1]]]",
    "[".repeat(1_000_000),
    `[${"1,".repeat(20)}1]`,
    '{"a":{"b":{}}}',
    "",
    "{",
    "{'a':1}",
    "\ufeff{}",
  ])("%s is refused", (json) => {
    expect(() => parseJson(json, most)).toThrow(BadArchive);
  });

  it("within the limits says what JSON.parse says", () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parseJson(json, { depth: 1_000, values: 100_000 })).toEqual(JSON.parse(json));
      }),
    );
  });
});

/** Archives with a forged zip structure, and zip bombs. */
import type { Azar } from "../../faults/lib/azar";
import { sha256 } from "../../../app/services/secrets/sha256.server";
import { folded, type Files, manifestOf, sign, signText, unzip, volumesIn, zipOf } from "./archivo";
import { type RawEntry, rawZip, zip64Field } from "./zip";

const MB = 1024 * 1024;
const FAR = 2n ** 60n;

function entriesOf(files: Files): RawEntry[] {
  return [...files].map(([name, data]) => ({ name, data, stored: name.startsWith("medios/") }));
}

/** The archive with one of its entries altered. */
function withEntry(files: Files, azar: Azar, change: (entry: RawEntry) => RawEntry): Buffer {
  const entries = entriesOf(files);
  const chosen = azar.below(entries.length);
  return rawZip(entries.map((entry, index) => (index === chosen ? change(entry) : entry)));
}

const NAMES = [
  "../robado.txt",
  "/tmp/robado.txt",
  "..\\robado.txt",
  "C:\\robado.txt",
  "medios/../../ged.db",
  "a\u0000",
  "\u001b]0;x\u0007",
];

/** Ways to forge an archive; each returns the bytes of one that must be refused. */
export const zips: Record<string, (files: Files, azar: Azar) => Buffer> = {
  "a name that leads out": (files, azar) => withEntry(files, azar, (entry) => ({ ...entry, name: azar.of(NAMES) })),
  "a file more that leads out": (files, azar) =>
    rawZip([...entriesOf(files), { name: azar.of(NAMES), data: Buffer.from("robado") }]),
  "a file twice": (files, azar) => rawZip([...entriesOf(files), azar.of(entriesOf(files))]),
  "another size in the directory": (files, azar) =>
    withEntry(files, azar, (entry) => ({
      ...entry,
      said: { bytes: azar.of([0, 1, entry.data.length + 1, 0x7fffffff]) },
    })),
  "a size beyond 4 GB": (files, azar) =>
    withEntry(files, azar, (entry) => ({
      ...entry,
      said: { bytes: 0xffffffff },
      extra: zip64Field(azar.of([FAR, 5n * 2n ** 32n])),
    })),
  "a place beyond the end": (files, azar) =>
    withEntry(files, azar, (entry) => ({
      ...entry,
      said: { offset: 0xffffffff },
      extra: zip64Field(azar.of([FAR, 2n ** 40n])),
    })),
  "a place in another file": (files, azar) => withEntry(files, azar, (entry) => ({ ...entry, said: { offset: 7 } })),
  "an encrypted file": (files, azar) => withEntry(files, azar, (entry) => ({ ...entry, said: { flags: 0x801 } })),
  "another way to pack": (files, azar) =>
    withEntry(files, azar, (entry) => ({ ...entry, said: { method: azar.of([1, 9, 12, 14, 93, 99]) } })),
  "a long name": (files, azar) =>
    withEntry(files, azar, (entry) => ({ ...entry, name: `medios/${"x".repeat(60_000)}` })),
  "comments of megabytes": (files) =>
    rawZip(
      entriesOf(files).flatMap((entry, index) =>
        Array.from({ length: 6 }, (_, n) => ({
          ...entry,
          name: n ? `x${index}.${n}` : entry.name,
          comment: Buffer.alloc(65_000),
        })),
      ),
    ),
  "an end far away": (files, azar) =>
    rawZip(entriesOf(files), { zip64: azar.of([FAR, 2n ** 64n - 1n, 2n ** 52n, 0n]) }),
  "a directory elsewhere": (files, azar) => rawZip(entriesOf(files), { offset: azar.of([0, 1, 0xfffffff0]) }),
  "more files than there are": (files, azar) => rawZip(entriesOf(files), { count: azar.of([65_535, files.size + 1]) }),
  "fewer files than there are": (files) => rawZip(entriesOf(files), { count: files.size - 1 }),
  "several disks": (files) => rawZip(entriesOf(files), { disk: 3 }),
  "bytes behind the end": (files) => Buffer.concat([rawZip(entriesOf(files)), Buffer.alloc(500)]),
  "sixty thousand files": (files) =>
    rawZip([
      ...entriesOf(files),
      ...Array.from({ length: 60_000 }, (_, n) => ({ name: `x/${n}`, data: Buffer.alloc(0), stored: true })),
    ]),
  "one content as a thousand files": (files) => {
    const [, data = Buffer.alloc(0)] = [...files].find(([name]) => name.startsWith("medios/")) ?? [];
    const more = Array.from({ length: 1_000 }, (_, n) => ({
      name: `medios/imagenes-sitio/x${n}.webp`,
      data,
      stored: true,
      overlaps: n > 0,
    }));
    return rawZip([...entriesOf(files), ...more]);
  },
  "a table of 200 MB in 200 KB": (files) =>
    unfolding(files, Buffer.from(`{"palabra":"${"a".repeat(200)}"}\n`.repeat(940_000))),
  "a table of one line of 100 MB": (files) => unfolding(files, Buffer.alloc(100 * MB, "[")),
  "a manifest of 15 MB of lists": (files) => withManifestText(files, `{"a":${"[".repeat(15 * MB)}`),
  "a manifest of 15 MB of values": (files) => withManifestText(files, `{"archivos":[${"{},".repeat(5 * MB)}{}]}`),
  "a manifest of 100 MB": (files) => withManifestText(files, " ".repeat(100 * MB)),
};

/** A zip bomb: a table far larger than the archive, with a matching manifest. */
function unfolding(files: Files, bytes: Buffer): Buffer {
  files.set("tablas/palabras.ndjson", bytes);
  const manifest = manifestOf(files);
  const tabla = manifest.tablas.find(({ nombre }: { nombre: string }) => nombre === "palabras");
  Object.assign(tabla, { bytes: bytes.length, sha256: sha256(bytes) });
  sign(files, manifest);
  return rawZip(entriesOf(files));
}

function withManifestText(files: Files, text: string): Buffer {
  signText(files, text);
  return rawZip(entriesOf(files));
}

/** The ways that have to do with the entries of any zip. */
const ANY_ZIP = Object.entries(zips).filter(([way]) => !/table|manifest/.test(way));

/** Ways to forge a volume of an archive; each gives the bytes of an archive that must be refused. */
export const volumes = Object.fromEntries(
  ANY_ZIP.map(([way, forge]) => [
    `${way}, in a volume`,
    async (files: Files, azar: Azar): Promise<Buffer> => {
      const whole = await folded(files);
      const [name = ""] = volumesIn(whole);
      whole.set(name, forge(await unzip(whole.get(name) ?? Buffer.alloc(0)), azar));
      return zipOf(whole);
    },
  ]),
);

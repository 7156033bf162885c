/** Nearly valid files: pictures, films, documents, spreadsheets, backups. */
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Files, folded, pack, unpack } from "../../support/files/archivo";
import { damage } from "../../support/files/danos";
import { volumeDamage } from "../../support/files/danos-volumenes";
import { exe, html, mov, mp4, pdf, photo, picture, pngSaying, svg } from "../../support/files/files";
import { dudosas, malas } from "../../support/files/forjas";
import { volumes, zips } from "../../support/files/forjas-zip";
import { rawZip } from "../../support/files/zip";
import type { Azar } from "../lib/azar";
import { type Archivo, flipped } from "./cuerpos";
import { anyValue } from "./valores";

/** Valid files of the site, to be altered. */
export interface Muestras {
  media: Buffer[];
  backup: Buffer;
  csv: Buffer;
  xlsx: Buffer;
}
export type Kind = "media" | "tabla" | "backup";

const NAMES = ["a.png", "a.webp", "a.jpg", "a.pdf", "a.mp4", "a.csv", "a.xlsx", "a.zip", "../../x.png", "..\\x.csv", "a\u0000.png", "%00", ".", "a.png.php", "con", "\u202egnp.exe", `${"n".repeat(5_000)}.png`, 'a"b.png', "a\r\nX: y.png", "\u{1f600}.xlsx"]; // prettier-ignore
const MIMES = ["image/png", "image/webp", "video/mp4", "application/pdf", "text/csv", "application/zip", "text/html", "x", "a/b; charset=x"]; // prettier-ignore
const LIMITS = [0, 1, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

export async function mediaSamples(): Promise<Buffer[]> {
  const formats = ["png", "jpeg", "gif", "webp", "avif"] as const;
  const pictures = await Promise.all([...formats.map((format) => picture(format)), photo(), pngSaying(60_000, 60_000)]);
  const demo = ["logo/logo-ged.png", "partes/candado.webp"].map((name) => readFileSync(`prisma/seed/media/${name}`));
  return [...pictures, ...demo, mp4, mov, pdf, svg, exe, html];
}

/** The bytes with a part cut off, doubled, zeroed, or with one number set to its maximum. */
function damaged(azar: Azar, bytes: Buffer): Buffer {
  const at = azar.below(bytes.length);
  return azar.of<() => Buffer>([
    () => bytes,
    () => flipped(azar, bytes),
    // The first bytes, where most formats store their type and size.
    () => Buffer.concat([flipped(azar, bytes.subarray(0, 64)), bytes.subarray(64)]),
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(azar.below(bytes.length))]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.alloc(azar.of([1, 500, 70_000])), bytes.subarray(at)]),
    () => Buffer.concat([bytes, bytes]),
    () => {
      const copy = Buffer.from(bytes);
      const place = azar.below(Math.min(copy.length, azar.of([40, 400, copy.length])));
      if (place + 4 <= copy.length) copy[azar.chance(0.5) ? "writeUInt32BE" : "writeUInt32LE"](azar.of(LIMITS), place);
      return copy;
    },
  ])();
}

function csv(azar: Azar, bytes: Buffer): Buffer {
  const lines = bytes.toString("utf8").split("\r\n");
  const cell = () => anyValue(azar, "x", lines.slice(0, 3)).toString("latin1");
  const at = azar.below(lines.length);
  return azar.of<() => Buffer>([
    () => Buffer.from(lines.with(at, cell()).join("\r\n")),
    () => Buffer.from(lines.with(0, cell()).join("\r\n")),
    () => Buffer.from(lines.toSpliced(at, 0, `${cell()};"${cell()};${cell()}`).join("\r\n")),
    () => Buffer.from(lines.map((line) => line.replaceAll(";", azar.of([",", "\t", ";;", '";"', "|"]))).join("\n")),
    () => Buffer.from(lines.join("\r\n"), "utf16le"),
    () => Buffer.from(`${lines[0]}\r\n${`${lines[1]}\r\n`.repeat(azar.of([2, 2_000, 12_000]))}`),
    () => Buffer.from(lines.join(azar.of(["\r", "\n\r", "\u2028", "\u0000"]))),
    () => Buffer.from(`${lines[0]}\r\n${";".repeat(azar.of([20_000, 400_000]))}`),
    () => Buffer.from(`${lines[0]}\r\n${'"'.repeat(azar.of([3, 100_001]))}`),
  ])();
}

/** A workbook with one part altered. */
function workbook(azar: Azar, parts: Files): Buffer {
  const name = azar.of([...parts.keys()]);
  const text = parts.get(name)?.toString() ?? "";
  const tags = text.match(/<[a-z]\w{0,20}/gi) ?? ["<x"];
  const other = azar.of<() => string>([
    () => text.replace(/\d{1,9}/, azar.of(["-1", "99999999999", "1e9", "x", "1048577"])),
    () => text.replace(/r="[A-Z]{1,3}\d{1,7}"/g, azar.of(['r="XFD1048576"', 'r="A0"', 'r="ZZZZ1"', "", 'r=""'])),
    () => text.replace(azar.of(tags), (tag) => tag.repeat(azar.of([2, 30_000]))),
    () => text.replaceAll(azar.of(tags), "<x"),
    () => `<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]>${text.replace(">", ">&c;")}`,
    () => text.replace(/t="\w{1,10}"/g, azar.of(['t="s"', 't="inlineStr"', 't="e"', 't="b"', 't="d"', ""])),
    () => text.replace(/(<row[\s\S]{1,20000}<\/row>)/, (rows) => rows.repeat(azar.of([2, 60]))),
    () => text.slice(0, azar.below(text.length + 1)),
    () => flipped(azar, Buffer.from(text)).toString("latin1"),
    () => " ".repeat(azar.of([1_000, 30_000_000])),
  ])();
  const entries = [...parts].map(([one, data]) => ({ name: one, data: one === name ? Buffer.from(other) : data }));
  return azar.chance(0.15) ? rawZip(entries, { count: azar.of([0, 65_535]) }) : rawZip(entries);
}

async function archive(azar: Azar, backup: Buffer): Promise<Buffer> {
  const files = await unpack(backup);
  const [way, all] = [azar.next(), { ...damage, ...malas, ...dudosas }];
  if (way < 0.2) return azar.of(Object.values(zips))(files, azar);
  if (way < 0.4) return azar.of(Object.values(volumes))(files, azar);
  azar.of(Object.values(all))(files, azar);
  const shaped = azar.chance(0.5) ? await folded(files) : files;
  if (shaped !== files && azar.chance(0.5)) await azar.of(Object.values(volumeDamage))(shaped);
  const path = join(tmpdir(), `ged-hostil-${process.pid}-${azar.below(1e9)}.zip`);
  await pack(shaped, path);
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
}

async function bytesOf(azar: Azar, kind: Kind, { media, backup, csv: lines, xlsx }: Muestras): Promise<Buffer> {
  if (kind === "media") return damaged(azar, azar.of(media));
  if (kind === "backup") return azar.chance(0.5) ? damaged(azar, backup) : archive(azar, backup);
  return azar.of<() => Buffer | Promise<Buffer>>([
    () => csv(azar, lines),
    () => csv(azar, lines),
    () => damaged(azar, lines),
    () => damaged(azar, xlsx),
    async () => workbook(azar, await unpack(xlsx)),
    async () => workbook(azar, await unpack(xlsx)),
  ])();
}

/** A file of a kind, with a name that may not match it. */
export async function anyFile(azar: Azar, kind: Kind, samples: Muestras): Promise<Archivo> {
  const fitting = { media: "a.png", tabla: azar.of(["a.csv", "a.xlsx"]), backup: "a.zip" }[kind];
  const bytes = await bytesOf(azar, azar.chance(0.9) ? kind : azar.of(["media", "tabla", "backup"]), samples);
  return { filename: azar.chance(0.5) ? fitting : azar.of(NAMES), type: azar.of(MIMES), bytes };
}

/**
 * Fetches the files that an export names by URL, or takes them from a folder, and stores them as uploads are stored.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Acepta } from "../../app/domain/medios/medios";
import { keepFile } from "../../app/domain/medios/medios.server";
import { Refusal } from "../../app/domain/kernel/refusal";
import { sha256 } from "../../app/services/secrets/sha256.server";
import { HEAD_BYTES, detectFileType } from "../../app/services/uploads/file-type.server";
import { limits } from "../../app/services/uploads/limits";
import type { FileToKeep } from "../../app/services/uploads/receive.server";
import { prepareTemp, tempPath } from "../../app/services/uploads/temp.server";
import { descargar } from "./descargar";
import type { Leido } from "./esquemas";

const AT_ONCE = 4;

/** Where files come from: a folder, or their URLs. `trusted` hosts may have private addresses. */
export interface Origen {
  folder: string | undefined;
  trusted: ReadonlySet<string>;
}

/** A URL in a row, and the kind of file expected there. */
export interface Lugar {
  url: string;
  acepta: Acepta;
  tabla: string;
  fila: number;
  columna: string;
}

/** Lists every URL of an export with its place. */
export function lugaresDe({ categorias, subcategorias, masImagenes, imagenes, catalogos, logos }: Leido): Lugar[] {
  const lists = [
    ...categorias.map((row) => ({ ...row, tabla: "categorias_info" })),
    ...subcategorias.map((row) => ({ ...row, tabla: "subcategorias" })),
    ...masImagenes.map((row) => ({ ...row, tabla: "subcategorias_info" })),
  ];
  return [
    ...lists.flatMap(({ tabla, fila, valor }) =>
      valor.imagenes.map((url): Lugar => ({ url, acepta: "medio", tabla, fila, columna: "imagenes" })),
    ),
    ...imagenes.map(({ fila, valor }): Lugar => {
      return { url: valor.url_imagen, acepta: "imagen", tabla: "imagenes_sitio", fila, columna: "url_imagen" };
    }),
    ...catalogos.map(({ fila, valor }): Lugar => {
      return { url: valor.url_pdf, acepta: "pdf", tabla: "catalogos_pdf", fila, columna: "url_pdf" };
    }),
    ...logos.map(({ fila, valor }): Lugar => {
      return { url: valor.url_logo, acepta: "imagen", tabla: "configuracion_logo", fila, columna: "url_logo" };
    }),
  ];
}

/** Path of a URL's file in the folder: its last two segments, bucket and name. */
function savedPath(folder: string, url: string): string {
  const parts = decodeURIComponent(new URL(url).pathname)
    .split("/")
    .filter((part) => part !== "" && part !== "..");
  return join(folder, ...parts.slice(-2));
}

async function* told(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (error) {
    throw new Refusal(`la descarga se cortó (${error instanceof Error ? error.message : "sin motivo"})`);
  }
}

async function sourceOf(url: string, { folder, trusted }: Origen): Promise<Readable> {
  if (!folder) return Readable.from(told(await descargar(url, "GET", trusted)), { objectMode: false });
  await findSaved(url, folder);
  return createReadStream(savedPath(folder, url));
}

async function findSaved(url: string, folder: string): Promise<void> {
  const found = await stat(savedPath(folder, url)).catch(() => null);
  if (!found?.isFile()) throw new Refusal(`no está en ${folder}`);
}

/** Checks that each file exists without loading it; reports missing ones with their place. */
export async function buscarArchivos(leido: Leido, { folder, trusted }: Origen): Promise<void> {
  const left = lugaresDe(leido);
  async function work(): Promise<void> {
    for (let lugar = left.shift(); lugar; lugar = left.shift()) {
      const { url, acepta: _, ...place } = lugar;
      try {
        if (folder) await findSaved(url, folder);
        else (await descargar(url, "HEAD", trusted)).destroy();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        leido.lector.falla({ ...place, valor: url, mensaje: error.message });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Downloads a file to a temporary path, up to the largest accepted size. */
async function receive(url: string, origen: Origen): Promise<FileToKeep> {
  const path = tempPath();
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      done(bytes > limits.video ? new Refusal("es más grande que cualquier archivo que se recibe") : null, chunk);
    },
  });
  await pipeline(await sourceOf(url, origen), limit, createWriteStream(path, { flags: "wx" }));
  const file = await open(path, "r");
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0).finally(() => file.close());
  const tipo = detectFileType(buffer.subarray(0, bytesRead));
  const problema = bytes === 0 ? "vacio" : !tipo ? "tipo" : bytes > limits[tipo.clase] ? "grande" : null;
  const nombre = decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "archivo");
  return { campo: "", nombre, bytes, tipo, problema, path };
}

/** Stores all files; returns their ids by `claveDe`. Reports files that cannot be loaded with their place. */
export async function traerArchivos(leido: Leido, origen: Origen, decir: (line: string) => void) {
  await prepareTemp();
  const lugares = lugaresDe(leido);
  const ids = new Map<string, number>();
  const left = [...new Map(lugares.map((lugar) => [claveDe(lugar), lugar])).values()];
  const total = left.length;
  async function work(): Promise<void> {
    for (let lugar = left.shift(); lugar; lugar = left.shift()) {
      const { url, acepta, ...place } = lugar;
      let file: FileToKeep | null = null;
      try {
        file = await receive(url, origen);
        ids.set(claveDe(lugar), (await keepFile(file, acepta)).id);
        if (ids.size % 20 === 0) decir(`${ids.size} of ${total} files`);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        leido.lector.falla({ ...place, valor: url, mensaje: error.message });
      } finally {
        if (file) await rm(file.path, { force: true });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}

/** Key of a file: URL and kind, because one URL may be expected to be a picture in one row and a PDF in another. */
export function claveDe({ url, acepta }: Pick<Lugar, "url" | "acepta">): string {
  return `${acepta} ${sha256(url)}`;
}

import { db, type Tx } from "~/services/db/client.server";
import { changeContent } from "~/domain/kernel/change.server";
import { Refusal } from "~/domain/kernel/refusal";
import { listUnused } from "~/domain/medios/file-removal.server";
import { fitsKind, galeriaMax, type MedioItem } from "~/domain/medios/medios";
import { galleryFiles } from "~/domain/medios/medios.server";
import { productos as entidad } from "../productos.server";
import { codesSaid, type Said, stemOf, writtenAs } from "./nombres";

/** A product and the pictures that are named after it. */
interface Repartido {
  id: number;
  codigo: string;
  nombre: string;
  visible: boolean;
  /** How many pictures and videos it has by now. */
  tiene: number;
  /** The pictures in their order; `tambien`: the code of another product that the name may mean. */
  fotos: (MedioItem & { tambien: string | null })[];
}

/** Pictures that were sent, sorted by the products that their names say, and those that go to none, with the reason. */
export interface Reparto {
  productos: Repartido[];
  sin: SinProducto[];
}

interface SinProducto {
  foto: MedioItem;
  motivo: string;
  /** The code that was typed for it, "" where none was; null where another code would not help. */
  codigo: string | null;
}

/** Codes that staff typed for pictures whose names say none, by the ids of the files. */
type Escritos = ReadonlyMap<number, string>;

/** A picture, and the product that it goes to. */
export interface Destino {
  foto: number;
  producto: number;
}

/** A product that pictures may be named after, its code as files write it, and the hashes of its files and its new pictures. */
interface Owner extends Repartido {
  escrito: string;
  huellas: Set<string>;
  nuevas: Set<string>;
}

/** The products that have one of these codes, by their letters and digits: two may be written alike. */
async function ownersOf(tx: Tx, planos: readonly string[]): Promise<Map<string, Owner[]>> {
  const medio = { select: { mime: true, sha256: true } } as const;
  const own = { id: true, codigo: true, codigo_plano: true, nombre: true, visible: true, medio } as const;
  const rows = await tx.producto.findMany({
    where: { codigo_plano: { in: [...new Set(planos)] } },
    select: { ...own, medios: { select: { medio } } },
    orderBy: { codigo_clave: "asc" },
  });
  const found = new Map<string, Owner[]>();
  for (const { codigo_plano, medio, medios, ...row } of rows) {
    const files = [...(medio ? [medio] : []), ...medios.map((uso) => uso.medio)];
    const tiene = files.filter((file) => fitsKind("medio", file)).length;
    const huellas = new Set(files.map(({ sha256 }) => sha256));
    const one = { ...row, tiene, fotos: [], escrito: writtenAs(row.codigo), huellas, nuevas: new Set<string>() };
    found.set(codigo_plano, [...(found.get(codigo_plano) ?? []), one]);
  }
  return found;
}

/**
 * What a file's name may mean, the likeliest first. Codes that are written as the name has them come before those that
 * have only their letters and digits in common with it: ZZ-410-2 is the second picture of ZZ-410, and not one of ZZ-4102.
 */
function readingsOf(said: readonly Said[], found: ReadonlyMap<string, readonly Owner[]>) {
  const all = said.flatMap(({ plano, escrito, resto }) =>
    (found.get(plano) ?? []).map((owner) => ({ owner, plano, resto, exact: owner.escrito === escrito })),
  );
  const exact = all.filter((one) => one.exact);
  return exact.length > 0 ? exact : all;
}

/** Why a product does not get a picture; null where it does. */
function refusalOf(owner: Owner, sha256: string): string | null {
  if (owner.huellas.has(sha256)) return `${owner.codigo} ya tiene esta misma foto`;
  if (owner.nuevas.has(sha256)) return `Es igual a otra de las que envió para ${owner.codigo}`;
  if (owner.tiene + owner.fotos.length < galeriaMax.fotos) return null;
  return `${owner.codigo} llega a ${galeriaMax.fotos} imágenes y videos, que es lo más que puede tener`;
}

async function unusedPictures(tx: Tx, ids: readonly number[]) {
  return (await listUnused(tx, ids)).filter((row) => fitsKind("imagen", row));
}

/** Those of these files that are pictures and belong to nothing yet. */
export async function listFotos(ids: readonly number[]): Promise<MedioItem[]> {
  return (await unusedPictures(db, ids)).map(({ sha256: _, ...foto }) => foto);
}

const inNumbers = new Intl.Collator("es", { numeric: true });

/**
 * Sorts pictures that were sent and belong to nothing yet by the products that their names say, or the codes typed for
 * them, in the order of their names. Ids of other files are left out.
 */
export async function sortFotos(ids: readonly number[], escritos: Escritos, tx: Tx = db): Promise<Reparto> {
  const rows = await unusedPictures(tx, ids);
  const named = rows.map(({ sha256, ...foto }) => {
    return { foto, sha256, said: codesSaid(escritos.get(foto.id) ?? stemOf(foto.nombre)) };
  });
  const planos = named.flatMap(({ said }) => said.map(({ plano }) => plano));
  const found = await ownersOf(tx, planos);
  const read = named.map(({ said, ...one }) => ({ ...one, readings: readingsOf(said, found) }));
  const restoOf = ({ readings }: (typeof read)[number]) => readings[0]?.resto ?? "";
  read.sort((a, b) => inNumbers.compare(restoOf(a), restoOf(b)) || inNumbers.compare(a.foto.nombre, b.foto.nombre));
  const sin: Reparto["sin"] = [];
  for (const { foto, sha256, readings } of read) {
    const [first, ...others] = readings;
    const codigo = escritos.get(foto.id) ?? "";
    if (!first) {
      const motivo =
        codigo === "" ? "Su nombre no dice el código de ningún producto" : "Ningún producto tiene ese código";
      sin.push({ foto, motivo, codigo });
      continue;
    }
    const { owner, plano } = first;
    const alike = others.find((one) => one.plano === plano);
    const refusal = refusalOf(owner, sha256);
    if (alike) sin.push({ foto, motivo: `Puede ser de ${owner.codigo} o de ${alike.owner.codigo}`, codigo });
    else if (refusal) sin.push({ foto, motivo: refusal, codigo: null });
    else {
      owner.nuevas.add(sha256);
      owner.fotos.push({ ...foto, tambien: others[0]?.owner.codigo ?? null });
    }
  }
  const productos = [...found.values()].flat().filter((one) => one.fotos.length > 0);
  return { productos: productos.map(({ escrito: _, huellas: _h, nuevas: _n, ...one }) => one), sin };
}

/** Those of these pictures that their product has by now: the same answer came before. */
async function ownedAlready(tx: Tx, elegidas: readonly Destino[]): Promise<(one: Destino) => boolean> {
  const rows = await tx.producto.findMany({
    where: { id: { in: [...new Set(elegidas.map(({ producto }) => producto))] } },
    select: { id: true, medio_id: true, medios: { select: { medio_id: true } } },
  });
  const files = new Map(rows.map(({ id, medio_id, medios }) => [id, [medio_id, ...medios.map((uso) => uso.medio_id)]]));
  return ({ foto, producto }) => files.get(producto)?.includes(foto) ?? false;
}

/**
 * Gives each of these pictures to its product, behind those that it has or `antes` of them, all together; deletes the
 * others of `enviadas`. Returns how many went to how many products; the same answer once more does nothing and returns
 * the same. Throws Refusal, and changes nothing, where one would not go there any more.
 */
export async function addFotos(
  elegidas: readonly Destino[],
  { antes, enviadas, escritos }: { antes: boolean; enviadas: readonly number[]; escritos: Escritos },
): Promise<{ fotos: number; productos: number }> {
  return changeContent(async (tx) => {
    const isOwned = await ownedAlready(tx, elegidas);
    const open = elegidas.filter((one) => !isOwned(one));
    const ids = open.map(({ foto }) => foto);
    const { productos } = await sortFotos(ids, escritos, tx);
    const goes = new Map(productos.flatMap(({ id, fotos }) => fotos.map((foto) => [foto.id, id])));
    if (open.some(({ foto, producto }) => goes.get(foto) !== producto))
      throw new Refusal("Algo cambió mientras tanto. Mire de nuevo a qué producto va cada foto.");
    for (const { id, fotos } of productos) await entidad.addFiles(tx, id, fotos, { antes });
    const chosen = new Set(elegidas.map(({ foto }) => foto));
    await galleryFiles.release(
      tx,
      enviadas.filter((id) => !chosen.has(id)),
    );
    return { fotos: chosen.size, productos: new Set(elegidas.map(({ producto }) => producto)).size };
  });
}

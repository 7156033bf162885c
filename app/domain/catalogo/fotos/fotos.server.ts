import { db, type Tx } from "~/services/db/client.server";
import { changeContent } from "~/domain/kernel/change.server";
import { listUnused } from "~/domain/medios/file-removal.server";
import { fitsKind, galeriaMax, type MedioItem } from "~/domain/medios/medios";
import { discardMedios } from "~/domain/medios/medios.server";
import { productos as entidad } from "../productos.server";
import { codesSaid } from "./nombres";

/** A product and the pictures that are named after it. */
interface Repartido {
  id: number;
  codigo: string;
  nombre: string;
  visible: boolean;
  /** How many pictures and videos it has by now. */
  tiene: number;
  fotos: MedioItem[];
}

/** Pictures that were sent, sorted by the products that their names say, and those that go to none, with the reason. */
export interface Reparto {
  productos: Repartido[];
  sin: { foto: MedioItem; motivo: string }[];
}

/** A product that pictures may be named after, and the hashes of the files that it has. */
interface Owner extends Repartido {
  huellas: Set<string>;
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
    const one = { ...row, tiene, fotos: [], huellas: new Set(files.map(({ sha256 }) => sha256)) };
    found.set(codigo_plano, [...(found.get(codigo_plano) ?? []), one]);
  }
  return found;
}

const inNumbers = new Intl.Collator("es", { numeric: true });

/** Gives a product these pictures; returns why not, where it has as many as it may, or this very one. */
function give(owner: Owner, { sha256, foto }: { sha256: string; foto: MedioItem }): string | null {
  if (owner.huellas.has(sha256)) return `${owner.codigo} ya tiene esta foto`;
  if (owner.tiene + owner.fotos.length >= galeriaMax.fotos)
    return `${owner.codigo} ya tiene ${galeriaMax.fotos} imágenes y videos`;
  owner.huellas.add(sha256);
  owner.fotos.push(foto);
  return null;
}

async function sorted(tx: Tx, ids: readonly number[]): Promise<Reparto> {
  const rows = (await listUnused(tx, ids)).filter((row) => fitsKind("imagen", row));
  const found = await ownersOf(
    tx,
    rows.flatMap(({ nombre }) => codesSaid(nombre).map(({ plano }) => plano)),
  );
  const fotos = rows.map(({ sha256, ...foto }) => {
    const { plano = "", resto = "" } = codesSaid(foto.nombre).find((one) => found.has(one.plano)) ?? {};
    return { foto, sha256, resto, owners: found.get(plano) ?? [] };
  });
  fotos.sort((a, b) => inNumbers.compare(a.resto, b.resto) || inNumbers.compare(a.foto.nombre, b.foto.nombre));
  const sin: Reparto["sin"] = [];
  for (const { owners, ...one } of fotos) {
    const [owner, other] = owners;
    const alike =
      owner && other && `${owner.codigo} y ${other.codigo} se escriben igual: agréguela en la ficha del producto`;
    const motivo = owner ? (alike ?? give(owner, one)) : "Ningún producto tiene ese código";
    if (motivo) sin.push({ foto: one.foto, motivo });
  }
  const productos = [...found.values()].flat().filter((one) => one.fotos.length > 0);
  return { productos: productos.map(({ huellas: _, ...one }) => one), sin };
}

/**
 * Sorts pictures that were sent and belong to nothing yet by the products that their names say, in the order of their
 * names. Ids of other files are left out.
 */
export async function sortFotos(ids: readonly number[]): Promise<Reparto> {
  return sorted(db, ids);
}

/**
 * Gives each of these pictures to the product that its name says, behind those that it has or `antes` of them, all
 * together; deletes the others of `enviadas`. Returns how many went to how many products.
 */
export async function addFotos(
  elegidas: readonly number[],
  { antes, enviadas }: { antes: boolean; enviadas: readonly number[] },
): Promise<{ fotos: number; productos: number }> {
  const done = await changeContent(async (tx) => {
    const { productos } = await sorted(tx, elegidas);
    for (const { id, fotos } of productos) await entidad.addFiles(tx, id, fotos, { antes });
    return { fotos: productos.flatMap(({ fotos }) => fotos).length, productos: productos.length };
  });
  await discardMedios(enviadas.map((id) => ({ id })));
  return done;
}

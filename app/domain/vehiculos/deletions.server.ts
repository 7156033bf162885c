import { db } from "~/services/db/client.server";
import { rememberSlug } from "~/domain/catalogo/slugs.server";
import { changeContent } from "~/domain/kernel/change.server";
import { type Deletion, deletionTexts, moveFirst } from "~/domain/kernel/deletion";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { countOf, listed } from "~/domain/kernel/text";
import { getLinea, listDestinos, listMarcas } from "./list.server";
import { lineas, marcas } from "./marcas.server";
import { joinLineas } from "./unir.server";
import { clavesOf } from "./names";
import { lineasWords, marcasWords, nombreDeLinea } from "./vehiculos";

/**
 * Moves all lines of a make to another one; their old addresses answer 301. Throws FieldRefusal for an unknown target,
 * and for one that has lines of the same names.
 */
async function moveLineas(from: number, destino_id: number): Promise<{ movidas: number; destino: string }> {
  return changeContent(async (tx) => {
    const destino = await tx.marca.findUnique({ where: { id: destino_id }, include: { lineas: true } });
    if (!destino || from === destino_id) throw new FieldRefusal("destino_id", "Elija otra marca");
    const moved = await tx.linea.findMany({ where: { marca_id: from } });
    const taken = new Set(destino.lineas.flatMap((one) => [...clavesOf(one), one.slug]));
    const same = moved.filter((one) => [...clavesOf(one), one.slug].some((name) => taken.has(name)));
    if (same.length > 0) {
      const names = same.map(({ nombre }) => `«${nombre}»`).join(", ");
      throw new FieldRefusal("destino_id", `«${destino.nombre}» ya tiene ${names}: únalas antes`);
    }
    await lineas.assign(
      tx,
      moved.map(({ id }) => id),
      { marca_id: destino_id },
    );
    for (const { id: linea_id, slug } of moved)
      await rememberSlug(tx, { tipo: "linea", linea_id }, { padre_id: from, slug }, { padre_id: destino_id, slug });
    return { movidas: moved.length, destino: destino.nombre };
  });
}

/** A make is deleted once it has no lines; they can be moved to another make. */
export const deleteMarcas: Deletion = {
  ...deletionTexts(marcasWords, marcas.name),
  ask: async (id) => {
    const row = await db.marca.findUnique({ where: { id } });
    if (!row) return null;
    const suyas = await db.linea.count({ where: { marca_id: id } });
    const destinos = suyas > 0 ? (await listMarcas()).filter((otra) => otra.id !== id) : [];
    return {
      pregunta: marcasWords.textos.pregunta(row.nombre),
      partes: [marcasWords.pierde],
      estorba: suyas > 0 && {
        titulo: `La marca "${row.nombre}" no se puede eliminar todavía`,
        texto: `Tiene ${countOf(suyas, "línea", "líneas")}. ${moveFirst("la", suyas, "otra marca")}`,
        mover: { label: "Mover las líneas a…", submit: "Mover líneas", groups: [{ label: null, destinos }] },
      },
    };
  },
  remove: async (id) => (await marcas.remove(id)).nombre,
  move: async (id, to) => {
    const { movidas, destino } = await moveLineas(id, to);
    if (movidas === 0) return null;
    return { titulo: "Líneas movidas", texto: `${countOf(movidas, "línea pasó", "líneas pasaron")} a ${destino}` };
  },
};

type ConUnion = NonNullable<Awaited<ReturnType<typeof getLinea>>>;

/** What prevents that a line is deleted or joined while applications come or go; null when none do. */
function joiningText({ id, aplicaciones, union }: ConUnion): string | null {
  if (!union) return null;
  const what =
    union.linea_id === id
      ? `Sus aplicaciones están pasando a ${nombreDeLinea(union.destino)}. Por pasar: ${countOf(aplicaciones, "aplicación", "aplicaciones")}`
      : `Están llegando las aplicaciones de ${nombreDeLinea(union.linea)}`;
  return `${what}. Puede seguir trabajando.`;
}

/** A line is deleted once no product names it; it can be joined with another line. */
export const deleteLineas: Deletion = {
  ...deletionTexts(lineasWords, lineas.name),
  ask: async (id) => {
    const row = await getLinea(id);
    if (!row) return null;
    const { aplicaciones } = row;
    const nombre = nombreDeLinea(row);
    const titulo = `La línea "${nombre}" no se puede eliminar todavía`;
    const joining = joiningText(row);
    return {
      pregunta: lineasWords.textos.pregunta(nombre),
      partes: [lineasWords.pierde],
      estorba: joining
        ? { titulo, texto: joining }
        : aplicaciones > 0 && {
            titulo,
            texto: `Tiene ${countOf(aplicaciones, "aplicación", "aplicaciones")}. Una esta línea con otra, que ${aplicaciones === 1 ? "la recibe, o quítela antes del producto" : "las recibe, o quítelas antes de los productos"}.`,
            mover: {
              label: "Unir con la línea…",
              submit: "Unir líneas",
              groups: await listDestinos(id, row.marca_id),
            },
          },
    };
  },
  remove: async (id) => (await lineas.remove(id)).nombre,
  move: async (id, to) => joined(await joinLineas(id, to)),
};

/** The toast after lines were joined, with the names that went lost; the address of the line is gone with it, or soon will be. */
export function joined({ movidas, destino, sobran, after }: Awaited<ReturnType<typeof joinLineas>>) {
  const left =
    sobran.length > 0 ? `. No pasan los nombres que otra línea tiene o que no caben: ${listed(sobran, 5)}` : "";
  if (after) {
    const texto = `${countOf(movidas, "aplicación pasa", "aplicaciones pasan")} a ${destino}. Puede seguir trabajando${left}.`;
    return { titulo: "Líneas en camino", texto, to: lineasWords.path };
  }
  const what = countOf(movidas, "aplicación pasó", "aplicaciones pasaron");
  return { titulo: "Líneas unidas", texto: `${what} a ${destino}${left}`, to: lineasWords.path };
}

import { data } from "react-router";
import { isAsShown, mostradoIn, rowsText, withLists } from "~/admin/form/mostrado";
import { mediaSave, type MediaScreen } from "~/admin/media/owner.server";
import type { Upload } from "~/admin/media/upload.server";
import { productosWords } from "~/domain/catalogo/listas";
import { ProductoEditSchema, ProductoSchema } from "~/domain/catalogo/productos";
import { readTypedProblems } from "~/domain/referencias/codigos.server";
import { getProducto, productos } from "~/domain/catalogo/productos.server";
import { PRESSED } from "~/domain/cuentas/drafts";
import { readId } from "~/domain/kernel/choices";
import { type MedidaEscrita, readMedidas } from "~/domain/medidas/editor.server";
import { galleryProblem } from "~/domain/medios/medios";
import { tituloClave } from "~/domain/medidas/medidas";
import { type FilasAnswer, pressFilas, readAplicaciones } from "~/domain/vehiculos/editor.server";
import { filaDe } from "~/domain/vehiculos/filas";

/**
 * The rows that somebody else saved with the product, where the form left its own as it showed them, and what it shows of
 * all of them now.
 */
async function takenRows(upload: Upload, id: number, typed: FilasAnswer, escritas: readonly MedidaEscrita[]) {
  const there = await getProducto(id);
  if (!there) return null;
  const shown = mostradoIn(upload);
  const filas = there.aplicaciones.map(filaDe);
  const textos = new Map(there.medidas.map(({ atributo, texto }) => [tituloClave(atributo), texto]));
  const medidas = escritas.map(({ clave, campo, texto, leida }) => {
    const own = textos.get(clave) ?? "";
    return { clave, campo, own, texto: [texto, leida].some((one) => isAsShown(shown, campo, one)) ? own : texto };
  });
  const rows = {
    ...(isAsShown(shown, "aplicaciones", rowsText(typed.filas)) && { filas: { ...typed, filas, errores: [] } }),
    medidas: { typed: Object.fromEntries(medidas.map(({ clave, texto }) => [clave, texto])), errores: [] },
  };
  const saved = Object.fromEntries(medidas.map(({ campo, own }) => [campo, own]));
  return { rows, lists: { aplicaciones: rowsText(filas), ...saved } };
}

/** Saves a product with its files, applications and measures; a button of their rows is answered with the form as typed. */
export async function saveProducto(screen: MediaScreen, upload: Upload) {
  const { fields } = upload;
  const pressed = PRESSED.some((name) => fields.has(name));
  const { answer: typed, aplicaciones, problema } = await readAplicaciones(fields);
  const id = readId(screen.params.id);
  const { answer: medidas, ...own } = await readMedidas(fields, id);
  const partes = { aplicaciones, medidas: own.medidas };
  const typedProblems = pressed ? {} : await readTypedProblems(fields, id);
  // Measures that were written belong to the subcategory that they were written for.
  const isMeasured = own.escritas.some(
    ({ campo, texto, leida }) => ![texto, leida].some((one) => isAsShown(mostradoIn(upload), campo, one)),
  );
  const propios = isMeasured ? ["categoria_id", "subcategoria_id"] : [];
  const parts = { ...typedProblems, aplicaciones: problema, medidas: own.problema };
  const answer = await mediaSave(
    {
      ...{ words: productosWords, schema: ProductoSchema, edited: ProductoEditSchema },
      rows: {
        get: productos.get,
        create: async (value, sending) => productos.create({ ...value, ...partes }, sending),
        update: async (id, revision, value, sending) =>
          productos.update(id, revision, { ...value, ...partes }, sending),
        removeFile: productos.removeFile,
      },
      files: { acepta: "archivo", problem: galleryProblem, pressed, parts, propios },
      title: ({ nombre }) => nombre,
      noQuitado: "No se pudo actualizar el producto. Inténtalo de nuevo.",
    },
    screen,
    upload,
  );
  if (answer instanceof Response) return answer;
  const { current } = answer.data;
  const taken = current && id !== undefined && (await takenRows(upload, id, typed, own.escritas));
  const filas = pressed ? await pressFilas(fields, typed) : typed;
  if (!taken) return data({ ...answer.data, filas, medidas }, answer.init ?? {});
  const told = withLists(answer.data, mostradoIn(upload), taken.lists);
  return data({ ...told, filas, ...taken.rows }, answer.init ?? {});
}

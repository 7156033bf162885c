import { data } from "react-router";
import { isAsShown, mostradoIn, rowsText, withLists } from "~/admin/form/mostrado";
import { mediaSave, type MediaScreen } from "~/admin/media/owner.server";
import type { Upload } from "~/admin/media/upload.server";
import { subcategoriasWords } from "~/domain/catalogo/listas";
import { SubcategoriaSchema } from "~/domain/catalogo/subcategorias";
import { getSubcategoria, subcategorias } from "~/domain/catalogo/subcategorias.server";
import { filaDe } from "~/domain/medidas/atributos";
import { readPerdidas } from "~/domain/medidas/atributos.server";
import { pressAtributos, readAtributosForm } from "~/domain/medidas/editor.server";
import { db } from "~/services/db/client.server";

/** Saves a subcategory with its files and attributes; a button of their rows is answered with the form as typed. */
export async function saveSubcategoria(screen: MediaScreen, upload: Upload) {
  const { fields } = upload;
  const pressed = fields.has("fila-accion");
  const { atributos, dicho, problema, answer: typed } = readAtributosForm(fields);
  const partes = { atributos: atributos && { filas: atributos, dicho } };
  const answer = await mediaSave(
    {
      ...{ words: subcategoriasWords, schema: SubcategoriaSchema },
      rows: {
        get: subcategorias.get,
        create: async (value, sending) => subcategorias.create({ ...value, ...partes }, sending),
        update: async (id, revision, value, sending) =>
          subcategorias.update(id, revision, { ...value, ...partes }, sending),
        removeFile: subcategorias.removeFile,
      },
      files: { acepta: "medio", pressed, parts: { atributos: problema } },
      title: ({ nombre }) => nombre,
      noQuitado: "No se pudo actualizar la subcategoría en la base de datos.",
    },
    screen,
    upload,
  );
  if (answer instanceof Response) return answer;
  if (pressed) return data({ ...answer.data, atributos: pressAtributos(fields, typed) }, answer.init ?? {});
  const saves = screen.params.id !== undefined && !fields.has("medio-accion") && !problema;
  const perdidas = saves && atributos ? await readPerdidas(db, Number(screen.params.id), atributos) : [];
  const { current } = answer.data;
  const there = current && (await getSubcategoria(Number(screen.params.id)));
  if (!there) return data({ ...answer.data, atributos: { ...typed, perdidas } }, answer.init ?? {});
  const filas = there.atributos.map(filaDe);
  const isShown = isAsShown(mostradoIn(upload), "atributos", rowsText(typed.filas));
  const taken = isShown ? { filas, errores: [], perdidas: [] } : { ...typed, perdidas };
  const told = withLists(answer.data, mostradoIn(upload), { atributos: rowsText(filas) });
  return data({ ...told, atributos: taken }, answer.init ?? {});
}

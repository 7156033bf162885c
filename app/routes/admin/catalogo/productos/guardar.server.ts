import { data } from "react-router";
import { mediaSave, type MediaScreen } from "~/admin/media/owner.server";
import type { Upload } from "~/admin/media/upload.server";
import { ProductoEditSchema, ProductoSchema } from "~/domain/catalogo/productos";
import { productos } from "~/domain/catalogo/productos.server";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { pressFilas, readAplicaciones } from "~/domain/vehiculos/editor.server";

const noActualizado = "No se pudo actualizar el producto. Inténtalo de nuevo.";

/** Saves a product with its photo and its applications; a button of their rows is answered with the form as typed. */
export async function saveProducto(screen: MediaScreen, upload: Upload) {
  const { fields } = upload;
  const pressed = fields.has("fila-accion");
  // A button of the rows changes no file: it is answered as one of the media list that does nothing.
  if (pressed) fields.set("medio-accion", "conservar:0");
  const { aplicaciones, problema, answer: typed } = await readAplicaciones(fields);
  function whole<V>(value: V) {
    if (problema) throw new FieldRefusal("aplicaciones", problema);
    return { ...value, aplicaciones };
  }
  const answer = await mediaSave(
    {
      ...{ path: "/admin/productos", schema: ProductoSchema, edited: ProductoEditSchema },
      rows: {
        create: async (value, files) => productos.create(whole(value), files),
        update: async (id, revision, value, files) => {
          // Somebody else's save is told before what is wrong with the rows, which may come from it.
          const stale = (await productos.get(id))?.revision !== revision;
          await productos.update(id, revision, stale ? value : whole(value), files);
        },
        removeFile: productos.removeFile,
      },
      files: { acepta: "imagen", uno: true },
      title: ({ nombre }) => nombre,
      textos: {
        creado: "Producto creado",
        actualizado: "Producto actualizado",
        noCreado: "No se pudo crear el producto. Inténtalo de nuevo.",
        noActualizado,
        noQuitado: noActualizado,
      },
    },
    screen,
    upload,
  );
  if (answer instanceof Response) return answer;
  return data({ ...answer.data, filas: pressed ? await pressFilas(fields) : typed }, answer.init ?? {});
}

import { Copy, TriangleAlert } from "lucide";
import { useAdmin } from "~/admin/shell/admin";
import { referenciasTexto } from "~/domain/referencias/referencias";
import { Note } from "~/ui/note";
import type { Route } from "./+types/edit";

/** Names in an address the product that a new one begins as. */
export const DUPLICAR = "duplicar";

/** The values that the form begins with: those of the product, or of the one that a new one begins as. */
export function defaults({ fila, original }: Route.ComponentProps["loaderData"]) {
  const begun = fila ?? original;
  if (!begun) return { visible: true };
  const { nombre, descripcion, visible, universal } = begun;
  const place = { categoria_id: String(begun.categoria_id), subcategoria_id: String(begun.subcategoria_id) };
  // A code and the numbers of other makers are of one product only.
  const own = fila && { codigo: fila.codigo, ...referenciasTexto(fila.referencias) };
  return { nombre, descripcion, visible, universal, ...place, ...own };
}

/**
 * Says which product a new one began as, and what it did not take from it; or that this one is gone. Nothing where the
 * form shows a recovered draft, which began as another, or what was just typed into it.
 */
export function NotaDeDuplicado({
  original,
  perdido,
}: Pick<Route.ComponentProps["loaderData"], "original" | "perdido">) {
  const { borrador } = useAdmin();
  if (borrador) return null;
  if (perdido)
    return (
      <Note tone="info" icon={TriangleAlert}>
        <b>El producto que iba a duplicar ya no existe</b>
        El formulario empieza vacío.
      </Note>
    );
  if (!original) return null;
  return (
    <Note tone="info" icon={Copy}>
      <b>
        Duplicado de {original.codigo} {original.nombre}
      </b>
      Escriba el código nuevo y cambie lo que sea distinto. Las fotos, los documentos y las referencias no pasan.
    </Note>
  );
}

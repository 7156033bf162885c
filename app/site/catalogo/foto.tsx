import { imagenHref, srcSet } from "~/domain/medios/sizes";
import { mediaHref } from "~/domain/catalogo/hrefs";
import type { Medio } from "~/site/frame/medio";
import { cx } from "~/ui/cx";

/**
 * A table whose rows begin with a photo; on a phone it stands beside the other cells. An empty cell shows an empty sheet,
 * never another part.
 */
export const withPhotos = cx(
  "hoja-vacia [&_tbody>tr>*]:py-2 [&_tbody>tr>:first-child]:pr-0 print:[&_tr>:first-child]:hidden",
  "stacked:filas:grid-cols-[5rem_minmax(0,1fr)] stacked:filas:gap-x-3.5 stacked:[&_tbody>tr>*]:col-start-2",
  "stacked:[&_tbody>tr>:first-child]:col-start-1 stacked:[&_tbody>tr>:first-child]:row-span-5",
  // Of the narrowest screens what has a label gets the whole width.
  "stacked:max-3xs:rotulos:col-span-full stacked:max-3xs:[&_tbody>tr>:first-child]:row-span-2",
);

/** The title of the column with the photos. */
export function TituloFoto() {
  return (
    <th scope="col" className="w-26">
      <span className="oculto">Foto</span>
    </th>
  );
}

/** The first cell of a row: a product's own photo, 80 by 60 px; empty where it has none. */
export function CeldaFoto({ medio }: { medio: Medio | null | undefined }) {
  return (
    <td>
      {medio?.mime.startsWith("image/") && (
        <img
          className="block h-15 w-20 border border-tinta-200 object-cover"
          src={srcSet(medio, "webp") ? imagenHref(medio, 320, "webp") : mediaHref(medio)}
          width="80"
          height="60"
          alt=""
          loading="lazy"
          decoding="async"
          data-respaldo="/dibujos/sin-foto.svg"
        />
      )}
    </td>
  );
}

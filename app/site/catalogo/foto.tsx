import { imagenHref, srcSet } from "~/domain/medios/sizes";
import { mediaHref } from "~/domain/catalogo/hrefs";
import type { Medio } from "~/site/frame/medio";
import { cx } from "~/ui/cx";

/** A table whose rows begin with a photo; on a phone it stands beside the other cells. */
export const withPhotos = cx(
  "[&>tr>*]:py-2 [&>tr>:first-child]:pr-0",
  "stacked:filas:grid-cols-[5rem_minmax(0,1fr)] stacked:filas:gap-x-3.5 stacked:[&>tr>*]:col-start-2",
  "stacked:[&>tr>:first-child]:col-start-1 stacked:[&>tr>:first-child]:row-span-5",
);
const frame = cx("block h-15 w-20 border");

/** The title of the column with the photos. */
export function TituloFoto() {
  return (
    <th scope="col" className="w-26 print:hidden">
      <span className="oculto">Foto</span>
    </th>
  );
}

/** The first cell of a row: a product's own photo. */
export function CeldaFoto({ medio }: { medio: Medio | null | undefined }) {
  return (
    <td className="print:hidden">
      <Foto medio={medio ?? null} />
    </td>
  );
}

/** A product's own photo in a list, 80 by 60 px; without one an empty sheet, never another part. */
function Foto({ medio }: { medio: Medio | null }) {
  if (medio?.mime.startsWith("image/"))
    return (
      <img
        className={cx(frame, "border-tinta-200 object-cover")}
        src={srcSet(medio, "webp") ? imagenHref(medio, 320, "webp") : mediaHref(medio)}
        width="80"
        height="60"
        alt=""
        loading="lazy"
        decoding="async"
        data-respaldo="/dibujos/sin-foto.svg"
      />
    );
  return (
    <svg className={cx(frame, "border-dashed border-tinta-400 bg-tinta-50")} viewBox="0 0 80 60" aria-hidden="true">
      <path className="stroke-tinta-300" d="M20 30h40M40 15v30" />
    </svg>
  );
}

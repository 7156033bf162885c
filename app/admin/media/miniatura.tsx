import { FileText, Play } from "lucide";
import { imagenHref, srcSet } from "~/domain/medios/sizes";
import { isVideo, type MedioItem } from "~/domain/medios/medios";
import { mediaHref } from "~/domain/catalogo/hrefs";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

/** Where a thumbnail stands: in a list of files, in a table, in a row of products, or beside what is known of the logo. */
const places = {
  lista: {
    box: cx("max-2xs:w-26"),
    picture: cx("object-contain"),
    other: cx("place-items-center bg-tinta-950 text-papel"),
  },
  tabla: { box: cx("w-28"), picture: cx("object-cover"), other: "" },
  fila: { box: cx("w-16"), picture: cx("object-cover"), other: "" },
  logo: { box: cx("w-56 bg-tinta-100"), picture: cx("object-contain"), other: "" },
};

interface MiniaturaProps {
  medio: Pick<MedioItem, "almacen" | "clave" | "mime" | "ancho" | "alt">;
  place: keyof typeof places;
}

/** Thumbnail of a file; an icon for a file that is not a picture. */
export function Miniatura({ medio, place }: MiniaturaProps) {
  const { box, picture, other } = places[place];
  const frame = cx("grid aspect-4/3 overflow-hidden border border-tinta-200", box);
  if (!medio.mime.startsWith("image/")) {
    return (
      <span className={cx(frame, other)}>
        <Icon of={isVideo(medio) ? Play : FileText} />
      </span>
    );
  }
  const src = srcSet(medio, "webp") ? imagenHref(medio, 320, "webp") : mediaHref(medio);
  return (
    <span className={frame}>
      <img
        className={cx("size-full min-h-0", picture)}
        src={src}
        alt=""
        loading="lazy"
        onError={showFallback}
        ref={checkLoaded}
      />
    </span>
  );
}

/** In the place of a product's picture that there is none. */
export function SinFoto() {
  return (
    <span
      className={cx("relative block aspect-4/3 border border-dashed border-tinta-400", places.fila.box)}
      title="Sin foto"
    >
      <span className="absolute inset-x-1/4 top-1/2 border-t border-tinta-300" />
      <span className="absolute inset-y-1/4 left-1/2 border-l border-tinta-300" />
      <span className="oculto">Sin foto</span>
    </span>
  );
}

const FALLBACK = "/dibujos/pasamanos.svg";

/** Replaces a picture that cannot be loaded by a drawing (ADM §8). */
function showFallback({ currentTarget }: { currentTarget: HTMLImageElement }): void {
  if (!currentTarget.src.endsWith(FALLBACK)) currentTarget.src = FALLBACK;
}

/** A picture that failed before the scripts ran raises no event, so its state is checked here. */
function checkLoaded(img: HTMLImageElement | null): void {
  if (img?.complete && img.naturalWidth === 0) showFallback({ currentTarget: img });
}

import { FileText, Play } from "lucide-react";
import { imagenHref, srcSet } from "~/domain/medios/sizes";
import { isVideo, type MedioItem } from "~/domain/medios/medios";
import { mediaHref } from "~/domain/catalogo/hrefs";
import { Icon } from "~/ui/icon";

/** Thumbnail of a file; an icon for a file that is not a picture. */
export function Miniatura({ medio }: { medio: Pick<MedioItem, "almacen" | "clave" | "mime" | "ancho" | "alt"> }) {
  if (!medio.mime.startsWith("image/")) {
    return (
      <span className="mini vid">
        <Icon of={isVideo(medio) ? Play : FileText} />
      </span>
    );
  }
  const src = srcSet(medio, "webp") ? imagenHref(medio, 320, "webp") : mediaHref(medio);
  return (
    <span className="mini">
      <img src={src} alt="" loading="lazy" onError={showFallback} ref={checkLoaded} />
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

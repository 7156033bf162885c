import { anchosDe, imagenHref, srcSet } from "~/domain/medios/sizes";
import { mediaHref } from "~/domain/catalogo/hrefs";
import { type Foco, isFoco } from "~/domain/medios/foco";
import { Dibujo } from "~/site/dibujo/dibujo";
import { cx } from "~/ui/cx";

/** The part of a cropped picture that stays in view. */
const positions: Record<Exclude<Foco, "centro">, string> = {
  "arriba-izquierda": cx("object-top-left"),
  arriba: cx("object-top"),
  "arriba-derecha": cx("object-top-right"),
  izquierda: cx("object-left"),
  derecha: cx("object-right"),
  "abajo-izquierda": cx("object-bottom-left"),
  abajo: cx("object-bottom"),
  "abajo-derecha": cx("object-bottom-right"),
};

export interface Medio {
  almacen: string;
  clave: string;
  mime: string;
  ancho: number | null;
  alto: number | null;
  alt: string;
}

/** Displayed width of a picture (the `sizes` attribute), from which the browser chooses a file. */
const tamanos = {
  hero: "(min-width: 75rem) 60vw, 100vw",
  pagina: "(min-width: 62rem) 50vw, 100vw",
  ficha: "(min-width: 62rem) 25vw, (min-width: 34rem) 50vw, 7rem",
  tira: "8rem",
} as const;

interface MedioViewProps {
  medio: Medio | null | undefined;
  /** Drawing shown when the file is missing. */
  dibujo: string;
  tamano: keyof typeof tamanos;
  /** A key of `focos`; the centre where it is left out. */
  foco?: string;
  /** True for the first picture of a page, which loads at once; others load when they come into view. */
  primero?: boolean;
  /** What it shows, where staff wrote no alternative text; null when a link beside it says all of it. */
  nombre: string | null;
  /** Picture shown before the video plays. */
  poster?: Medio;
}

function posterHref(poster: Medio | undefined): string | undefined {
  return poster && srcSet(poster, "webp") ? imagenHref(poster, 960, "webp") : undefined;
}

/** Picture address for browsers that support neither AVIF nor WebP: a JPEG of the middle width, or the file itself. */
function fallbackHref(medio: Medio): string {
  const widths = anchosDe(medio);
  return srcSet(medio, "jpg") ? imagenHref(medio, widths[2] ?? widths[0] ?? 320, "jpg") : mediaHref(medio);
}

/** A picture or video of the catalogue in its own proportions, or its fallback drawing. */
export function MedioView({ medio, dibujo, tamano, foco = "centro", primero, nombre, poster }: MedioViewProps) {
  if (!medio) return <Dibujo vista="tarjeta" nombre={dibujo} />;
  const size = { width: medio.ancho ?? 1600, height: medio.alto ?? 1200 };
  if (medio.mime.startsWith("video/")) {
    const label = medio.alt || (nombre ? `Video de ${nombre}` : "Video");
    return (
      <video
        src={mediaHref(medio)}
        {...size}
        poster={posterHref(poster)}
        controls
        muted
        playsInline
        preload="none"
        aria-label={label}
      />
    );
  }
  const sizes = tamanos[tamano];
  return (
    <picture>
      {(["avif", "webp"] as const).map((formato) => {
        const set = srcSet(medio, formato);
        return set && <source key={formato} type={`image/${formato}`} srcSet={set} sizes={sizes} />;
      })}
      <img
        className={isFoco(foco) && foco !== "centro" ? positions[foco] : undefined}
        src={fallbackHref(medio)}
        {...size}
        alt={nombre === null ? "" : medio.alt || nombre}
        loading={primero ? "eager" : "lazy"}
        fetchPriority={primero ? "high" : undefined}
        decoding="async"
        data-respaldo={`/dibujos/${dibujo}.svg`}
      />
    </picture>
  );
}

import { mediaHref } from "~/domain/rutas";
import { Dibujo } from "./dibujo";

export interface Medio {
  almacen: string;
  clave: string;
  mime: string;
  ancho: number | null;
  alto: number | null;
  alt: string;
}

interface MedioViewProps {
  medio: Medio | null | undefined;
  /** Drawing in place of a missing file. */
  dibujo: string;
  /** The first picture of a page loads at once, every other when it comes near. */
  primero?: boolean;
  /** Beside a link that names the thing, the picture says nothing of its own. */
  decorativo?: boolean;
}

/** A picture or video of the catalogue in its own proportions, or the drawing that stands for it. */
export function MedioView({ medio, dibujo, primero, decorativo }: MedioViewProps) {
  if (!medio) return <Dibujo nombre={dibujo} recorte />;
  const src = mediaHref(medio);
  const size = { width: medio.ancho ?? 1600, height: medio.alto ?? 1200 };
  if (medio.mime.startsWith("video/")) {
    return (
      <video
        src={src}
        {...size}
        controls
        muted
        playsInline
        preload="none"
        aria-label={medio.alt || "Video del producto"}
      />
    );
  }
  return (
    <img
      src={src}
      {...size}
      alt={decorativo ? "" : medio.alt}
      loading={primero ? "eager" : "lazy"}
      fetchPriority={primero ? "high" : undefined}
      decoding="async"
    />
  );
}

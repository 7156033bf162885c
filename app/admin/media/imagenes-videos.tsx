import type { MedioItem } from "~/domain/medios/medios";
import { MediaField } from "./field";
import type { MediosAnswer } from "./medios.server";

interface ImagenesVideosProps {
  saved: readonly MedioItem[];
  answer: MediosAnswer | undefined;
}

/** The pictures and videos of a category or subcategory. */
export function ImagenesVideos(props: ImagenesVideosProps) {
  return (
    <MediaField
      label="Imágenes y videos"
      picker="Agregar imágenes o videos"
      hint="Imágenes hasta 5 MB. Videos MP4 o MOV hasta 100 MB."
      acepta="medio"
      {...props}
    />
  );
}

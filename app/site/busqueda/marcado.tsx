import type { Trozo } from "~/domain/catalogo/search";
import { cx } from "~/ui/cx";

const marks = {
  right: cx("bg-transparent text-inherit underline decoration-minio-600 decoration-3 underline-offset-4"),
  wrong: cx("text-tinta-600 line-through decoration-2"),
};

/** A text in which what differs is underlined, or struck out where it is `wrong`. */
export function Marcado({ trozos, wrong = false }: { trozos: readonly Trozo[]; wrong?: boolean }) {
  return trozos.map(({ texto, distinto }, index) => {
    if (!distinto) return texto;
    return wrong ? (
      <s key={index} className={marks.wrong}>
        {texto}
      </s>
    ) : (
      <mark key={index} className={marks.right}>
        {texto}
      </mark>
    );
  });
}

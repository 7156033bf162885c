import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

const strip = cx("grid grid-cols-5 border-t border-tinta-950 print:hidden");
const link = cx(
  "grid aspect-4/3 place-items-center border-tinta-950 not-nth-[5n]:border-r hover:opacity-80 focus-visible:-outline-offset-4 nth-[n+6]:border-t",
  "aria-[current=true]:shadow-[inset_0_-4px_var(--color-minio-600)] [&_img]:aspect-4/3 [&_img]:w-full [&_img]:object-cover",
);

/** A strip of small pictures, each a link to its slide; a script marks the one that is shown. */
export function Tiras({ id, tiras }: { id: string; tiras: readonly ReactNode[] }) {
  return (
    <nav className={strip} aria-label="Miniaturas">
      {tiras.map((tira, index) => (
        <a
          key={index}
          className={link}
          href={`#${id}-${index + 1}`}
          aria-label={`Ir a la ${index + 1} de ${tiras.length}`}
        >
          {tira}
        </a>
      ))}
    </nav>
  );
}

import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

const strip = cx("grid grid-cols-5 border-t border-tinta-950 print:hidden");
const link = cx(
  "relative grid aspect-4/3 place-items-center border-tinta-950 not-nth-[5n]:border-r focus-visible:z-2 focus-visible:-outline-offset-4 has-[>svg]:bg-tinta-950 has-[>svg]:text-papel nth-[n+6]:border-t",
  "[&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
  "after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:bg-minio-600 not-aria-[current=true]:after:hidden forced-colors:after:bg-[Highlight]",
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

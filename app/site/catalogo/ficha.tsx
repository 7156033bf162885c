import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

/** In one row of the grid pictures are equally tall, and so are texts; on a phone the two stand side by side. */
const card = cx(
  "group relative row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0 bg-papel p-5 no-underline focus-visible:z-2 focus-visible:-outline-offset-4 xs:has-[picture]:p-0",
  "max-xs:row-auto max-xs:grid-cols-[calc(40vw-3rem)_minmax(0,1fr)] max-xs:grid-rows-none max-xs:items-center max-xs:gap-4 max-xs:p-4 print:flex print:break-inside-avoid print:flex-col print:p-0!",
);
const picture = cx(
  "relative aspect-4/3 w-full self-center [transition:translate_var(--dur-2)_var(--ease-mecanica)] group-hover:[translate:0_-0.25rem] print:aspect-auto print:h-24",
  "[&_:is(img,video,svg)]:absolute [&_:is(img,video,svg)]:inset-0 [&_:is(img,video,svg)]:size-full [&_:is(picture>img,video)]:object-cover xs:[&>.dwg]:pr-2 xs:[&>.dwg]:pb-5",
);
/** Above the text, a line is drawn over the width of the card under the pointer. */
const text = cx(
  "relative grid content-start gap-1 wrap-anywhere xs:border-t xs:border-tinta-200 xs:pt-4 xs:group-has-[picture]:px-5 xs:group-has-[picture]:pb-5 print:px-2! print:py-1.5! print:text-micro",
  "after:absolute after:inset-x-0 after:-top-px after:h-0.5 after:origin-left after:scale-[0_1] after:bg-minio-600 after:crece group-hover:after:scale-none group-focus-visible:after:scale-none max-xs:after:hidden",
);
const title = cx(
  "h3 flex items-start justify-between gap-4 print:text-micro [&>svg]:mt-0.5 [&>svg]:text-minio-600 max-xs:[&>svg]:hidden lg:max-xl:[&>svg]:hidden print:[&>svg]:hidden",
);
const number = cx(
  "absolute top-4 left-4 z-1 grid size-8 place-items-center rounded-full border-line bg-papel font-mono text-sm leading-none font-bold",
);

interface FichaGridProps {
  columns?: 3 | 4;
  children: ReactNode;
}

/** A ruled grid of cards (`Ficha`). */
export function FichaGrid({ columns = 4, children }: FichaGridProps) {
  return (
    <div
      className={cx(
        "grid gap-px border border-tinta-950 bg-tinta-950 xs:grid-cols-2 print:grid-cols-3",
        columns === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3",
      )}
      data-part="cards"
    >
      {children}
    </div>
  );
}

interface FichaProps {
  /** Without it the card is no link. */
  href?: string;
  titulo: string;
  figura: ReactNode;
  numero?: number;
  nota?: string;
}

/** A card of a ruled grid; the whole card is one link. */
export function Ficha({ href, titulo, figura, numero, nota }: FichaProps) {
  return (
    <a className={card} href={href}>
      {numero !== undefined && (
        <span className={number} aria-hidden="true">
          {numero}
        </span>
      )}
      <div className={cx(picture, numero !== undefined && "[&>.dwg]:pl-8")}>{figura}</div>
      <div className={text}>
        <h3 className={title}>
          {titulo} <Icon of={ArrowRight} />
        </h3>
        {nota && <p className="nota print:hidden">{nota}</p>}
      </div>
    </a>
  );
}

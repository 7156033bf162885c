import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

/** In one row of the grid pictures are equally tall, and so are texts; on a phone the two stand side by side. */
const card = cx(
  "group relative row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0 bg-papel p-5 pb-5 no-underline focus-visible:z-2 focus-visible:-outline-offset-4 has-[img]:p-0",
  "max-xs:row-auto max-xs:grid-rows-none max-xs:items-center max-xs:px-4 max-xs:py-3.5 max-xs:has-[img]:gap-0 print:flex print:break-inside-avoid print:flex-col print:p-0!",
);
const picture = cx(
  "relative aspect-[4/3] transition-[translate] duration-(--dur-2) ease-mecanica group-hover:-translate-y-1 print:aspect-auto print:h-24",
  "max-xs:aspect-square max-xs:has-[img]:aspect-[4/3] max-xs:has-[img]:self-stretch",
  "[&_:is(img,video)]:absolute [&_:is(img,video)]:inset-0 [&_:is(img,video)]:size-full [&_:is(img,video)]:object-cover",
  "[&>svg]:absolute [&>svg]:top-4 [&>svg]:h-[calc(100%-2.25rem)] [&>svg]:overflow-hidden max-xs:[&>svg]:inset-0 max-xs:[&>svg]:size-full",
);
/** Above the text, a line is drawn over the width of the card under the pointer. */
const text = cx(
  "relative grid content-start gap-1 border-t border-tinta-200 pt-4 group-has-[img]:px-5 group-has-[img]:pb-5 print:px-2! print:py-1.5! print:text-micro",
  "max-xs:border-0 max-xs:pt-0 max-xs:group-has-[img]:px-4 max-xs:group-has-[img]:py-3.5",
  "before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:origin-left before:scale-x-0 before:bg-minio-600 before:transition-[scale] before:duration-(--dur-2) before:ease-mecanica group-hover:before:scale-x-100 group-focus-visible:before:scale-x-100 max-xs:before:hidden",
);
const title = cx(
  "h3 flex items-start justify-between gap-4 max-2xs:text-base max-2xs:wrap-anywhere print:text-micro [&>svg]:mt-0.5 [&>svg]:text-minio-600 max-xs:[&>svg]:hidden print:[&>svg]:hidden",
);
const number = cx(
  "absolute top-5 left-5 z-1 grid size-9 place-items-center rounded-full border-line bg-papel font-mono text-sm/none font-bold",
  "max-xs:static max-xs:mt-1.5 max-xs:size-8 max-xs:self-start max-xs:text-micro max-2xs:absolute max-2xs:top-0.5 max-2xs:left-2 max-2xs:size-6",
);
const columns = {
  plain: "max-xs:grid-cols-[6.75rem_minmax(0,1fr)] max-xs:gap-4",
  numbered: "max-xs:grid-cols-[1.9rem_6.75rem_minmax(0,1fr)] max-xs:gap-3 max-2xs:grid-cols-[4.75rem_minmax(0,1fr)]",
};
const drawing = {
  plain: "[&>svg]:left-2 [&>svg]:w-[calc(100%-1rem)]",
  numbered: "[&>svg]:left-8 [&>svg]:w-[calc(100%-2rem)]",
};

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
  href: string;
  titulo: string;
  figura: ReactNode;
  numero?: number;
  nota?: string;
}

/** A card of a ruled grid; the whole card is one link. */
export function Ficha({ href, titulo, figura, numero, nota }: FichaProps) {
  const kind = numero === undefined ? "plain" : "numbered";
  return (
    <a className={cx(card, columns[kind])} href={href}>
      {numero !== undefined && (
        <span className={number} aria-hidden="true">
          {numero}
        </span>
      )}
      <div className={cx("mini", picture, drawing[kind])}>{figura}</div>
      <div className={text}>
        <h3 className={title}>
          {titulo} <Icon of={ArrowRight} />
        </h3>
        {nota && <p className="nota print:hidden">{nota}</p>}
      </div>
    </a>
  );
}

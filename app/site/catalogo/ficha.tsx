import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

/** In one row of the grid pictures are equally tall, and so are texts; on a phone the two stand side by side. */
const card = cx(
  "group relative row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0 bg-papel p-5 pb-[1.35rem] no-underline focus-visible:z-2 focus-visible:-outline-offset-4 has-[img]:p-0",
  "max-[34rem]:row-auto max-[34rem]:grid-rows-none max-[34rem]:items-center max-[34rem]:px-4 max-[34rem]:py-[0.9rem] max-[34rem]:has-[img]:gap-0 print:flex print:break-inside-avoid print:flex-col print:p-0!",
);
const picture = cx(
  "relative aspect-[4/3] transition-[translate] duration-(--dur-2) ease-mecanica group-hover:-translate-y-1 print:aspect-auto print:h-[26mm]",
  "max-[34rem]:aspect-square max-[34rem]:has-[img]:aspect-[4/3] max-[34rem]:has-[img]:self-stretch",
  "[&_:is(img,video)]:absolute [&_:is(img,video)]:inset-0 [&_:is(img,video)]:size-full [&_:is(img,video)]:object-cover",
  "[&>svg]:absolute [&>svg]:top-4 [&>svg]:h-[calc(100%-2.25rem)] [&>svg]:overflow-hidden max-[34rem]:[&>svg]:inset-0 max-[34rem]:[&>svg]:size-full",
);
/** Above the text, a line is drawn over the width of the card under the pointer. */
const text = cx(
  "relative grid content-start gap-[0.3rem] border-t border-tinta-200 pt-4 group-has-[img]:px-5 group-has-[img]:pb-[1.35rem] print:px-[2mm]! print:py-[1.5mm]! print:text-[9pt]",
  "max-[34rem]:border-0 max-[34rem]:pt-0 max-[34rem]:group-has-[img]:px-4 max-[34rem]:group-has-[img]:py-[0.9rem]",
  "before:absolute before:inset-x-0 before:-top-px before:h-[3px] before:origin-left before:scale-x-0 before:bg-minio-600 before:transition-[scale] before:duration-(--dur-2) before:ease-mecanica group-hover:before:scale-x-100 group-focus-visible:before:scale-x-100 max-[34rem]:before:hidden",
);
const title = cx(
  "h3 flex items-start justify-between gap-4 max-[23rem]:text-[1.0625rem] max-[23rem]:wrap-anywhere print:text-[10pt] [&>svg]:mt-[0.1em] [&>svg]:text-minio-600 max-[34rem]:[&>svg]:hidden print:[&>svg]:hidden",
);
const number = cx(
  "absolute top-5 left-5 z-1 grid size-9 place-items-center rounded-[50%] border-[1.5px] bg-papel font-mono text-[0.9375rem]/none font-bold",
  "max-[34rem]:static max-[34rem]:mt-[0.35rem] max-[34rem]:size-[1.9rem] max-[34rem]:self-start max-[34rem]:text-[0.8125rem] max-[23rem]:absolute max-[23rem]:top-[0.15rem] max-[23rem]:left-2 max-[23rem]:size-[1.6rem]",
);
const columns = {
  plain: "max-[34rem]:grid-cols-[6.75rem_minmax(0,1fr)] max-[34rem]:gap-4",
  numbered:
    "max-[34rem]:grid-cols-[1.9rem_6.75rem_minmax(0,1fr)] max-[34rem]:gap-3 max-[23rem]:grid-cols-[4.75rem_minmax(0,1fr)]",
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
        "grid gap-px border border-tinta-950 bg-tinta-950 min-[34rem]:grid-cols-2 print:grid-cols-3",
        columns === 4 ? "min-[62rem]:grid-cols-4" : "min-[62rem]:grid-cols-3",
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

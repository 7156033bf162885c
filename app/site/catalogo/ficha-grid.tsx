import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

/** In one row pictures are equally tall, and so are texts; on a phone the two stand side by side. */
const cards = cx(
  "[&>a]:relative [&>a]:row-span-2 [&>a]:grid [&>a]:min-w-0 [&>a]:grid-cols-1 [&>a]:grid-rows-subgrid [&>a]:gap-y-0 [&>a]:bg-papel [&>a]:p-5 [&>a]:pb-[1.35rem] [&>a]:no-underline",
  "[&>a]:focus-visible:z-2 [&>a]:focus-visible:-outline-offset-4",
  "max-[34rem]:[&>a]:row-auto max-[34rem]:[&>a]:grid-rows-none max-[34rem]:[&>a]:items-center max-[34rem]:[&>a]:px-4 max-[34rem]:[&>a]:py-[0.9rem]",
  "print:[&>a]:flex print:[&>a]:break-inside-avoid print:[&>a]:flex-col print:[&>a]:p-0!",
);
const pictures = cx(
  "[&_.mini]:relative [&_.mini]:aspect-[4/3] [&_.mini]:transition-[translate] [&_.mini]:duration-(--dur-2) [&_.mini]:ease-mecanica [&>a:hover>.mini]:-translate-y-1",
  "max-[34rem]:[&_.mini]:aspect-square print:[&_.mini]:aspect-auto print:[&_.mini]:h-[26mm]",
  "[&_.dwg]:absolute [&_.dwg]:top-4 [&_.dwg]:h-[calc(100%-2.25rem)] [&_.dwg]:overflow-hidden max-[34rem]:[&_.dwg]:inset-0 max-[34rem]:[&_.dwg]:size-full",
);
/** Photos fill their part of the card. */
const photos = cx(
  "[&_:is(img,video)]:absolute [&_:is(img,video)]:inset-0 [&_:is(img,video)]:size-full [&_:is(img,video)]:object-cover",
  "[&>a:has(img)]:p-0 max-[34rem]:[&>a:has(img)]:gap-0 max-[34rem]:[&>a:has(img)>.mini]:aspect-[4/3] max-[34rem]:[&>a:has(img)>.mini]:self-stretch",
  "[&>a:has(img)>.mini+div]:px-5 [&>a:has(img)>.mini+div]:pb-[1.35rem] max-[34rem]:[&>a:has(img)>.mini+div]:px-4 max-[34rem]:[&>a:has(img)>.mini+div]:py-[0.9rem]",
);
const texts = cx(
  "[&_.mini+div]:relative [&_.mini+div]:grid [&_.mini+div]:content-start [&_.mini+div]:gap-[0.3rem] [&_.mini+div]:border-t [&_.mini+div]:border-tinta-200 [&_.mini+div]:pt-4",
  "max-[34rem]:[&_.mini+div]:border-0 max-[34rem]:[&_.mini+div]:pt-0 print:[&_.mini+div]:px-[2mm]! print:[&_.mini+div]:py-[1.5mm]! print:[&_.mini+div]:text-[9pt]",
  "[&_h3]:flex [&_h3]:items-start [&_h3]:justify-between [&_h3]:gap-4 max-[23rem]:[&_h3]:text-[1.0625rem] max-[23rem]:[&_h3]:wrap-anywhere print:[&_h3]:text-[10pt]",
  "print:[&_h3+p]:hidden [&_h3>svg]:mt-[0.1em] [&_h3>svg]:text-minio-600 max-[34rem]:[&_h3>svg]:hidden print:[&_h3>svg]:hidden",
);
/** The line above the text, drawn under the pointer. */
const line = cx(
  "[&_.mini+div]:before:absolute [&_.mini+div]:before:inset-x-0 [&_.mini+div]:before:-top-px [&_.mini+div]:before:h-[3px] [&_.mini+div]:before:origin-left [&_.mini+div]:before:scale-x-0 [&_.mini+div]:before:bg-minio-600",
  "[&_.mini+div]:before:transition-[scale] [&_.mini+div]:before:duration-(--dur-2) [&_.mini+div]:before:ease-mecanica",
  "max-[34rem]:[&_.mini+div]:before:hidden [&>a:is(:hover,:focus-visible)>.mini+div]:before:scale-x-100",
);
const unnumbered = cx(
  "[&_.dwg]:left-2 [&_.dwg]:w-[calc(100%-1rem)] max-[34rem]:[&>a]:grid-cols-[6.75rem_minmax(0,1fr)] max-[34rem]:[&>a]:gap-4",
);
const numbered = cx(
  "[&_.dwg]:left-8 [&_.dwg]:w-[calc(100%-2rem)] max-[34rem]:[&>a]:grid-cols-[1.9rem_6.75rem_minmax(0,1fr)] max-[34rem]:[&>a]:gap-3 max-[23rem]:[&>a]:grid-cols-[4.75rem_minmax(0,1fr)]",
  "[&>a>span]:absolute [&>a>span]:top-5 [&>a>span]:left-5 [&>a>span]:z-1 [&>a>span]:grid [&>a>span]:size-9 [&>a>span]:place-items-center [&>a>span]:rounded-[50%] [&>a>span]:border-[1.5px] [&>a>span]:bg-papel",
  "[&>a>span]:font-mono [&>a>span]:text-[0.9375rem]/none [&>a>span]:font-bold max-[34rem]:[&>a>span]:text-[0.8125rem]",
  "max-[34rem]:[&>a>span]:static max-[34rem]:[&>a>span]:mt-[0.35rem] max-[34rem]:[&>a>span]:size-[1.9rem] max-[34rem]:[&>a>span]:self-start",
  "max-[23rem]:[&>a>span]:absolute max-[23rem]:[&>a>span]:top-[0.15rem] max-[23rem]:[&>a>span]:left-2 max-[23rem]:[&>a>span]:size-[1.6rem]",
);

interface FichaGridProps {
  columns?: 3 | 4;
  /** True when its cards have numbers. */
  numeros?: boolean;
  children: ReactNode;
}

/** A ruled grid of cards (`Ficha`). It styles them, so that a long page does not repeat their classes. */
export function FichaGrid({ columns = 4, numeros, children }: FichaGridProps) {
  return (
    <div
      className={cx(
        "grid gap-px border border-tinta-950 bg-tinta-950 min-[34rem]:grid-cols-2 print:grid-cols-3",
        columns === 4 ? "min-[62rem]:grid-cols-4" : "min-[62rem]:grid-cols-3",
        cards,
        pictures,
        photos,
        texts,
        line,
        numeros ? numbered : unnumbered,
      )}
      data-part="cards"
    >
      {children}
    </div>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

/** Look of a card that is a form or a navigation. A narrow one keeps to reading width, and inside another is only ruled off. */
export function cardClass({ narrow = false }: { narrow?: boolean } = {}): string {
  return cx(
    "border border-tinta-300 bg-papel *:data-[part=empty]:m-5",
    narrow && cx("max-w-240 in-[section]:max-w-none in-[section]:border-x-0 in-[section]:border-t-0"),
  );
}

/** A block of a screen with a heading, which names it. */
export function Card({ narrow, ...section }: ComponentProps<"section"> & { narrow?: boolean }) {
  return <section className={cardClass({ narrow })} {...section} />;
}

const header = cx(
  "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-tinta-300 px-5 py-3.5 [&>form]:min-w-0 [&>nav]:flex-wrap",
);

/** Top of a card: its title and what belongs beside it. */
export function CardHeader({ children }: { children: ReactNode }) {
  return <header className={header}>{children}</header>;
}

/** Title of a card; a badge stands beside its text, or below it. */
export function CardTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3 font-semibold font-stretch-[104%]">
      {children}
    </h2>
  );
}

/** Content of a card. `className` replaces its layout, a column with even gaps. */
export function CardBody({ className = "grid gap-5", ...div }: ComponentProps<"div">) {
  return <div className={cx("p-5", className)} {...div} />;
}

const footer = cx(
  "flex flex-wrap gap-3 border-t border-tinta-300 bg-tinta-50 px-5 py-4 has-[nav]:block",
  "[&>nav]:p-0 [&>progress]:w-40 [&>progress]:self-center [&>progress]:accent-tinta-950",
);

/** Bottom of a card: its buttons, or the pages of its list. */
export function CardFooter({ children }: { children: ReactNode }) {
  return <footer className={footer}>{children}</footer>;
}

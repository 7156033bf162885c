import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

/** The head of an inner page, up to its first line. */
export function PageHead({ dark, children }: { dark?: boolean; children: ReactNode }) {
  return (
    <section className={cx("border-b border-tinta-950 print:border-0", dark ? "sobre-tinta" : "bg-papel")}>
      {children}
    </section>
  );
}

/** Longest title, in characters, that stands in its largest type. */
const LARGE = 60;

interface HeadingProps {
  id?: string;
  /** On a page whose list or picture comes first: a step smaller. */
  small?: boolean;
  children: string;
}

/** The title of a page; a long one is a step smaller. */
export function Heading({ id, small, children }: HeadingProps) {
  const long = children.length > LARGE;
  const size = small ? cx("h2", long && "largo") : cx(long ? "h2" : "h1");
  return (
    <h1 className={size} id={id}>
      {children}
    </h1>
  );
}

/** The two columns of a head: texts, and what is shown beside them. */
export function HeadColumns({ texts, children }: { texts: ReactNode; children?: ReactNode }) {
  return (
    <div className="wrap grid gap-8 py-air-lg lg:grid-cols-2 xl:grid-cols-[5fr_6fr] xl:gap-16 print:grid-cols-2 print:gap-8 print:py-0">
      <div className="grid grid-cols-1 content-center justify-items-start gap-5 print:gap-3">{texts}</div>
      {children}
    </div>
  );
}

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

/** The two columns of a head: texts, and what is shown beside them. */
export function HeadColumns({ texts, children }: { texts: ReactNode; children?: ReactNode }) {
  return (
    <div className="wrap grid gap-8 py-[clamp(2rem,1.4rem+2.6vw,4rem)] min-[62rem]:grid-cols-[5fr_6fr] min-[62rem]:gap-16 print:grid-cols-[1fr_1fr] print:gap-[8mm] print:py-0">
      <div className="grid content-center justify-items-start gap-5 print:gap-[3mm]">{texts}</div>
      {children}
    </div>
  );
}

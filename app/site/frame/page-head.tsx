import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

interface PageHeadProps {
  /** True on dark ground. */
  dark?: boolean;
  /** Beside the text: pictures or a drawing. */
  figure?: ReactNode;
  children: ReactNode;
}

/** The head of a page inside the site: its title and what it is about, and a figure beside them. */
export function PageHead({ dark, figure, children }: PageHeadProps) {
  return (
    <section
      className={cx("border-b border-tinta-950 print:border-0", dark ? "sobre-tinta" : "bg-papel")}
      data-part="head"
    >
      <div className="wrap grid gap-8 py-[clamp(2rem,1.4rem+2.6vw,4rem)] min-[62rem]:grid-cols-[5fr_6fr] min-[62rem]:gap-16 print:grid-cols-[1fr_1fr] print:gap-[8mm] print:py-0">
        <div className="grid content-center justify-items-start gap-5 print:gap-[3mm]">{children}</div>
        {figure}
      </div>
    </section>
  );
}

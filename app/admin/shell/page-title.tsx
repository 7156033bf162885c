import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { cx } from "~/ui/cx";
import { listQuery, titleOfPage } from "~/ui/list/list-query";
import { ScreenTitle } from "./empresa";

interface PageTitleProps {
  titulo: string;
  texto?: string;
  /** What the browser's tab says in place of the title. */
  tab?: string;
  /** Its width, where what is below it is narrower than the screen. */
  className?: string;
  children?: ReactNode;
}

/** Title of a screen, one line of explanation, and the main button. */
export function PageTitle({ titulo, texto, tab = titulo, className, children }: PageTitleProps) {
  const [searchParams] = useSearchParams();
  return (
    <div className={cx("flex flex-wrap items-end justify-between gap-4", className)} data-part="title">
      <ScreenTitle titulo={titleOfPage(tab, listQuery({ searchParams }).page)} />
      <div className="min-w-0">
        <h1 className="text-title leading-tight tracking-tight wrap-anywhere font-stretch-[110%]">{titulo}</h1>
        {texto && <p className="mt-1 text-tinta-600">{texto}</p>}
      </div>
      {children}
    </div>
  );
}

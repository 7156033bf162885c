import { ExternalLink, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

const bar = cx(
  "flex flex-wrap items-center gap-x-3 gap-y-2 border-t-2 border-tinta-950 bg-papel px-5 py-3 sm:justify-end",
  "max-sm:gap-x-2 max-sm:px-3 max-2xs:gap-x-1.5 max-2xs:px-2.5 print:hidden max-sm:[&>:is(a,button)]:px-3 max-2xs:[&>:is(a,button)]:px-1.5",
);

const stuck = cx("bottom-0 z-15 tall:sticky");

interface SaveBarProps {
  /** The names of the fields that were changed and not saved; null when nothing is to be saved. */
  unsaved: string | null;
  /** Address of the row's page on the site. */
  ver?: string | null | false;
  /** Whether it stays in view wherever its form is scrolled: one of several short forms would only hide its own title. */
  alone: boolean;
  children: ReactNode;
}

/** The bottom of an editor: what is not saved, and the buttons. */
export function SaveBar({ unsaved, ver, alone, children }: SaveBarProps) {
  return (
    <footer className={cx(bar, alone && stuck)} data-part="save">
      <div className="min-w-0 flex-1 basis-44 empty:basis-0 max-sm:basis-full empty:max-sm:hidden" role="status">
        {unsaved !== null && (
          <div className="flex items-center gap-2.5 leading-snug font-semibold [&_svg]:text-aviso">
            <Icon of={TriangleAlert} />
            <div className="min-w-0">
              Cambios sin guardar
              {unsaved && (
                <span className="block truncate text-sm font-normal text-tinta-600 max-sm:hidden">{unsaved}</span>
              )}
            </div>
          </div>
        )}
      </div>
      {!alone && (
        <noscript className="text-sm text-tinta-600">
          Guarda solo este bloque: lo que haya escrito en otro se pierde.
        </noscript>
      )}
      {children}
      {ver && (
        <a className={buttonClass()} href={ver} title="Ver en el sitio">
          <Icon of={ExternalLink} />
          <span className="max-xl:sr-only">Ver en el sitio</span>
        </a>
      )}
    </footer>
  );
}

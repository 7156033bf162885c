import type { ReactNode } from "react";
import { Heading, PageHead } from "~/site/frame/page-head";

interface CabeceraCortaProps {
  titulo: string;
  /** Id of the title, where a table is named by it. */
  id?: string;
  /** Above the title. */
  insignia?: ReactNode;
  /** Beside the title, or under it on narrow screens. */
  lado?: ReactNode;
  children?: ReactNode;
}

/** Head of a page that is its list: without a picture, so that the rows are near. */
export function CabeceraCorta({ titulo, id, insignia, lado, children }: CabeceraCortaProps) {
  return (
    <PageHead>
      <div className="wrap grid justify-items-start gap-5 py-air-lg print:py-0">
        {insignia}
        <div className="cab-seccion mb-0 w-full">
          <Heading small id={id}>
            {titulo}
          </Heading>
          {lado}
        </div>
        {children}
      </div>
    </PageHead>
  );
}

import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Mando } from "./mando";
import { Tiras } from "./tiras";

interface Lamina {
  vista: ReactNode;
  titulo?: string;
  texto?: string;
}

/** What differs between the hero of the home page, which fills its half, the head of another page, and a product. */
const looks = {
  hero: {
    frame: cx("xl:flex xl:flex-1 xl:flex-col"),
    track: cx("xl:flex-1"),
    view: cx("aspect-[8/5] xl:aspect-auto xl:min-h-120"),
    drawing: cx("p-air-sm"),
    photo: cx("bg-tinta-950"),
  },
  head: {
    frame: "",
    track: "",
    view: cx("aspect-[8/5] print:aspect-auto print:h-48 print:p-3 print:[&_.dwg]:h-44"),
    drawing: cx("p-air-sm"),
    photo: cx("bg-tinta-100"),
  },
  producto: {
    frame: "",
    track: "",
    view: cx("aspect-4/3 print:aspect-auto print:h-88"),
    drawing: "",
    photo: cx("[&_img]:object-contain!"),
  },
};
// The rows of all slides are the same: a longer caption makes every caption taller, never one picture.
const track = cx(
  "grid [scroll-snap-type:x_mandatory] [scrollbar-width:none] auto-cols-[100%] grid-flow-col grid-rows-[1fr_auto] overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-3 print:block print:overflow-visible [&::-webkit-scrollbar]:hidden",
);
const view = cx("@container grid min-w-0 place-items-center");
const photo = cx(
  "relative [&_:is(img,video,svg)]:absolute [&_:is(img,video,svg)]:inset-0 [&_:is(img,video,svg)]:size-full [&_img]:object-cover [&_video]:bg-tinta-950 [&_video]:object-contain",
);
const caption = cx(
  "relative z-2 grid scroll-mt-[calc(100vh-12rem)] grid-cols-[auto_1fr] border-t border-tinta-950 bg-papel max-sm:grid-cols-1",
);

interface DeslizadorProps {
  /** Prefix of the slides' anchors; one per page. */
  id: string;
  etiqueta: string;
  laminas: readonly Lamina[];
  place: keyof typeof looks;
  /** True when its slides are photos and films, not a drawing. */
  photos: boolean;
  /** A small picture of each slide, for a strip of links below them instead of dots. */
  tiras?: readonly ReactNode[];
  /** Advances automatically every 4 s with JavaScript (PUB §4, DEC 35). */
  automatico?: boolean;
}

/** A carousel of slides: swipe, arrows and dots are plain anchors; a single slide has no controls. */
export function Deslizador({ id, etiqueta, laminas, place, photos, tiras, automatico }: DeslizadorProps) {
  const total = laminas.length;
  const look = looks[place];
  return (
    <ged-deslizador className="contents" data-automatico={automatico && total > 1 ? "" : undefined}>
      <section className={cx("relative", look.frame)} aria-roledescription="carrusel" aria-label={etiqueta}>
        <ul className={cx(track, look.track)} tabIndex={total > 1 ? 0 : undefined}>
          {laminas.map(({ vista, titulo, texto }, index) => (
            <li
              className="row-span-2 grid min-w-0 snap-start snap-always grid-rows-subgrid print:not-first:hidden"
              key={index}
            >
              <div className={cx(view, look.view, photos ? cx(photo, look.photo) : look.drawing)}>{vista}</div>
              {(total > 1 || titulo || texto) && (
                // The anchor is on the controls: following it scrolls them into view, under the picture.
                <div className={caption} id={`${id}-${index + 1}`}>
                  {total > 1 && <Mando id={id} index={index} total={total} dots={!tiras} />}
                  {(titulo || texto) && (
                    <div className="px-4 py-3 leading-snug">
                      {titulo && <b className="block leading-snug font-semibold">{titulo}</b>}{" "}
                      {texto && <span className="nota">{texto}</span>}
                    </div>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
        {tiras && <Tiras id={id} tiras={tiras} />}
      </section>
    </ged-deslizador>
  );
}

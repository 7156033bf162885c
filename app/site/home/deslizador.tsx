import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconLabel } from "~/ui/icon";

interface Lamina {
  vista: ReactNode;
  titulo?: string;
  texto?: string;
}

interface DeslizadorProps {
  /** Prefix of the slides' anchors; one per page. */
  id: string;
  etiqueta: string;
  laminas: readonly Lamina[];
  /** Advances automatically every 4 s with JavaScript (PUB §4, DEC 35). */
  automatico?: boolean;
}

function Mando({ id, index, total }: { id: string; index: number; total: number }) {
  const anchor = (position: number) => `#${id}-${((position + total) % total) + 1}`;
  return (
    <div className="mando">
      <a className="paso" href={anchor(index - 1)}>
        <IconLabel of={ArrowLeft} label="Anterior" />
      </a>{" "}
      <a className="paso" href={anchor(index + 1)}>
        <IconLabel of={ArrowRight} label="Siguiente" />
      </a>{" "}
      <span className="cuenta">
        {index + 1} / {total}
      </span>{" "}
      <span className="puntos">
        {Array.from({ length: total }, (_, position) => (
          <a
            key={position}
            href={anchor(position)}
            aria-label={`Ir a la ${position + 1} de ${total}`}
            aria-current={position === index ? "true" : undefined}
          />
        ))}
      </span>
    </div>
  );
}

/** A carousel of slides: swipe, arrows and dots are plain anchors; a single slide has no controls. */
export function Deslizador({ id, etiqueta, laminas, automatico }: DeslizadorProps) {
  const total = laminas.length;
  return (
    <ged-deslizador data-automatico={automatico && total > 1 ? "" : undefined}>
      <section className="desl" aria-roledescription="carrusel" aria-label={etiqueta}>
        <ul className="pista" tabIndex={total > 1 ? 0 : undefined}>
          {laminas.map(({ vista, titulo, texto }, index) => (
            <li key={index}>
              <div className="vista">{vista}</div>
              {(total > 1 || titulo || texto) && (
                // The anchor is on the controls: following it scrolls them into view, under the picture.
                <div className="pie-desl" id={`${id}-${index + 1}`}>
                  {total > 1 && <Mando id={id} index={index} total={total} />}
                  <div className="txt">
                    {titulo && <b>{titulo}</b>} {texto && <span className="nota">{texto}</span>}
                  </div>
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
    </ged-deslizador>
  );
}

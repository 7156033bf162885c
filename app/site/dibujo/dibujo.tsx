import { LAMINA } from "~/domain/medios/dibujos";
import { trazos } from "./trazos";

/** A name in lines of about fourteen letters, which fit on the sheet. */
function linesOf(name: string): string[] {
  return name.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < 14
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);
}

/** The neutral sheet with a name in the place of a part. */
function Lamina({ rotulo, titulo }: { rotulo: string; titulo: string | undefined }) {
  const lines = linesOf(rotulo);
  const { viewBox, paths = "" } = trazos.get(LAMINA) ?? {};
  const name = titulo ? ({ role: "img", "aria-label": titulo } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg className="dwg" viewBox={viewBox} focusable="false" {...name}>
      <g fill="none" stroke="currentColor" strokeWidth="2.5" dangerouslySetInnerHTML={{ __html: paths }} />
      {lines.map((line, index) => (
        <text
          key={index}
          x="400"
          y={318 + (index - (lines.length - 1) / 2) * 62}
          textAnchor="middle"
          fontSize="54"
          fontWeight="600"
          fill="currentColor"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

interface DibujoProps {
  nombre: string;
  /** Accessible name; without it the drawing is decoration. */
  titulo?: string;
  /** What the neutral sheet says in the place of a part. */
  rotulo?: string;
  /** The part alone on a card or on the call's ground, or the whole on a dark one; otherwise the whole on paper. */
  vista?: "tarjeta" | "llamado" | "oscuro";
}

/** A technical drawing, with its dimension lines where it is whole. */
export function Dibujo({ nombre, titulo, rotulo, vista }: DibujoProps) {
  if (nombre === LAMINA && rotulo) return <Lamina rotulo={rotulo} titulo={titulo} />;
  const trazo = trazos.get(nombre);
  if (!trazo) return null;
  const part = vista === "tarjeta" || vista === "llamado";
  const [, , width, height] = (part ? trazo.recorte : trazo.viewBox).split(" ");
  const src = vista ? `/dibujos/${vista}/${nombre}.svg` : `/dibujos/${nombre}.svg`;
  const loading = part ? "lazy" : undefined;
  return <img className="dwg" src={src} alt={titulo ?? ""} width={width} height={height} loading={loading} />;
}

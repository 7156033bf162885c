import { LAMINA } from "~/domain/medios/dibujos";

const sources = import.meta.glob<string>("./dibujos/*.svg", { query: "?raw", import: "default", eager: true });

interface Trazo {
  viewBox: string;
  paths: string;
  /** The drawing without dimension lines. */
  sinCotas: string;
}

function readTrazo(source: string): Trazo {
  const [tag = "", viewBox = ""] = /viewBox="([^"]+)">/.exec(source) ?? [];
  const paths = source.slice(source.indexOf(tag) + tag.length, source.lastIndexOf("</svg>"));
  const sinCotas = paths.replace(/<path class="ma?"[^<>]*\/>|<text class="mt"[^<]*<\/text>/g, "");
  return { viewBox, paths, sinCotas };
}

const trazos = new Map(
  Object.entries(sources).map(
    ([path, source]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), readTrazo(source)] as const,
  ),
);

/** The viewBox around the part in each drawing, without its dimension lines: for small pictures. */
const recortes: Record<string, string> = {
  amortiguador: "34 176 706 248",
  bocel: "80 112 670 380",
  cerradura: "10 66 650 386",
  defensa: "64 124 672 386",
  estribo: "54 106 676 284",
  gancho: "80 98 650 356",
  guardabarros: "80 96 650 420",
  guardalodo: "120 50 540 480",
  guardapolvo: "60 106 690 396",
  pasamanos: "76 146 650 356",
  perno: "96 96 650 486",
  portaequipaje: "76 26 636 486",
  snorkel: "66 14 684 552",
  "tapa-rin": "56 46 670 508",
};

/** A name in lines of about fourteen letters, which fit on the sheet. */
function linesOf(name: string): string[] {
  return name.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < 14
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);
}

interface DibujoProps {
  nombre: string;
  /** Accessible name; without it the drawing is decoration. */
  titulo?: string;
  /** Shows the part alone, without dimension lines. */
  recorte?: boolean;
  /** What the neutral sheet says in the place of a part. */
  rotulo?: string;
}

/** A technical drawing; its colours and line weights come from the surrounding CSS. */
export function Dibujo({ nombre, titulo, recorte, rotulo }: DibujoProps) {
  const trazo = trazos.get(nombre);
  if (!trazo) return null;
  const name = titulo ? ({ role: "img", "aria-label": titulo } as const) : ({ "aria-hidden": true } as const);
  if (nombre === LAMINA && rotulo) {
    const lines = linesOf(rotulo);
    return (
      <svg className="dwg" viewBox={trazo.viewBox} focusable="false" {...name}>
        <g dangerouslySetInnerHTML={{ __html: trazo.paths }} />
        {lines.map((line, index) => (
          <text
            key={index}
            className="nombre"
            x="400"
            y={318 + (index - (lines.length - 1) / 2) * 62}
            textAnchor="middle"
          >
            {line}
          </text>
        ))}
      </svg>
    );
  }
  return (
    <svg
      className="dwg"
      viewBox={(recorte && recortes[nombre]) || trazo.viewBox}
      focusable="false"
      {...name}
      dangerouslySetInnerHTML={{ __html: recorte ? trazo.sinCotas : trazo.paths }}
    />
  );
}

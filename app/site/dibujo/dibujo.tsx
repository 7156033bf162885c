import type { ComponentProps } from "react";
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
function Lamina({ rotulo, ...props }: { rotulo: string } & ComponentProps<"svg">) {
  const lines = linesOf(rotulo);
  const { viewBox = "", paths = "" } = trazos.get(LAMINA) ?? {};
  return (
    <svg className="dwg" viewBox={viewBox} focusable="false" {...props}>
      <g dangerouslySetInnerHTML={{ __html: paths }} />
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

interface DibujoProps {
  nombre: string;
  /** Accessible name; without it the drawing is decoration. */
  titulo?: string;
  /** What the neutral sheet says in the place of a part. */
  rotulo?: string;
}

/** A technical drawing with its dimension lines; its colours and line weights come from the surrounding CSS. */
export function Dibujo({ nombre, titulo, rotulo }: DibujoProps) {
  const trazo = trazos.get(nombre);
  if (!trazo) return null;
  const name = titulo ? ({ role: "img", "aria-label": titulo } as const) : ({ "aria-hidden": true } as const);
  if (nombre === LAMINA && rotulo) return <Lamina rotulo={rotulo} {...name} />;
  return (
    <svg
      className="dwg"
      viewBox={trazo.viewBox}
      focusable="false"
      {...name}
      dangerouslySetInnerHTML={{ __html: trazo.paths }}
    />
  );
}

interface RecorteProps {
  nombre: string;
  /** What the neutral sheet says in the place of a part. */
  rotulo?: string;
  /** The ground that it stands on. */
  vista?: "tarjeta" | "llamado";
}

/** The part of a drawing alone, as a small picture that decorates. */
export function Recorte({ nombre, rotulo, vista = "tarjeta" }: RecorteProps) {
  if (nombre === LAMINA && rotulo) return <Lamina className="dwg mini" rotulo={rotulo} aria-hidden />;
  const [, , width, height] = trazos.get(nombre)?.recorte.split(" ") ?? [];
  return (
    <img className="dwg" src={`/dibujos/${vista}/${nombre}.svg`} alt="" width={width} height={height} loading="lazy" />
  );
}

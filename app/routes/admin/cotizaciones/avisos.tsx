import { MessageCircleQuestionMark, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import type { Respuesta } from "~/domain/cotizaciones/respuestas.server";
import { formatMoment } from "~/domain/kernel/dates";
import { Note } from "~/ui/note";

interface DesenlaceProps {
  /** The version that the customer accepted. */
  aceptada: Respuesta | undefined;
  estado: string;
  version: number;
}

/** Before a version is sent: what it would undo, an acceptance of the one before or a request that is won or lost. */
export function Desenlace({ aceptada, estado, version }: DesenlaceProps) {
  const cerrada = estado === "ganada" || estado === "perdida";
  if (!aceptada && !cerrada) return null;
  const pasa = [aceptada && "la reemplaza", cerrada && `la solicitud deja de estar ${estado}`].filter(Boolean);
  return (
    <Note tone="error" icon={TriangleAlert}>
      <b>{aceptada ? `El cliente aceptó la versión ${aceptada.version}` : `La solicitud está ${estado}`}</b>
      {aceptada?.aceptada_at && `Fue el ${formatMoment(aceptada.aceptada_at)} `}
      Si envía la versión {version}, {pasa.join(" y ")}.
    </Note>
  );
}

/** What a customer asked about an answer. */
export function Pregunta({ children }: { children: ReactNode }) {
  return (
    <blockquote className="m-0 border-l-4 border-info pl-3 wrap-anywhere whitespace-pre-line" data-part="pregunta">
      <b className="block text-sm font-semibold">Pregunta del cliente</b>
      {children}
    </blockquote>
  );
}

/** Before a version is sent: what the customer asked and waits for an answer. */
export function Preguntas({ preguntas }: { preguntas: readonly Respuesta[] }) {
  if (preguntas.length === 0) return null;
  return (
    <Note tone="info" icon={MessageCircleQuestionMark}>
      <b>El cliente espera una respuesta</b>
      <p>Si envía esta versión, queda como respondido lo que preguntó. Si no lo responde, siga editando.</p>
      <div className="grid gap-2">
        {preguntas.map(({ id, pregunta }) => (
          <Pregunta key={id}>{pregunta}</Pregunta>
        ))}
      </div>
    </Note>
  );
}

import { MessageCircleQuestionMark, TriangleAlert } from "lucide";
import type { Respuesta } from "~/domain/cotizaciones/respuestas.server";
import { formatMoment } from "~/domain/kernel/dates";
import { Note } from "~/ui/note";
import { Pregunta } from "./pregunta";

/** Before a version is sent: the customer accepted the one that it would replace. */
export function Aceptada({ aceptada, version }: { aceptada: Respuesta | undefined; version: number }) {
  if (!aceptada?.aceptada_at) return null;
  return (
    <Note tone="error" icon={TriangleAlert}>
      <b>El cliente aceptó la versión {aceptada.version}</b>
      Fue el {formatMoment(aceptada.aceptada_at)} Si envía la versión {version}, la reemplaza y la solicitud deja de
      estar ganada.
    </Note>
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

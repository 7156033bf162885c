import { Info, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import type { Part } from "~/domain/kernel/deletion";
import { ScreenTitle } from "~/admin/shell/empresa";
import { CancelLink, ListLink } from "~/admin/list/link";
import { Buttons } from "~/ui/button";
import { Visible } from "~/ui/badge";
import { Note } from "~/ui/note";
import { Fact, Facts } from "~/ui/title-block";
import { Confirmation } from "./confirmation";
import type { DeletionData } from "./delete.server";
import { MoveForm } from "./move-form";
import { Question } from "./question";

type Datos = readonly { nombre: string; valor: string; como?: "codigo" | "visible" | "oculto" }[];

/** The row's values, in two columns; in one where a date would not fit into half of the width. */
export function RowValues({ datos }: { datos: Datos }) {
  return (
    <Facts className="max-xs:grid-cols-1!">
      {datos.map((dato) => (
        <Fact key={dato.nombre} name={dato.nombre}>
          <Dato {...dato} />
        </Fact>
      ))}
    </Facts>
  );
}

function Dato({ valor, como }: Datos[number]) {
  if (como === undefined) return valor;
  if (como === "codigo") return <span className="mono whitespace-nowrap">{valor}</span>;
  return <Visible on={como === "visible"} si={valor} no={valor} />;
}

function Parte({ parte }: { parte: Part }) {
  if (typeof parte === "string") return <p>{parte}</p>;
  if ("nota" in parte) return <p className="nota">{parte.nota}</p>;
  if ("datos" in parte) return <RowValues datos={parte.datos} />;
  if ("fuerte" in parte) {
    return (
      <p>
        <b>{parte.fuerte}</b> {parte.sigue}
      </p>
    );
  }
  return (
    <Note tone="info" icon={Info}>
      {parte.aviso}
    </Note>
  );
}

interface DeletionProps extends DeletionData {
  /** Why the move or the deletion was refused. */
  error?: string | null;
  cancel: ReactNode;
}

/** What blocks the deletion for a while. */
function Wait({ titulo, texto, cancel }: { titulo: string; texto: string; cancel: ReactNode }) {
  return (
    <Question>
      <h1>{titulo}</h1>
      <p>{texto}</p>
      <Buttons>{cancel}</Buttons>
    </Question>
  );
}

/**
 * Asks before a row is deleted and lists what is deleted with it; when something blocks the deletion, offers to move
 * it, or says what to wait for.
 */
export function Deletion({ pregunta, titulo, partes, visto, estorba, self, error = null, cancel }: DeletionProps) {
  if (estorba) {
    const { mover, ...what } = estorba;
    return mover ? (
      <MoveForm {...what} {...mover} action={self} {...{ error, cancel }} />
    ) : (
      <Wait {...what} {...{ cancel }} />
    );
  }
  return (
    <Confirmation action={self} question={pregunta} submit={titulo} cancel={cancel}>
      {error && (
        <Note tone="error" icon={TriangleAlert} role="alert">
          {error}
        </Note>
      )}
      {visto && <input type="hidden" name="visto" value={visto} />}
      {partes.map((parte, index) => (
        <Parte key={index} parte={parte} />
      ))}
    </Confirmation>
  );
}

/** The same confirmation as a page of its own, for browsers without JavaScript. */
export function DeletePage(props: Omit<DeletionProps, "cancel">) {
  const { titulo, list, listName } = props;
  return (
    <>
      <ScreenTitle titulo={titulo} />
      <ListLink to={list}>{listName}</ListLink>
      <Deletion {...props} cancel={<CancelLink to={list} />} />
    </>
  );
}

import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeleteButton } from "./delete";
import { Editor, type EditorAnswer } from "./editor";
import { fromList } from "./list";
import { PageTitle } from "./page-title";

interface RowEditorProps<T extends Record<string, unknown>> {
  form: FormMetadata<T, string[]>;
  /** The row being edited; null: a new one. */
  fila: { id: number; revision: number } | null;
  back: { list: string; search: string };
  path: string;
  answer: EditorAnswer | undefined;
  /** The entity with its articles: "Nuevo Beneficio", "Editar Beneficio", "Datos del beneficio", "Eliminar beneficio". */
  nuevo: string;
  editar: string;
  datos: string;
  eliminar: string;
  /** Asked before the row is deleted. */
  question: string;
  children: ReactNode;
}

/** The screen of one row of a list: new or edited, with the way to its deletion. */
export function RowEditor<T extends Record<string, unknown>>(props: RowEditorProps<T>) {
  const { form, fila, back, path, answer, children } = props;
  const self = fila ? `${path}/${fila.id}` : `${path}/nuevo`;
  return (
    <>
      <PageTitle titulo={fila ? props.editar : props.nuevo}>
        {!fila && (
          <Link className="btn" to={back.list}>
            Cancelar
          </Link>
        )}
      </PageTitle>
      <Editor
        form={form}
        title={props.datos}
        revision={fila?.revision}
        answer={answer}
        submitLabel={fila ? "Actualizar" : "Crear"}
        cancel={back.list}
        self={fromList(self, back.search)}
        extra={
          fila && (
            <DeleteButton
              href={fromList(`${self}/eliminar`, back.search)}
              question={props.question}
              submit={props.eliminar}
              label="Eliminar"
            />
          )
        }
      >
        {children}
      </Editor>
    </>
  );
}

import type { FormMetadata } from "@conform-to/react";
import { Copy } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeleteButton } from "~/admin/delete/delete";
import { Editor, type EditorAnswer } from "./editor";
import { CancelLink, ListLink } from "~/admin/list/link";
import { withListQuery } from "~/admin/list/address";
import { PageTitle } from "~/admin/shell/page-title";
import type { Words } from "~/domain/kernel/words";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface RowEditorProps<T extends Record<string, unknown>> {
  form: FormMetadata<T, string[]>;
  /** The row being edited; null for a new row. */
  fila: { id: number; revision: number } | null;
  back: { list: string; search: string };
  answer: EditorAnswer | undefined;
  words: Words;
  /** The saved row's name, which the title and the tab say, and what else it is called. */
  nombre: string | null | undefined;
  texto?: string;
  /** Address of a new row that begins as a copy of this one, if there is one. */
  duplicar?: string | undefined;
  /** Shown beside the title of the form: a value that cannot be changed. */
  badge?: ReactNode;
  /** Address of the row's page on the site, if it has one. */
  ver?: string | null | false;
  /** Set for a form that takes files. */
  encType?: "multipart/form-data";
  /** Sections after the first one, which holds the children, and the links to all of them. */
  sections?: ReactNode;
  strip?: ReactNode;
  children: ReactNode;
}

/** The screen of one row of a list, new or existing: its name as the title, its editor, and the link to delete it. */
export function RowEditor<T extends Record<string, unknown>>(props: RowEditorProps<T>) {
  const { fila, back, words, nombre, texto, duplicar, strip, ...editor } = props;
  const { nuevo, editar, datos } = words.nombres;
  const tab = [nombre, texto].filter(Boolean).join(" ");
  const self = fila ? `${words.path}/${fila.id}` : `${words.path}/nuevo`;
  return (
    <>
      <ListLink to={back.list}>{words.lista.titulo}</ListLink>
      <PageTitle
        titulo={nombre || nuevo}
        texto={texto}
        tab={nombre ? `${tab} - ${editar}` : nuevo}
        className={editor.sections ? "max-w-280" : "max-w-240"}
      >
        {!fila && <CancelLink to={back.list} />}
        {duplicar && (
          <Link className={buttonClass()} to={withListQuery(duplicar, back.search)}>
            <Icon of={Copy} />
            Duplicar
          </Link>
        )}
      </PageTitle>
      {strip}
      <Editor
        {...editor}
        title={fila ? editar : datos}
        revision={fila?.revision}
        submitLabel={fila ? "Actualizar" : "Crear"}
        cancel={back.list}
        self={withListQuery(self, back.search)}
        extra={fila && <DeleteButton href={withListQuery(`${self}/eliminar`, back.search)} label="Eliminar" />}
      />
    </>
  );
}

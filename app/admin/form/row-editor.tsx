import type { FormMetadata } from "@conform-to/react";
import { Copy } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeleteButton } from "~/admin/delete/delete";
import { Editor, type EditorAnswer } from "./editor";
import { ListLink } from "~/admin/list/link";
import { withListQuery } from "~/admin/list/address";
import { PageTitle } from "~/admin/shell/page-title";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface RowFormProps<T extends Record<string, unknown>> {
  form: FormMetadata<T, string[]>;
  /** The row being edited; null for a new row. */
  fila: { id: number; revision: number } | null;
  back: { list: string; search: string };
  path: string;
  answer: EditorAnswer | undefined;
  title: string;
  /** Shown beside the title: a value that cannot be changed. */
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

/** The editor of one row of a list, new or existing, with the link to delete it. */
function RowForm<T extends Record<string, unknown>>(props: RowFormProps<T>) {
  const { form, fila, back, path, answer, title, badge, ver, encType, sections, children } = props;
  const self = fila ? `${path}/${fila.id}` : `${path}/nuevo`;
  return (
    <Editor
      form={form}
      encType={encType}
      title={title}
      badge={badge}
      revision={fila?.revision}
      answer={answer}
      submitLabel={fila ? "Actualizar" : "Crear"}
      cancel={back.list}
      self={withListQuery(self, back.search)}
      ver={ver}
      sections={sections}
      extra={fila && <DeleteButton href={withListQuery(`${self}/eliminar`, back.search)} label="Eliminar" />}
    >
      {children}
    </Editor>
  );
}

interface RowEditorProps<T extends Record<string, unknown>> extends Omit<RowFormProps<T>, "title"> {
  /** The entity with its articles: "Nuevo Beneficio", "Editar Beneficio", "Datos del beneficio". */
  nuevo: string;
  editar: string;
  datos: string;
  /** What the link back to the list says: "Lista de Productos". */
  lista: string;
  /** The saved row's name, which the title and the tab say, and what else it is called. */
  nombre: string | null | undefined;
  texto?: string;
  /** Address of a new row that begins as a copy of this one, if there is one. */
  duplicar?: string | undefined;
}

/** The screen of one row: its name as the title, and its editor. */
export function RowEditor<T extends Record<string, unknown>>(props: RowEditorProps<T>) {
  const { nuevo, editar, datos, lista, nombre, texto, duplicar, ...form } = props;
  const tab = [nombre, texto].filter(Boolean).join(" ");
  return (
    <>
      <ListLink to={form.back.list}>{lista}</ListLink>
      <PageTitle
        titulo={nombre || nuevo}
        texto={texto}
        tab={nombre ? `${tab} - ${editar}` : nuevo}
        className={form.sections ? "max-w-280" : "max-w-240"}
      >
        {!form.fila && (
          <Link className={buttonClass()} to={form.back.list}>
            Cancelar
          </Link>
        )}
        {duplicar && (
          <Link className={buttonClass()} to={withListQuery(duplicar, form.back.search)}>
            <Icon of={Copy} />
            Duplicar
          </Link>
        )}
      </PageTitle>
      {form.strip}
      <RowForm {...form} title={form.fila ? editar : datos} />
    </>
  );
}

import { CancelLink } from "~/admin/list/link";
import { Info, Save, TriangleAlert } from "lucide";
import { useLocation } from "react-router";
import { DeleteButton } from "~/admin/delete/delete";
import { type Constraints, Editor, EditorForm, type EditorAnswer, Fields, useEditor } from "~/admin/form/editor";
import { useHydrated } from "~/admin/shell/hydrated";
import { SaveButton } from "~/admin/form/post-form";
import { DragHint } from "~/admin/list/dragging";
import { MoveList, MoveRow } from "~/admin/list/move-list";
import { Handle, MoveButtons, useReorder } from "~/admin/list/reorder";
import { AddLink } from "~/admin/list/row-links";
import { StackedEditor, type StackedEditorState } from "~/admin/form/stacked";
import { postHref, stackedHref } from "~/ui/form/stacked-address";
import { MENU_MAX } from "~/domain/paginas/menu";
import { Badge } from "~/ui/badge";
import { iconButton } from "~/ui/button";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";
import { TextField } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";
import { Vacio } from "~/ui/list/vacio";
import type { Route } from "./+types/page";

/** Note on the catalogue entry (ADM §2), and on a menu without one, where the catalogue is at /catalogo (PUB §2). */
const conCatalogo =
  "Puede renombrar el elemento de catálogo o cambiar su ruta sin perder la función: el sistema lo detecta automáticamente y conserva su desplegable de categorías y subcategorías. La ruta /catalogo siempre funciona.";
const ningunCatalogo =
  "Ningún elemento activo es el catálogo: el menú no muestra las categorías. Agregue o active un elemento llamado «Catálogo». Mientras tanto, el catálogo está en /catalogo.";

type Lista = Route.ComponentProps["loaderData"]["menu"];
type Item = Lista["filas"][number];

async function schema() {
  return (await import("~/domain/paginas/schemas/menu")).MenuItemSchema;
}

/** Messages stand above their row. An error that appears must not move the button the user is about to press. */
const columns = cx(
  "items-end @max-xl:grid-cols-1 @xl:@max-3xl:grid-cols-2 @3xl:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1fr)_auto_auto_auto] @3xl:items-start",
  "@max-3xl:[&>[data-part=handle]]:col-span-full @max-3xl:[&>[data-part=handle]]:justify-self-start [&>div:not(:last-child)]:-order-1 [&>div:not(:last-child)]:col-span-full",
);
/** An icon alone on its line would not say what its button does. */
const saveButton = cx(iconButton, "@max-3xl:w-auto @max-3xl:justify-self-start @max-3xl:px-3.5 @3xl:mt-7");

/** The navigation menu: each entry is saved on its own, the order at once. */
export function Menu(props: Lista & { answer: EditorAnswer | undefined }) {
  const { filas, firma, catalogo, constraint, answer } = props;
  const location = useLocation();
  const order = useReorder(firma, postHref(location, "orden"), filas.length);
  const nuevo = `${stackedHref(location, { elemento: "nuevo" })}#elemento`;
  const full = filas.length >= MENU_MAX;
  const adding = new URLSearchParams(location.search).get("elemento") === "nuevo";
  return (
    <Card id="menu" aria-labelledby="menu-titulo">
      <CardHeader>
        <CardTitle id="menu-titulo">Menú de Navegación</CardTitle>
        {!full && <AddLink to={nuevo} text="Agregar Elemento" />}
      </CardHeader>
      {adding && (
        <div id="elemento">
          <StackedEditor name="elemento" row={null} answer={answer}>
            {(state) => <NuevoForm {...state} constraint={constraint} />}
          </StackedEditor>
        </div>
      )}
      <CardBody className="@container grid gap-5">
        <p className="nota">
          <DragHint drag="Arrastre para reordenar, o use las flechas." arrows="Use las flechas para reordenar." /> El
          botón PDF se administra desde el banner principal.
          {full && ` El menú admite hasta ${MENU_MAX} elementos: elimine uno para agregar otro.`}
        </p>
        <Note tone="info" icon={catalogo === null ? TriangleAlert : Info}>
          {catalogo === null ? ningunCatalogo : conCatalogo}
        </Note>
        {filas.length === 0 ? (
          <Vacio titulo="No hay elementos en el menú">
            <p>Agregue las páginas que el visitante debe encontrar: inicio, catálogo, contacto.</p>
            <AddLink to={nuevo} text="Agregar Elemento" />
          </Vacio>
        ) : (
          <MoveList>
            {filas.map((item, index) => (
              <MoveRow
                key={item.id}
                order={order}
                posicion={index}
                id={`menu-${item.id}`}
                marked={item.id === catalogo}
                className={columns}
              >
                <Handle list={order} id={item.id} posicion={index} />
                <StackedEditor name={`menu-${item.id}`} row={item} answer={answer}>
                  {(state) => <ItemForm {...state} constraint={constraint} catalogo={item.id === catalogo} />}
                </StackedEditor>
                <div className="flex gap-3 @3xl:mt-7 print:hidden">
                  <MoveButtons list={order} id={item.id} posicion={index} label={item.nombre} />
                  <DeleteButton
                    icon
                    href={`/admin/home/menu/${item.id}/eliminar`}
                    label={`Eliminar ${item.nombre} del menú`}
                  />
                </div>
              </MoveRow>
            ))}
          </MoveList>
        )}
      </CardBody>
    </Card>
  );
}

/** Form of a new entry, which goes to the end of the menu. */
function NuevoForm({ row: _, answer, constraint, ...place }: StackedEditorState<null> & { constraint: Constraints }) {
  const location = useLocation();
  const [form, fields] = useEditor({ constraint, schema }, { activo: true }, answer, "f-elemento");
  return (
    <Editor
      {...place}
      form={form}
      title="Nuevo Elemento"
      openedBy="elemento"
      answer={answer}
      submitLabel="Crear"
      extra={<CancelLink to={`${stackedHref(location, { elemento: null })}#menu`} preventScrollReset />}
    >
      <TextField label="Nombre" field={fields.nombre} />
      <TextField
        label="Ruta (Slug)"
        field={fields.slug}
        className="mono"
        hint="Una página del sitio, como contacto o amortiguadores, o una dirección completa. Vacía lleva al inicio."
      />
      <SwitchField label="Activo" field={fields.activo} />
    </Editor>
  );
}

interface ItemProps extends StackedEditorState<Item> {
  constraint: Constraints;
  catalogo: boolean;
}

function ItemForm({ row, answer, constraint, catalogo, ...place }: ItemProps) {
  const { id, nombre, slug, activo, revision } = row;
  const [form, fields] = useEditor({ constraint, schema }, { nombre, slug, activo }, answer, `f-menu-${id}`);
  const untouched = useHydrated() && !form.dirty && !answer;
  return (
    <EditorForm
      {...place}
      form={form}
      revision={revision}
      answer={answer}
      className="contents"
      label={{ text: `Elemento del menú: ${nombre}` }}
    >
      {(saving) => (
        <>
          <Fields className="contents @3xl:[&>div:has([role=switch])]:mt-7">
            <TextField
              label={
                <>
                  Nombre{" "}
                  {catalogo && (
                    <Badge tono="aviso" dense>
                      (Catálogo) (Flexible)
                    </Badge>
                  )}
                </>
              }
              field={fields.nombre}
            />
            <TextField label="Ruta (Slug)" field={fields.slug} className="mono" />
            <SwitchField label="Activo" field={fields.activo} />
          </Fields>
          <SaveButton saving={saving} className={cx(saveButton, untouched && "invisible @max-3xl:hidden")}>
            <Icon of={Save} />
            <span className="@3xl:sr-only">{saving ? "Guardando..." : `Guardar ${nombre}`}</span>
          </SaveButton>
        </>
      )}
    </EditorForm>
  );
}

import { Info, Save } from "lucide-react";
import { useLocation } from "react-router";
import { EditorForm, type EditorAnswer, useEditor } from "~/admin/editor";
import { useHydrated } from "~/admin/hydrated";
import { SaveButton } from "~/admin/post-form";
import { dropTarget, Handle, MoveButtons, useReorder } from "~/admin/reorder";
import { Block, type BlockState, postHref } from "~/admin/stacked";
import { MenuItemSchema } from "~/domain/menu";
import { SwitchField, TextField } from "~/ui/fields";
import { Icon, IconLabel } from "~/ui/icon";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/page";

type Lista = Route.ComponentProps["loaderData"]["menu"];
type Item = Lista["filas"][number];

/** The navigation menu: each entry is saved by itself, the order as soon as it changes. */
export function Menu({ filas, firma, catalogo, answer }: Lista & { answer: EditorAnswer | undefined }) {
  const order = useReorder(firma, postHref(useLocation(), "orden"), filas.length);
  return (
    <section className="bloq" id="menu" aria-labelledby="menu-titulo">
      <header>
        <h2 id="menu-titulo">Menú de Navegación</h2>
      </header>
      <div className="in">
        <p className="nota">
          Arrastre para reordenar, o use las flechas. El botón PDF se administra desde el banner principal.
        </p>
        <div className="aviso aviso--info">
          <Icon of={Info} />
          <div>
            Puede renombrar el elemento de catálogo o cambiar su ruta sin perder la función: el sistema lo detecta
            automáticamente y conserva su desplegable de categorías y subcategorías. La ruta /catalogo siempre funciona.
          </div>
        </div>
        {filas.length === 0 ? (
          <Vacio titulo="No hay elementos en el menú" />
        ) : (
          <ol className="filas filas--menu">
            {filas.map((item, index) => (
              <li
                key={item.id}
                id={`menu-${item.id}`}
                className={item.id === catalogo ? "flexible" : undefined}
                {...dropTarget(order, index)}
              >
                <Handle list={order} id={item.id} posicion={index} />
                <Block name={`menu-${item.id}`} row={item} answer={answer}>
                  {(state) => <ItemForm {...state} catalogo={item.id === catalogo} />}
                </Block>
                <MoveButtons list={order} id={item.id} posicion={index} label={item.nombre} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function ItemForm({ row, answer, catalogo, ...place }: BlockState<Item> & { catalogo: boolean }) {
  const { id, nombre, slug, activo, revision } = row;
  const [form, fields] = useEditor(MenuItemSchema, { nombre, slug, activo }, answer, `f-menu-${id}`);
  const untouched = useHydrated() && !form.dirty && !answer;
  return (
    <EditorForm
      {...place}
      form={form}
      revision={revision}
      answer={answer}
      label={{ text: `Elemento del menú: ${nombre}` }}
    >
      {(saving) => (
        <>
          <TextField
            label={<>Nombre {catalogo && <span className="estado estado--aviso">(Catálogo) (Flexible)</span>}</>}
            field={fields.nombre}
          />
          <TextField label="Ruta (Slug)" field={fields.slug} className="mono" />
          <SwitchField label="Activo" field={fields.activo} />
          <SaveButton saving={saving} className={untouched ? "btn--ico invisible" : "btn--ico"}>
            <IconLabel of={Save} label={saving ? "Guardando..." : `Guardar ${nombre}`} />
          </SaveButton>
        </>
      )}
    </EditorForm>
  );
}

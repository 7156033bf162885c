import { Plus, Send } from "lucide";
import { useCallback } from "react";
import { useLocation } from "react-router";
import { type Constraints, EditorForm, type EditorAnswer, Fields, useEditor } from "~/admin/form/editor";
import { PostButton, SaveButton } from "~/admin/form/post-form";
import { SaveBar } from "~/admin/form/save-bar";
import { StackedEditor, type StackedEditorState } from "~/admin/form/stacked";
import { postHref } from "~/ui/form/stacked-address";
import { Tabla } from "~/admin/list/table";
import { totalesOf, typedOf } from "~/domain/cotizaciones/respuesta";
import type { beginningOf } from "~/domain/cotizaciones/respuestas.server";
import { buttonClass } from "~/ui/button";
import { CardBody, cardClass, CardHeader, CardTitle } from "~/ui/card";
import { cx } from "~/ui/cx";
import { columns } from "~/ui/form/field-parts";
import { TextArea, TextField } from "~/ui/form/fields";
import { Icon } from "~/ui/icon";
import { Fila, typedPrecio, typedText } from "./fila";
import { Totales } from "./totales";

/** Name of the editor of an answer. */
export const RESPUESTA = "respuesta";
/** Parameter of the address that opens a new version of an answer that was sent. */
export const NUEVA = "nueva";
/** Parameter of the address that the form posts to when the answer is to be looked at before it is sent. */
export const REVISAR = "revisar";

/** The version that is being written. */
interface Borrador {
  version: number;
  /** 0 while there is no draft. */
  revision: number;
  inicio: ReturnType<typeof beginningOf>;
}
interface Datos {
  /** The products that are still in the catalogue. */
  existen: ReadonlySet<number>;
  constraint: Constraints;
}

/** The answer that is being written: prices by line, sums, days, and a text for the customer. */
export function Respuesta({
  existen,
  constraint,
  answer,
  ...row
}: Borrador & Datos & { answer: EditorAnswer | undefined }) {
  return (
    <div id={RESPUESTA} className="grid gap-5">
      <StackedEditor name={RESPUESTA} row={row} answer={answer}>
        {(state) => <Formulario {...{ existen, constraint }} {...state} />}
      </StackedEditor>
    </div>
  );
}

function Formulario({ row, existen, constraint, answer, self }: Datos & StackedEditorState<Borrador>) {
  const location = useLocation();
  const [action, review] = [null, "1"].map((value) => postHref(location, RESPUESTA, { [REVISAR]: value }));
  const { version, revision, inicio } = row;
  const { lineas } = inicio;
  const count = lineas.length;
  const schema = useCallback(
    async () => (await import("~/domain/cotizaciones/schemas/respuesta")).respuestaSchema(count),
    [count],
  );
  const typed = { ...typedOf(inicio), version: String(version) };
  const [form, fields] = useEditor({ constraint, schema }, typed, answer, "f-respuesta");
  const { validez_dias, mensaje } = fields;
  const told = answer && (answer.current ?? answer.notado);
  const escrita = told?.version ?? (fields.version ? typedText(fields.version) : "");
  const lines = lineas.flatMap((linea, at) => {
    const [precio, iva, dias, agotada] = ["precio", "iva", "dias", "agotada"].map((name) => fields[`${name}-${at}`]);
    return precio && iva && dias && agotada ? [{ linea, campos: { precio, iva, dias, agotada } }] : [];
  });
  const totales = totalesOf(
    lines.map(({ linea: { cantidad, iva }, campos }) => ({
      cantidad,
      precio: typedPrecio(campos),
      iva: Number(typedText(campos.iva) || iva),
    })),
  );
  return (
    <EditorForm
      {...{ form, revision, answer, action, self }}
      className={cardClass()}
      label={{ id: `titulo-${form.id}` }}
      openedBy={NUEVA}
      rowOf={(name) => lineas[Number(/-(\d+)$/.exec(name)?.[1])]?.codigo}
    >
      {(saving, unsaved) => (
        <>
          <CardHeader>
            <CardTitle id={`titulo-${form.id}`}>Respuesta, versión {escrita}</CardTitle>
            <span className="nota">Los precios solo los ve este cliente, en su enlace.</span>
          </CardHeader>
          <Fields>
            <Tabla
              columns={["Código y nombre", "Cant.", "Precio unitario", "IVA", "Días", "Total sin IVA"]}
              label={`titulo-${form.id}`}
            >
              {lines.map(({ linea, campos }) => (
                <Fila key={linea.producto_id} linea={linea} existe={existen.has(linea.producto_id)} {...campos} />
              ))}
            </Tabla>
            <Totales {...totales} />
            <CardBody className={cx("grid gap-5 border-t border-tinta-300", columns)}>
              {validez_dias && (
                <TextField
                  numero
                  label="Validez en días"
                  field={validez_dias}
                  hint="De todas las líneas que no digan otra en «Días»."
                />
              )}
              {mensaje && <TextArea ancho label="Texto para el cliente" field={mensaje} rows={3} />}
              <p className="nota" data-wide>
                Una línea sin precio sale como «Por confirmar». Precios sin IVA, como 38.500 o 38.500,50.
              </p>
            </CardBody>
          </Fields>
          <SaveBar unsaved={unsaved} alone={false}>
            {told?.siguiente ? (
              <PostButton className={buttonClass()} name="version" value={told.siguiente}>
                <Icon of={Plus} />
                Guardar como versión {told.siguiente}
              </PostButton>
            ) : (
              <>
                <input type="hidden" name="version" value={escrita} />
                <SaveButton saving={saving} className={buttonClass()}>
                  {saving ? "Guardando..." : "Guardar borrador"}
                </SaveButton>
                <PostButton className={buttonClass({ variant: "dark" })} formAction={review}>
                  <Icon of={Send} />
                  Revisar y enviar
                </PostButton>
              </>
            )}
          </SaveBar>
        </>
      )}
    </EditorForm>
  );
}

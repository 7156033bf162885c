import { Copy } from "lucide";
import type { KeyboardEvent, ReactNode } from "react";
import { PressButton } from "~/admin/form/press-button";
import { AddRow, RowButtons, RowField, RowsList, RowsSection, SavedRows, useRows } from "~/admin/rows/rows";
import { countOf } from "~/domain/kernel/text";
import type { FilasAnswer } from "~/domain/vehiculos/editor.server";
import { type Campo, type Fila, type FilaError, filasOf, filasText, nombreDe } from "~/domain/vehiculos/filas";
import { Buttons, buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass } from "~/ui/form/control";
import { FieldError, Hint } from "~/ui/form/field-parts";
import { useSaved } from "~/ui/form/fields";
import { Icon } from "~/ui/icon";

const labels: Readonly<Record<Campo, string>> = {
  linea: "Marca y línea",
  desde: "Desde",
  hasta: "Hasta",
  posicion: "Posición",
  motor: "Motor",
  nota: "Nota",
};
const longest: Readonly<Record<Campo, number>> = { linea: 130, desde: 4, hasta: 4, posicion: 60, motor: 60, nota: 120 };

const LISTA = "aplicaciones";

interface CeldaProps {
  campo: Campo;
  /** Place of the row, from 0. */
  at: number;
  fila: Fila;
  errores: readonly FilaError[];
}

/** One field of a row with its error; a line that is not known can be replaced by the one that may be meant. */
function CampoFila({ campo, at, fila, errores }: CeldaProps) {
  const error = errores.find((one) => one.campo === campo);
  const year = campo === "desde" || campo === "hasta";
  const message = error && (
    <>
      {error.mensaje}{" "}
      {error.usar && (
        <PressButton
          className="cursor-pointer font-semibold underline"
          list={LISTA}
          name="fila-accion"
          value={`usar:${at}`}
        >
          Usar {error.usar}
        </PressButton>
      )}
    </>
  );
  return (
    <RowField id={`ap-${at}-${campo}`} label={labels[campo]} at={at} error={message}>
      {(control) => (
        <input
          className={cx("w-full min-w-0", controlClass("row"), year && "mono")}
          type="text"
          name={nombreDe(campo)}
          defaultValue={fila[campo]}
          maxLength={longest[campo]}
          list={campo === "linea" ? "ap-lineas" : undefined}
          autoComplete="off"
          {...control}
        />
      )}
    </RowField>
  );
}

/** Of the field beside a button: the Enter key presses that one. Without scripts it saves, as in all others. */
function enterPresses(event: KeyboardEvent<HTMLElement>): void {
  const button = event.key === "Enter" && event.currentTarget.parentElement?.querySelector("button");
  if (!button) return;
  event.preventDefault();
  button.click();
}

interface AplicacionesFieldProps {
  saved: readonly Fila[];
  answer: FilasAnswer | undefined;
  /** Every make and line, to choose from. */
  lineas: readonly string[];
  /** The message about all of them. */
  problema: string | undefined;
  /** The switch of a product that has none, because it fits every vehicle. */
  universal: ReactNode;
}

/** The applications of a product: rows that are added, put in order and removed without scripts too. */
export function AplicacionesField({ saved, answer, lineas, problema, universal }: AplicacionesFieldProps) {
  const rows = useRows(saved, answer, filasOf);
  const { filas, round } = rows;
  const other = useSaved("aplicaciones", filasText(filas));
  return (
    <RowsSection
      list={LISTA}
      titulo="Aplicaciones"
      cuenta={countOf(filas.length, "aplicación", "aplicaciones")}
      nota="Vehículos a los que sirve, con su año (modelo). «Hasta» vacío: se sigue fabricando."
      guardadas={saved}
      enviada="ap_lista"
      problema={problema}
    >
      {universal}
      <datalist id="ap-lineas">
        {lineas.map((linea) => (
          <option key={linea} value={linea} />
        ))}
      </datalist>
      <RowsList rows={rows}>
        {(row) => (
          <>
            <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_7rem_auto]">
              <CampoFila campo="linea" {...row} />
              <CampoFila campo="desde" {...row} />
              <CampoFila campo="hasta" {...row} />
              <RowButtons list={LISTA} at={row.at} count={filas.length} what="la aplicación" />
            </div>
            <div className="grid gap-3 sm:grid-cols-3">
              <CampoFila campo="posicion" {...row} />
              <CampoFila campo="motor" {...row} />
              <CampoFila campo="nota" {...row} />
            </div>
          </>
        )}
      </RowsList>
      <SavedRows texto={other} />
      <Buttons>
        <AddRow list={LISTA}>Agregar aplicación</AddRow>
      </Buttons>
      <div className="grid gap-1.5" data-part="field">
        <label className="text-sm font-medium" htmlFor="ap_copiar">
          Otro producto
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            className={cx("mono min-w-0 flex-[0_1_16rem]", controlClass("row"))}
            type="text"
            id="ap_copiar"
            name="ap_copiar"
            key={`copiar-${round}`}
            defaultValue={answer?.copiar.codigo}
            maxLength={60}
            autoComplete="off"
            onKeyDown={enterPresses}
            aria-invalid={answer?.copiar.error ? true : undefined}
            aria-describedby={answer?.copiar.error ? "ap-copiar-e" : "ap-copiar-a"}
          />
          <PressButton className={buttonClass({ size: "sm" })} list={LISTA} name="fila-accion" value="copiar">
            <Icon of={Copy} />
            Copiar aplicaciones de otro código
          </PressButton>
        </div>
        <Hint id="ap-copiar-a">
          Escriba su código. Sus aplicaciones se agregan a las que hay; se guardan con el producto.
        </Hint>
        <span className="text-sm font-semibold text-exito" role="status">
          {answer?.copiar.hecho}
        </span>
        {answer?.copiar.error && <FieldError id="ap-copiar-e">{answer.copiar.error}</FieldError>}
      </div>
    </RowsSection>
  );
}

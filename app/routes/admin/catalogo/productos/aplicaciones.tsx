import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { EnterSaves, PressButton } from "~/admin/form/press-button";
import { useRecovered } from "~/admin/form/recovered";
import { countOf } from "~/domain/kernel/text";
import type { FilasAnswer } from "~/domain/vehiculos/editor.server";
import { type Campo, type Fila, type FilaError, filasOf, filasText, nombreDe } from "~/domain/vehiculos/filas";
import { Badge } from "~/ui/badge";
import { Buttons, buttonClass, dangerIconButton, iconButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass } from "~/ui/form/control";
import { FieldError, Hint, SavedNote } from "~/ui/form/field-parts";
import { useSaved } from "~/ui/form/fields";
import { Icon, IconLabel } from "~/ui/icon";

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
  const id = `ap-${at}-${campo}`;
  const year = campo === "desde" || campo === "hasta";
  return (
    <div className="grid min-w-0 content-start gap-1" data-part="field">
      <label className="text-sm font-medium text-tinta-600" htmlFor={id}>
        {labels[campo]}
        <span className="oculto">, fila {at + 1}</span>
      </label>
      <input
        className={cx("w-full min-w-0", controlClass("row"), year && "mono")}
        type="text"
        id={id}
        name={nombreDe(campo)}
        defaultValue={fila[campo]}
        maxLength={longest[campo]}
        list={campo === "linea" ? "ap-lineas" : undefined}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-e` : undefined}
      />
      {error && (
        <FieldError id={`${id}-e`}>
          <span>
            {error.mensaje}{" "}
            {error.usar && (
              <PressButton
                list={LISTA}
                className="cursor-pointer font-semibold underline"
                name="fila-accion"
                value={`usar:${at}`}
              >
                Usar {error.usar}
              </PressButton>
            )}
          </span>
        </FieldError>
      )}
    </div>
  );
}

interface BotonProps {
  accion: "subir" | "bajar" | "quitar";
  at: number;
  disabled?: boolean;
}
const icons = { subir: ArrowUp, bajar: ArrowDown, quitar: Trash2 } as const;
const verbs = { subir: "Subir", bajar: "Bajar", quitar: "Quitar" } as const;

function Boton({ accion, at, disabled }: BotonProps) {
  return (
    <PressButton
      list={LISTA}
      className={accion === "quitar" ? dangerIconButton : iconButton}
      name="fila-accion"
      value={`${accion}:${at}`}
      disabled={disabled}
    >
      <IconLabel of={icons[accion]} label={`${verbs[accion]} la aplicación ${at + 1}`} />
    </PressButton>
  );
}

const row = cx("grid gap-3 bg-papel p-3.5 not-first:border-t not-first:border-tinta-200");

interface AplicacionesFieldProps {
  saved: readonly Fila[];
  answer: FilasAnswer | undefined;
  /** Every make and line, to choose from. */
  lineas: readonly string[];
  /** The message about all of them. */
  problema: string | undefined;
}

/** The applications of a product: rows that are added, put in order and removed without scripts too. */
export function AplicacionesField({ saved, answer, lineas, problema }: AplicacionesFieldProps) {
  const borrador = useRecovered("editor");
  const [recovered] = useState(
    () => borrador && filasOf((name) => borrador.campos.flatMap(([other, value]) => (other === name ? [value] : []))),
  );
  const filas = answer?.filas ?? recovered ?? saved;
  const errores = new Map(answer?.errores.map((one) => [one.fila, one.errores]));
  const other = useSaved("aplicaciones", filasText(filas));
  // New rows for each answer: what the browser holds in them would otherwise stay.
  const [seen, setSeen] = useState(answer);
  const [round, setRound] = useState(0);
  if (seen !== answer) {
    setSeen(answer);
    setRound(round + 1);
  }
  return (
    <fieldset className="grid min-w-0 gap-3" data-wide id={LISTA}>
      <legend className="mb-3 p-0">
        <b className="h3">Aplicaciones</b> <Badge>{countOf(filas.length, "aplicación", "aplicaciones")}</Badge>
        <span className="nota block">
          Vehículos a los que sirve, con su año (modelo). «Hasta» vacío: se sigue fabricando.
        </span>
      </legend>
      <EnterSaves />
      <input type="hidden" name="ap_lista" value="1" />
      {problema && <FieldError id="editor-aplicaciones">{problema}</FieldError>}
      <datalist id="ap-lineas">
        {lineas.map((linea) => (
          <option key={linea} value={linea} />
        ))}
      </datalist>
      {filas.length > 0 && (
        <ol className="grid border border-tinta-300" key={round}>
          {filas.map((fila, at) => {
            const cell = { at, fila, errores: errores.get(at) ?? [] };
            return (
              <li key={at} className={row} data-part="fila">
                <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_5rem_5rem_auto]">
                  <CampoFila campo="linea" {...cell} />
                  <CampoFila campo="desde" {...cell} />
                  <CampoFila campo="hasta" {...cell} />
                  <div className="flex items-end gap-1.5">
                    <Boton accion="subir" at={at} disabled={at === 0} />
                    <Boton accion="bajar" at={at} disabled={at === filas.length - 1} />
                    <Boton accion="quitar" at={at} />
                  </div>
                </div>
                <div className="grid gap-3 sm:grid-cols-3">
                  <CampoFila campo="posicion" {...cell} />
                  <CampoFila campo="motor" {...cell} />
                  <CampoFila campo="nota" {...cell} />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {other !== null && (
        <SavedNote>
          <span className="whitespace-pre-line">{other || "(vacío)"}</span>
        </SavedNote>
      )}
      <Buttons>
        <PressButton list={LISTA} className={buttonClass({ size: "sm" })} name="fila-accion" value="agregar">
          <Icon of={Plus} />
          Agregar aplicación
        </PressButton>
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
            aria-invalid={answer?.copiar.error ? true : undefined}
            aria-describedby={answer?.copiar.error ? "ap-copiar-e" : "ap-copiar-a"}
          />
          <PressButton list={LISTA} className={buttonClass({ size: "sm" })} name="fila-accion" value="copiar">
            <Icon of={Copy} />
            Copiar aplicaciones de otro código
          </PressButton>
        </div>
        <Hint id="ap-copiar-a">
          Escriba su código. Sus aplicaciones se agregan a las que hay; se guardan con el producto.
        </Hint>
        {answer?.copiar.error && <FieldError id="ap-copiar-e">{answer.copiar.error}</FieldError>}
      </div>
    </fieldset>
  );
}

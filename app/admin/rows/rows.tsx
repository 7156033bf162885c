import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide";
import { type ReactNode, useState } from "react";
import { buttonClass, dangerIconButton, iconButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { FieldError, invalidBy, SavedNote } from "~/ui/form/field-parts";
import { Icon, IconLabel } from "~/ui/icon";
import { Shown } from "~/admin/form/shown";
import { rowsText } from "~/admin/form/mostrado";
import { useSaving } from "~/admin/form/post-form";
import { EnterSaves, PressButton } from "~/admin/form/press-button";
import { useRecovered } from "~/admin/form/recovered";
import { Section } from "~/admin/form/sections";
import { usePressed } from "~/admin/form/use-pressed";
import { pressedRow } from "./pressed-row";

/** The list of the rows, and one of them. */
const rowsBox = cx("grid border border-tinta-300");
const rowClass = cx("grid gap-3 bg-papel p-3.5 not-first:border-t not-first:border-tinta-200");

const moves = [
  { accion: "subir", verb: "Subir", icon: ArrowUp, look: iconButton },
  { accion: "bajar", verb: "Bajar", icon: ArrowDown, look: iconButton },
  { accion: "quitar", verb: "Quitar", icon: Trash2, look: dangerIconButton },
] as const;

interface RowButtonsProps {
  /** Id of the list. */
  list: string;
  /** Place of the row, from 0, and how many rows there are. */
  at: number;
  count: number;
  /** What a row is, with its article: "la aplicación". */
  what: string;
}

/** The buttons that put a row in order or take it away. */
export function RowButtons({ list, at, count, what }: RowButtonsProps) {
  return (
    <div className="flex items-end gap-1.5 sm:self-start sm:pt-6.25">
      {moves.map(({ accion, verb, icon, look }) => (
        <PressButton
          key={accion}
          className={look}
          list={list}
          name="fila-accion"
          value={`${accion}:${at}`}
          disabled={(accion === "subir" && at === 0) || (accion === "bajar" && at === count - 1)}
        >
          <IconLabel of={icon} label={`${verb} ${what} ${at + 1}`} />
        </PressButton>
      ))}
    </div>
  );
}

/** The button that adds a row. */
export function AddRow({ list, children }: { list: string; children: ReactNode }) {
  return (
    <PressButton className={buttonClass({ size: "sm" })} list={list} name="fila-accion" value="agregar">
      <Icon of={Plus} />
      {children}
    </PressButton>
  );
}

interface RowFieldProps {
  id: string;
  label: string;
  /** Place of the row, from 0. */
  at: number;
  error?: ReactNode;
  /** The control; it gets the id, and what links it to the error. */
  children: (control: { id: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
}

/** A field of a row: small label, control, error. */
export function RowField({ id, label, at, error, children }: RowFieldProps) {
  return (
    <div className="grid min-w-0 content-start gap-1" data-part="field">
      <label className="text-sm font-medium text-tinta-600" htmlFor={id}>
        {label}
        <span className="oculto">, fila {at + 1}</span>
      </label>
      {children({ id, ...invalidBy(`${id}-e`, error) })}
      {error && (
        <FieldError id={`${id}-e`}>
          <span>{error}</span>
        </FieldError>
      )}
    </div>
  );
}

/** Counts the answers, as the key of the rows: what the browser holds in them would otherwise stay. */
export function useRound(answer: unknown): number {
  const [seen, setSeen] = useState(answer);
  const [round, setRound] = useState(0);
  if (seen !== answer) {
    setSeen(answer);
    setRound(round + 1);
  }
  return round;
}

interface RowsAnswer<F, E> {
  filas: readonly F[];
  /** The problems of a row, by its place. */
  errores: readonly { fila: number; errores: readonly E[] }[];
}

/** The rows of a form: as they were answered, else as a draft kept them, else as they are stored. */
export function useRows<F, E>(
  saved: readonly F[],
  answer: RowsAnswer<F, E> | undefined,
  filasOf: (values: (name: string) => readonly string[]) => readonly F[],
) {
  const borrador = useRecovered("editor");
  const [recovered] = useState(
    () => borrador && filasOf((name) => borrador.campos.flatMap(([other, value]) => (other === name ? [value] : []))),
  );
  const errores = new Map(answer?.errores.map((one) => [one.fila, one.errores]));
  return {
    filas: answer?.filas ?? recovered ?? saved,
    erroresAt: (at: number) => errores.get(at) ?? [],
    round: useRound(answer),
  };
}

interface Row<F, E> {
  /** Its place, from 0. */
  at: number;
  fila: F;
  errores: readonly E[];
}

interface RowsListProps<F, E> {
  rows: ReturnType<typeof useRows<F, E>>;
  /** The fields of one row. */
  children: (row: Row<F, E>) => ReactNode;
}

/** The rows of a form as a list, made anew after each answer; nothing where there are none. */
export function RowsList<F, E>({ rows: { filas, erroresAt, round }, children }: RowsListProps<F, E>) {
  if (filas.length === 0) return null;
  return (
    <ol className={rowsBox} key={round}>
      {filas.map((fila, at) => (
        <li key={at} className={rowClass} data-part="fila">
          {children({ at, fila, errores: erroresAt(at) })}
        </li>
      ))}
    </ol>
  );
}

interface RowsSectionProps {
  /** Id of the list. */
  list: string;
  titulo: string;
  /** How many rows there are: "3 medidas". */
  cuenta: string;
  nota: string;
  /** The rows as they are stored. */
  guardadas: readonly object[];
  /** Name of the field that says that the list was sent. */
  enviada: string;
  /** The message about all rows. */
  problema: string | undefined;
  children: ReactNode;
}

/**
 * A section of an editor that is a list of rows, with the message about all of them. While the form is on its way nobody can
 * write in it: the answer makes the rows anew.
 */
export function RowsSection({ list, titulo, cuenta, nota, guardadas, ...props }: RowsSectionProps) {
  const { enviada, problema, children } = props;
  usePressed(list, "fila-accion", pressedRow);
  return (
    <Section id={list} inert={useSaving()} {...{ titulo, cuenta, nota }}>
      <EnterSaves />
      <input type="hidden" name={enviada} value="1" />
      <Shown of={{ [list]: rowsText(guardadas) }} />
      {problema && <FieldError id={`editor-${list}`}>{problema}</FieldError>}
      {children}
    </Section>
  );
}

/** The rows as somebody else saved them, one per line; nothing where they are the same. */
export function SavedRows({ texto }: { texto: string | null }) {
  if (texto === null) return null;
  return (
    <SavedNote>
      <span className="whitespace-pre-line">{texto || "(vacío)"}</span>
    </SavedNote>
  );
}

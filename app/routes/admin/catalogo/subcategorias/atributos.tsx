import { TriangleAlert } from "lucide";
import type { ComponentProps } from "react";
import { PostButton } from "~/admin/form/post-form";
import { AddRow, RowButtons, RowField, RowsList, RowsSection, SavedRows, useRows } from "~/admin/rows/rows";
import { countOf } from "~/domain/kernel/text";
import { atributosText, type FilaAtributo, type FilaError, filasOf, nombreDe, usos } from "~/domain/medidas/atributos";
import type { AtributosAnswer } from "~/domain/medidas/editor.server";
import { limites, tiposAtributo } from "~/domain/medidas/medidas";
import { Buttons, buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass, selectClass } from "~/ui/form/control";
import { useSaved } from "~/ui/form/fields";
import { Note } from "~/ui/note";

const LISTA = "atributos";
const wide = cx("w-full min-w-0");

interface CeldaProps {
  campo: keyof FilaAtributo;
  label: string;
  /** Place of the row, from 0. */
  at: number;
  fila: FilaAtributo;
  errores: readonly FilaError[];
}

function useCelda({ campo, label, at, fila, errores }: CeldaProps) {
  const error = errores.find((one) => one.campo === campo)?.mensaje;
  const field = { id: `at-${at}-${campo}`, label, at, error };
  return { field, control: { name: nombreDe(campo), defaultValue: fila[campo] } };
}

function TextoFila({ maxLength, list, ...celda }: CeldaProps & Pick<ComponentProps<"input">, "maxLength" | "list">) {
  const { field, control } = useCelda(celda);
  return (
    <RowField {...field}>
      {(linked) => (
        <input
          className={cx(wide, controlClass("row"))}
          type="text"
          autoComplete="off"
          {...{ maxLength, list, ...control, ...linked }}
        />
      )}
    </RowField>
  );
}

function SelectFila({ options, ...celda }: CeldaProps & { options: Readonly<Record<string, string>> }) {
  const { field, control } = useCelda(celda);
  return (
    <RowField {...field}>
      {(linked) => (
        <select className={cx(wide, selectClass(), "min-h-9! py-1!")} {...control} {...linked}>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </RowField>
  );
}

function OpcionesFila(celda: CeldaProps) {
  const { field, control } = useCelda(celda);
  return (
    <RowField {...field}>
      {(linked) => <textarea className={cx(wide, controlClass("row"))} rows={2} {...control} {...linked} />}
    </RowField>
  );
}

/** What saving would take from the products, and the button that does it all the same. */
function Perdidas({ lineas }: { lineas: readonly string[] }) {
  return (
    <Note tone="error" icon={TriangleAlert}>
      <b>Este cambio afecta medidas que ya tienen los productos</b>
      <ul className="mb-3 grid gap-1">
        {lineas.map((linea) => (
          <li key={linea}>
            {linea}
            <input type="hidden" name="at_pierde[]" value={linea} />
          </li>
        ))}
      </ul>
      <PostButton className={buttonClass({ variant: "danger", size: "sm" })}>Sí, guardar el cambio</PostButton>
    </Note>
  );
}

interface AtributosFieldProps {
  saved: readonly FilaAtributo[];
  answer: AtributosAnswer | undefined;
  /** The message about all of them. */
  problema: string | undefined;
}

/** What is measured of the products of a subcategory: rows that are added, put in order and removed. */
export function AtributosField({ saved, answer, problema }: AtributosFieldProps) {
  const rows = useRows(saved, answer, filasOf);
  const { filas } = rows;
  const other = useSaved("atributos", atributosText(filas).join("\n"));
  return (
    <RowsSection
      list={LISTA}
      titulo="Medidas"
      cuenta={countOf(filas.length, "medida", "medidas")}
      nota="Lo que se mide de sus productos. Se llena en cada producto; aquí se elige qué, con qué unidad y dónde se ve."
      guardadas={saved}
      enviada="at_lista"
      problema={problema}
    >
      {answer && answer.perdidas.length > 0 && <Perdidas lineas={answer.perdidas} />}
      <datalist id="at-unidades">
        {["mm", "cm", "m", "pulg", "kg", "g", "N", "V"].map((unidad) => (
          <option key={unidad} value={unidad} />
        ))}
      </datalist>
      <RowsList rows={rows}>
        {(row) => (
          <>
            <input type="hidden" name={nombreDe("id")} value={row.fila.id} />
            <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_auto]">
              <TextoFila campo="nombre" label="Nombre" maxLength={limites.nombre} {...row} />
              <TextoFila campo="unidad" label="Unidad" maxLength={limites.unidad} list="at-unidades" {...row} />
              <SelectFila campo="tipo" label="Se mide con" options={tiposAtributo} {...row} />
              <RowButtons list={LISTA} at={row.at} count={filas.length} what="la medida" />
            </div>
            <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
              <OpcionesFila campo="opciones" label="Opciones, una por línea" {...row} />
              <SelectFila campo="uso" label="Dónde se ve" options={usos} {...row} />
            </div>
          </>
        )}
      </RowsList>
      <SavedRows texto={other} />
      <Buttons>
        <AddRow list={LISTA}>Agregar medida</AddRow>
      </Buttons>
    </RowsSection>
  );
}

import { useState } from "react";
import { Link } from "react-router";
import { Shown } from "~/admin/form/shown";
import { useSaving } from "~/admin/form/post-form";
import { EnterSaves, PressButton } from "~/admin/form/press-button";
import { useRecovered } from "~/admin/form/recovered";
import { SavedRows, useRound } from "~/admin/rows/rows";
import { Section } from "~/admin/form/sections";
import { useHydrated } from "~/admin/shell/hydrated";
import { campoOf } from "~/domain/cuentas/drafts";
import { countOf } from "~/domain/kernel/text";
import type { AtributoEditor, MedidasAnswer } from "~/domain/medidas/editor.server";
import {
  atributoVisto,
  isInch,
  limites,
  medidaText,
  textoOf,
  opcionesOf,
  tituloClave,
  tituloOf,
} from "~/domain/medidas/medidas";
import { Buttons, buttonClass, textLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass, selectClass } from "~/ui/form/control";
import { FieldBox, FieldError, invalidBy, Label } from "~/ui/form/field-parts";
import { useSaved } from "~/ui/form/fields";

const LISTA = "medidas";

interface CampoProps {
  atributo: AtributoEditor;
  value: string;
  error: string | undefined;
  onWrite: (value: string) => void;
}

function Campo({ atributo, value, error, onWrite }: CampoProps) {
  const { id: key, tipo, opciones } = atributo;
  const id = `me-${key}`;
  const control = { id, name: `me_${key}`, defaultValue: value, ...invalidBy(`${id}-e`, error) };
  return (
    <FieldBox>
      <Label htmlFor={id}>{tituloOf(atributo)}</Label>
      <input type="hidden" name="me_visto[]" value={atributoVisto(atributo)} />
      {tipo === "opcion" ? (
        <select className={cx("w-full", selectClass())} {...control} onChange={({ target }) => onWrite(target.value)}>
          <option value="">Sin dato</option>
          {opcionesOf(opciones).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={cx("w-full", controlClass())}
          type="text"
          inputMode={tipo === "numero" && !isInch(atributo.unidad) ? "decimal" : undefined}
          maxLength={limites.texto}
          autoComplete="off"
          {...control}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </FieldBox>
  );
}

type Guardada = { texto: string; atributo: { nombre: string; unidad: string } };

/** What is stored and has no place in the chosen subcategory, which is said before it is lost. */
function Perdidas({ perdidas }: { perdidas: readonly Guardada[] }) {
  if (perdidas.length === 0) return null;
  return (
    <div className="border-l-4 border-aviso pl-2.5" data-part="perdidas">
      <p>Esta subcategoría no tiene estas medidas. Al guardar se pierden:</p>
      <ul>
        {perdidas.map((medida) => (
          <li key={medida.atributo.nombre}>
            <b>{medidaText(medida)}</b>
            <input type="hidden" name="me_pierde[]" value={medida.atributo.nombre} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MedidasFieldProps {
  /** Id of the subcategory that is chosen in the form. */
  subcategoria: string;
  /** The attributes of every subcategory. */
  atributos: readonly AtributoEditor[];
  saved: readonly Guardada[];
  answer: MedidasAnswer | undefined;
  /** The message about all of them. */
  problema: string | undefined;
}

/** The fields of the chosen subcategory with what each shows, and what is stored and has no place in it. */
export function useMedidas({ subcategoria, atributos, saved, answer }: Omit<MedidasFieldProps, "problema">) {
  const borrador = useRecovered("editor");
  const own = atributos.filter(({ subcategoria_id }) => String(subcategoria_id) === subcategoria);
  const stored = saved.map((one) => ({ ...one, clave: tituloClave(one.atributo) }));
  const valueOf = ({ id }: AtributoEditor, clave: string) =>
    answer?.typed[clave] ??
    (borrador && campoOf(borrador, `me_${id}`)) ??
    stored.find((one) => one.clave === clave)?.texto ??
    "";
  const values = own.map((atributo) => {
    const clave = tituloClave(atributo);
    return { atributo, clave, value: valueOf(atributo, clave) };
  });
  const written = values.filter(({ value }) => value !== "");
  const typed = written.map(({ atributo, value }) => medidaText({ texto: value, atributo }));
  // As they would be saved: 4.5 is 4,5.
  const read = written.map(({ atributo, value }) => medidaText({ texto: textoOf(atributo, value), atributo }));
  return { values, typed, read, lost: stored.filter(({ clave }) => !values.some((one) => one.clave === clave)) };
}

/** What was written in fields, by what they measure, until the next answer: another subcategory may measure the same. */
function useWritten(round: number) {
  const [written, setWritten] = useState<{ round: number; values: Readonly<Record<string, string>> }>({
    round,
    values: {},
  });
  const values = written.round === round ? written.values : {};
  const write = (clave: string, value: string) => setWritten({ round, values: { ...values, [clave]: value } });
  return [values, write] as const;
}

/** The measures of a product: one field for each attribute of its subcategory. */
export function MedidasField({ problema, ...props }: MedidasFieldProps) {
  const { subcategoria, answer } = props;
  const hydrated = useHydrated();
  const round = useRound(answer);
  const chosen = /^\d+$/.test(subcategoria);
  const [written, write] = useWritten(round);
  const { values, typed, read, lost } = useMedidas(props);
  const other = useSaved("medidas", read.join("\n"));
  return (
    <Section
      id={LISTA}
      titulo="Medidas"
      cuenta={countOf(typed.length, "medida", "medidas")}
      className="grid gap-4"
      inert={useSaving()}
    >
      <EnterSaves />
      <input type="hidden" name="me_lista" value="1" />
      <Shown
        of={{
          [LISTA]: typed.join("\n"),
          ...Object.fromEntries(values.map(({ atributo, value }) => [`me_${atributo.id}`, value])),
        }}
      />
      {problema && <FieldError id="editor-medidas">{problema}</FieldError>}
      <Perdidas perdidas={lost} />
      {values.length > 0 && (
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3" key={`${round} ${subcategoria}`}>
          {values.map(({ atributo, clave, value }) => (
            <Campo
              key={atributo.id}
              atributo={atributo}
              value={written[clave] ?? value}
              onWrite={(text) => write(clave, text)}
              error={answer?.errores.find((one) => one.clave === clave)?.mensaje}
            />
          ))}
        </div>
      )}
      {values.length === 0 && lost.length === 0 && (
        <p className="nota">
          {chosen ? "La subcategoría no tiene medidas todavía." : "Elija la subcategoría para ver sus medidas."}
        </p>
      )}
      <SavedRows texto={other} />
      <Buttons>
        {!hydrated && (
          <PressButton className={buttonClass({ size: "sm" })} list={LISTA} name="fila-accion" value="medidas">
            Mostrar las medidas de la subcategoría elegida
          </PressButton>
        )}
        {chosen && (
          <Link className={textLink} to={`/admin/subcategorias/${subcategoria}#atributos`}>
            Elegir qué se mide
          </Link>
        )}
      </Buttons>
    </Section>
  );
}

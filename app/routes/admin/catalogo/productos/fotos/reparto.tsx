import { PostButton } from "~/admin/form/post-form";
import { Miniatura } from "~/admin/media/miniatura";
import type { Reparto } from "~/domain/catalogo/fotos/fotos.server";
import type { MedioItem } from "~/domain/medios/medios";
import { countOf } from "~/domain/kernel/text";
import { Visible } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { codigoField, destinoText } from "~/domain/catalogo/fotos/nombres";
import { cx } from "~/ui/cx";
import { controlClass } from "~/ui/form/control";
import { FieldError, invalidBy } from "~/ui/form/field-parts";
import { Check } from "~/ui/form/check";

const rows = cx("grid border border-tinta-950 [&>li]:not-first:border-t [&>li]:not-first:border-tinta-200");
const fotoRow = cx("flex min-w-0 items-center gap-3");

interface ConProductoProps extends Pick<Reparto, "productos"> {
  /** The pictures that were left marked in a form that was refused. */
  elegidas: readonly string[] | undefined;
  /** The pictures that were left out before a new review. */
  quitadas: readonly number[];
}

/** The products that get pictures, with these, each of which can be left out. */
export function ConProducto({ productos, elegidas, quitadas }: ConProductoProps) {
  return (
    <ul className={rows}>
      {productos.map(({ id, codigo, nombre, visible, tiene, fotos }) => (
        <li key={id} className="grid gap-2 px-3.5 py-2.5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="mono whitespace-nowrap">{codigo}</span>{" "}
            <b className="min-w-0 flex-[1_1_12rem] leading-snug font-semibold">{nombre}</b>{" "}
            <span className="nota">
              {tiene === 0 ? "Sin fotos" : `Tiene ${countOf(tiene, "imagen o video", "imágenes y videos")}`}
            </span>{" "}
            <Visible on={visible} si="Visible" no="Oculto" />
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-1" aria-label={`Fotos de ${codigo}`}>
            {fotos.map((foto) => (
              <li key={foto.id} className="min-w-0">
                <input type="hidden" name="vista[]" value={foto.id} />
                <Check
                  name="foto[]"
                  value={destinoText(foto.id, id)}
                  defaultChecked={elegidas?.includes(destinoText(foto.id, id)) ?? !quitadas.includes(foto.id)}
                >
                  <span className={fotoRow}>
                    <Miniatura medio={foto} place="fila" />
                    <span className="min-w-0 wrap-anywhere">
                      {foto.nombre}
                      {foto.tambien !== null && <span className="nota"> ¿O es de {foto.tambien}?</span>}
                    </span>
                  </span>
                </Check>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface SinProductoProps extends Pick<Reparto, "sin"> {
  /** The codes of a form that was not saved, by the ids of their pictures. */
  tecleados: Readonly<Record<number, string>> | undefined;
}

/** The pictures that are not saved, and why; a code can be typed for one whose name says none. */
export function SinProducto({ sin, tecleados }: SinProductoProps) {
  if (sin.length === 0) return null;
  return (
    <Card aria-labelledby="no-van-t">
      <CardHeader>
        <CardTitle id="no-van-t">No se guardan</CardTitle>
      </CardHeader>
      <CardBody>
        <ul className={rows}>
          {sin.map(({ foto, motivo, codigo }) => (
            <li key={foto.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-2.5">
              <Miniatura medio={foto} place="fila" />
              <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">{foto.nombre}</span>{" "}
              {codigo === null ? (
                <span className="nota">{motivo}</span>
              ) : (
                <Codigo {...{ foto, motivo, codigo }} tecleado={tecleados?.[foto.id] ?? codigo} />
              )}
            </li>
          ))}
        </ul>
      </CardBody>
      {sin.some(({ codigo }) => codigo !== null) && (
        <CardFooter>
          <PostButton className={buttonClass()} name="intent" value="revisar">
            Revisar de nuevo
          </PostButton>
        </CardFooter>
      )}
    </Card>
  );
}

interface CodigoProps {
  foto: MedioItem;
  motivo: string;
  /** The code that the picture was sorted by. */
  codigo: string;
  /** The code in the field. */
  tecleado: string;
}

/** The field for the code of a picture, and what is wrong with the one that was typed. */
function Codigo({ foto, motivo, codigo, tecleado }: CodigoProps) {
  const name = codigoField(foto.id);
  const unread = tecleado !== codigo;
  const wrong = unread || codigo !== "";
  const said = unread ? "Este código no se ha revisado" : motivo;
  return (
    <label className="grid min-w-0 flex-[0_1_16rem] gap-1.5">
      <span className="nota">
        Código del producto<span className="oculto"> de {foto.nombre}</span>
      </span>
      <input
        key={codigo}
        type="text"
        className={cx("w-full", controlClass("row"))}
        id={name}
        name={name}
        defaultValue={tecleado}
        autoComplete="off"
        {...invalidBy(`${name}-e`, wrong)}
      />
      {wrong ? <FieldError id={`${name}-e`}>{said}</FieldError> : <span className="nota">{said}</span>}
    </label>
  );
}

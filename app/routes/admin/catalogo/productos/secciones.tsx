import { useState } from "react";
import { useRows } from "~/admin/rows/rows";
import { SectionStrip } from "~/admin/form/sections";
import { LISTA } from "~/admin/media/buttons";
import { MediaField } from "~/admin/media/field";
import { galeriaMax } from "~/domain/medios/medios";
import { type TipoReferencia, tiposReferencia } from "~/domain/referencias/referencias";
import { filaDe, filasOf } from "~/domain/vehiculos/filas";
import { type CampoProps } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import type { Route } from "./+types/edit";
import { AplicacionesField } from "./aplicaciones";
import { MedidasField, useMedidas } from "./medidas";
import { ReferenciasFields } from "./referencias";

type Field = CampoProps["field"];

interface EditorState {
  loaderData: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
  /** The problems of the fields, by name. */
  problemas: Readonly<Record<string, readonly string[]>>;
  fields: Readonly<Record<TipoReferencia | "subcategoria_id" | "universal", Field>>;
}

/** Names of the fields that stand in a section of their own; all others are in the first one. */
const elsewhere: readonly string[] = ["archivos", "medidas", "aplicaciones", ...tiposReferencia];

/** How many problems a list of rows has: those of its rows, else the one about all of them. */
function wrongIn(rows: readonly unknown[] | undefined, problema: readonly string[] | undefined): number {
  return rows && rows.length > 0 ? rows.length : problema ? 1 : 0;
}

/** How many lines of references are written in the fields. */
function linesIn(fields: readonly Field[]): number {
  return fields.flatMap(({ value }) => String(value ?? "").split("\n")).filter((line) => line.trim()).length;
}

/** The sections of a product's editor after the first one, and the strip that leads to all of them. */
export function useSecciones({ loaderData, answer, problemas, fields }: EditorState) {
  const { fila, original, atributos, lineas } = loaderData;
  const begun = fila ?? original;
  const medidas = {
    subcategoria: String(fields.subcategoria_id.value ?? ""),
    atributos,
    saved: begun?.medidas ?? [],
    answer: answer?.medidas,
  };
  const aplicaciones = { saved: begun?.aplicaciones.map(filaDe) ?? [], answer: answer?.filas };
  const medios = { saved: fila?.medios ?? [], answer: answer?.medios };
  // Files that came since the answer: the list keeps them until the form is sent.
  const [received, setReceived] = useState({ answer, count: 0 });
  const news = received.answer === answer ? received.count : 0;
  const { typed } = useMedidas(medidas);
  const { filas } = useRows(aplicaciones.saved, aplicaciones.answer, filasOf);
  const referencias = tiposReferencia.map((tipo) => fields[tipo]);
  const refused = Object.keys(problemas).filter((name) => name !== "" && !elsewhere.includes(name));
  const strip = (
    <SectionStrip
      label="Secciones del producto"
      sections={[
        { id: "datos", titulo: "Datos", errores: refused.length },
        {
          id: LISTA,
          titulo: "Fotos y documentos",
          cuenta: (medios.answer?.items ?? medios.saved).length + news,
          errores: medios.answer?.error && news === 0 ? 1 : 0,
        },
        {
          id: "medidas",
          titulo: "Medidas",
          cuenta: typed.length,
          errores: wrongIn(medidas.answer?.errores, problemas.medidas),
        },
        {
          id: "referencias",
          titulo: "Referencias",
          cuenta: linesIn(referencias),
          errores: referencias.filter(({ errors }) => errors).length,
        },
        {
          id: "aplicaciones",
          titulo: "Aplicaciones",
          cuenta: filas.length,
          errores: wrongIn(
            aplicaciones.answer && [
              ...aplicaciones.answer.errores,
              ...(aplicaciones.answer.copiar.error === null ? [] : ["copiar"]),
            ],
            problemas.aplicaciones,
          ),
        },
      ]}
    />
  );
  const sections = (
    <>
      <MediaField
        section
        label="Fotos y documentos"
        picker="Agregar fotos, dibujos, videos o documentos"
        hint={`Hasta ${galeriaMax.fotos} imágenes (5 MB) o videos MP4 o MOV (100 MB) y ${galeriaMax.documentos} documentos PDF (50 MB). La primera imagen sale en listas y mensajes; sin ninguna se muestra la de su subcategoría o categoría.`}
        acepta="archivo"
        onReceived={() =>
          setReceived((before) => ({ answer, count: (before.answer === answer ? before.count : 0) + 1 }))
        }
        {...medios}
      />
      <MedidasField {...medidas} problema={problemas.medidas?.[0]} />
      <ReferenciasFields fields={fields} />
      <AplicacionesField
        {...aplicaciones}
        lineas={lineas}
        problema={problemas.aplicaciones?.[0]}
        universal={<SwitchField label="Universal: sirve a todos los vehículos" field={fields.universal} />}
      />
    </>
  );
  return { strip, sections };
}

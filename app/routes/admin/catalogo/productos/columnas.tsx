import { Download } from "lucide-react";
import { formatos } from "~/domain/catalogo/productos";
import { Buttons, buttonClass } from "~/ui/button";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";

const columns = [
  ["Código", "Obligatoria. Si ya existe un producto con ese código se actualiza; si no, se crea."],
  ["Nombre", "Obligatorio en productos nuevos."],
  ["Categoría", "El nombre de una categoría que ya existe."],
  ["Subcategoría", "El nombre de una subcategoría de esa categoría."],
  ["Descripción", "Puede quedar vacía."],
  ["Visible", "Sí o No. Vacía: los productos nuevos quedan visibles y los demás como están."],
  ["Números OE", "Marca; Número, una referencia por línea dentro de la celda."],
  ["Equivalentes", "Marca; Número, una referencia por línea dentro de la celda."],
  ["Reemplaza a", "Códigos nuestros que ya no se venden, uno por línea dentro de la celda."],
] as const;

/** The columns the import reads, with links to empty templates. */
export function Columnas({ path }: { path: string }) {
  return (
    <Card narrow aria-labelledby="columnas-t">
      <CardHeader>
        <CardTitle id="columnas-t">Columnas</CardTitle>
        <Buttons>
          {formatos.map((formato) => (
            <a key={formato} className={buttonClass({ size: "sm" })} href={`${path}/plantilla?formato=${formato}`}>
              <Icon of={Download} />
              Plantilla {formato.toUpperCase()}
            </a>
          ))}
        </Buttons>
      </CardHeader>
      <CardBody>
        <p>
          La primera fila lleva los títulos, en cualquier orden. Las columnas que falten no se tocan, y las que el sitio
          no conoce se ignoran. Las fotos no se importan.
        </p>
        <dl className="grid gap-2.5 [&_dt]:font-semibold [&>div]:grid [&>div]:gap-x-4 [&>div]:gap-y-0.5 xs:[&>div]:grid-cols-[9rem_minmax(0,1fr)]">
          {columns.map(([title, meaning]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="nota">Si hay códigos que empiezan por cero, use XLSX: Excel quita esos ceros al abrir un CSV.</p>
      </CardBody>
    </Card>
  );
}

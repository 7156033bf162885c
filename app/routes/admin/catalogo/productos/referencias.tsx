import { Section } from "~/admin/form/sections";
import { referenciaTitulos, type TipoReferencia, tiposReferencia } from "~/domain/referencias/referencias";
import { type CampoProps, TextArea } from "~/ui/form/fields";

const hints: Readonly<Record<TipoReferencia, string>> = {
  oe: "Del fabricante del vehículo: Marca; Número",
  equivalente: "De otras marcas de repuestos: Marca; Número",
  reemplaza: "Códigos nuestros que ya no se venden",
};

/** The references of a product: one text per kind, one reference per line. */
export function ReferenciasFields({ fields }: { fields: Readonly<Record<TipoReferencia, CampoProps["field"]>> }) {
  return (
    <Section
      id="referencias"
      titulo="Referencias"
      nota="Una por línea. Guiones y espacios no importan al buscar."
      className="grid gap-5 lg:grid-cols-3"
    >
      {tiposReferencia.map((tipo) => (
        <TextArea
          key={tipo}
          rows={4}
          className="mono"
          label={referenciaTitulos[tipo]}
          field={fields[tipo]}
          hint={hints[tipo]}
        />
      ))}
    </Section>
  );
}

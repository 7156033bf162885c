import { type FieldMetadata, getCollectionProps } from "@conform-to/react";
import { focos, isFoco } from "~/domain/medios/foco";
import { cx } from "~/ui/cx";
import { FieldFoot, useSaved } from "~/ui/form/fields";
import { labelClass } from "~/ui/form/field-parts";

function wordsOf(value: string): string {
  return isFoco(value) ? focos[value] : value;
}

const cell = cx(
  "grid size-11 cursor-pointer place-items-center bg-papel hover:bg-tinta-100 has-checked:bg-minio-100 [&>input]:accent-tinta-950",
);

/** The part of the picture that no screen cuts off: nine places, laid out as they lie on the picture. */
export function FocoField({ field }: { field: FieldMetadata<string> }) {
  const saved = useSaved(field.name, field.value ?? "");
  const places = getCollectionProps(field, { type: "radio", options: Object.keys(focos), ariaAttributes: false });
  return (
    <fieldset className="grid justify-items-start gap-1.5" aria-describedby={field.descriptionId} data-part="field">
      <legend className={cx(labelClass, "mb-1.5 p-0")}>Qué no debe cortarse</legend>
      <div className="grid grid-cols-3 gap-px border border-tinta-400 bg-tinta-200">
        {places.map(({ key, ...place }) => (
          <label key={key} className={cell} title={wordsOf(place.value)}>
            <input {...place} />
            <span className="oculto">{wordsOf(place.value)}</span>
          </label>
        ))}
      </div>
      <FieldFoot
        field={field}
        hint="Cada pantalla recorta la imagen a su medida; esta parte queda a la vista."
        saved={saved && wordsOf(saved)}
      />
    </fieldset>
  );
}

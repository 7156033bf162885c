import type { FieldMetadata } from "@conform-to/react";
import { dibujos, LAMINA } from "~/domain/medios/dibujos";
import { cx } from "~/ui/cx";
import { FieldFoot, useSaved } from "~/ui/form/fields";
import { FieldBox, labelClass } from "~/ui/form/field-parts";

const choices = cx("grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1.5");
const choice = cx(
  "relative grid min-h-11 cursor-pointer content-between justify-items-center gap-1 rounded-1 border border-tinta-400 bg-papel p-1.5 text-center text-sm hover:border-tinta-950",
  "has-checked:border-tinta-950 has-checked:[box-shadow:0_0_0_2px_var(--color-tinta-950)] has-focus-visible:aro forced-colors:has-checked:resaltado",
  "[&>img]:aspect-4/3 [&>img]:w-full [&>img]:object-contain [&>input]:absolute [&>input]:inset-0 [&>input]:cursor-pointer [&>input]:opacity-0",
);

interface DibujoFieldProps {
  field: FieldMetadata<string | undefined>;
  /** The drawing of a category for which none is chosen. */
  propio: string;
}

/** Chooses the technical drawing of a category by its picture. */
export function DibujoField({ field, propio }: DibujoFieldProps) {
  const chosen = String(field.value ?? "");
  const other = useSaved(field.name, chosen);
  const nombres: Readonly<Record<string, string>> = dibujos;
  const options = [["", propio === LAMINA ? "Lámina con el nombre" : "El suyo"], ...Object.entries(dibujos)] as const;
  return (
    <FieldBox data-wide>
      <span className={labelClass} id={`${field.id}-titulo`}>
        Dibujo
      </span>
      <div className={choices} role="radiogroup" aria-labelledby={`${field.id}-titulo`} key={field.key}>
        {options.map(([value, label]) => (
          <label key={value} className={choice}>
            <input type="radio" name={field.name} form={field.formId} value={value} defaultChecked={chosen === value} />
            <img src={`/dibujos/${value || propio}.svg`} alt="" loading="lazy" />
            {label}
          </label>
        ))}
      </div>
      <FieldFoot field={field} saved={other === null ? null : (nombres[other] ?? "El suyo")} />
    </FieldBox>
  );
}

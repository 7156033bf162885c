import type { FieldMetadata } from "@conform-to/react";
import { iconNamed, iconNames, iconos } from "~/domain/paginas/iconos";
import { controlClass } from "~/ui/form/control";
import { cx } from "~/ui/cx";
import { describedBy, FieldFoot, useSaved } from "~/ui/form/fields";
import { FieldBox, Hint, Label } from "~/ui/form/field-parts";
import { NamedIcon } from "~/ui/signo";

const choices = cx("grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5");
const choice = cx(
  "relative grid min-h-11 cursor-pointer place-items-center rounded-1 border border-tinta-400 bg-papel text-sm hover:border-tinta-950",
  "has-checked:border-tinta-950 has-checked:bg-tinta-950 has-checked:text-papel has-focus-visible:aro forced-colors:has-checked:resaltado",
  "[&_svg]:size-5 [&>input]:absolute [&>input]:inset-0 [&>input]:cursor-pointer [&>input]:opacity-0",
);

interface IconFieldProps {
  field: FieldMetadata<unknown>;
  /** The field of the pictures. */
  picture: FieldMetadata<unknown>;
  hint: string;
  required?: boolean;
}

/** Takes an icon as a text, or chooses its picture, which wins (DEC 48). */
export function IconField({ field, picture, hint, required = false }: IconFieldProps) {
  const typed = String(field.value ?? "");
  const name = iconNamed(typed);
  const chosen = String(picture.value ?? name ?? "");
  const [otherText, otherPicture] = [useSaved(field.name, chosen ? "" : typed), useSaved(picture.name, chosen)];
  const saved = otherText === null && otherPicture === null ? null : otherPicture || otherText || "";
  const radio = { type: "radio", name: picture.name, form: picture.formId } as const;
  return (
    <FieldBox data-wide>
      <Label htmlFor={field.id}>
        Ícono
        {!required && <span className="font-normal text-tinta-600"> (opcional)</span>}
      </Label>
      <input
        key={`${field.key}-texto`}
        type="text"
        className={cx("w-full", controlClass())}
        id={field.id}
        name={field.name}
        form={field.formId}
        defaultValue={name ? "" : typed}
        autoComplete="off"
        {...describedBy(field, hint)}
      />
      <Hint id={field.descriptionId}>{hint} O elija un dibujo:</Hint>
      <div className={choices} role="radiogroup" aria-label="Dibujos" key={picture.key}>
        <label className={cx(choice, "col-span-2")}>
          <input {...radio} value="" defaultChecked={chosen === ""} />
          Sin dibujo
        </label>
        {iconNames().map((one) => (
          <label key={one} className={choice} title={iconos[one]}>
            <input {...radio} value={one} defaultChecked={one === chosen} />
            <NamedIcon name={one} />
            <span className="oculto">{iconos[one]}</span>
          </label>
        ))}
      </div>
      <FieldFoot field={field} saved={saved === null ? null : <IconSign icono={saved} />} />
    </FieldBox>
  );
}

/** An icon in a list of the back office: its picture with its name, or its text. */
export function IconSign({ icono }: { icono: string }) {
  const name = iconNamed(icono);
  if (!name) return icono || "-";
  return (
    <span title={iconos[name]} className="[&_svg]:size-5">
      <NamedIcon name={name} />
      <span className="oculto">{iconos[name]}</span>
    </span>
  );
}

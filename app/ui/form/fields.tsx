import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import { createContext, type ReactNode, useContext } from "react";
import { controlClass } from "./control";
import { cx } from "../cx";
import { FieldBox, FieldError, Hint, Label, SavedNote } from "./field-parts";

/** Values somebody else saved in the meantime, by field name; each field shows its own beside what was typed. */
const SavedValues = createContext<Record<string, string> | null>(null);
export const SavedValuesProvider = SavedValues.Provider;

/** What a text means, where it can be written in more than one way; null where it means nothing. */
type Read = (text: string) => number | null;

/**
 * The value somebody else saved in a field, when it differs from what was typed, as that would be saved; `read` tells
 * whether both are the same number.
 */
export function useSaved(name: string, typed: string, read?: Read): string | null {
  const saved = useContext(SavedValues)?.[name];
  if (saved === undefined || saved === typed) return null;
  // Browsers send line breaks as CR LF.
  const written = typed.replaceAll("\r\n", "\n").normalize().trim();
  const [one, other] = [read?.(saved) ?? null, read?.(written) ?? null];
  return saved === written || (one !== null && one === other) ? null : saved;
}

/** The same of a field: what somebody else saved in it. */
export function useSavedOf({ name, value }: FieldMetadata<unknown>, read?: Read): string | null {
  return useSaved(name, value === undefined ? "" : String(value), read);
}

/** A number as it is typed: 07, 4.5, 4,5. */
export function readNumber(text: string): number | null {
  const number = Number(text.replace(",", "."));
  return text === "" || Number.isNaN(number) ? null : number;
}

export interface CampoProps {
  label: ReactNode;
  field: FieldMetadata<unknown>;
  hint?: ReactNode;
  /** Spans both columns of the form. */
  ancho?: boolean;
}

interface FootProps {
  field: FieldMetadata<unknown>;
  hint?: ReactNode;
  /** What somebody else saved; null for what is as it was typed. */
  saved: ReactNode;
}

/** The foot of a field: hint, what somebody else saved, and error. */
export function FieldFoot({ field, hint, saved }: FootProps) {
  return (
    <>
      {hint && <Hint id={field.descriptionId}>{hint}</Hint>}
      {saved !== null && <SavedNote>{typeof saved === "string" ? <q>{saved || "(vacío)"}</q> : saved}</SavedNote>}
      {field.errors && <FieldError id={field.errorId}>{field.errors[0]}</FieldError>}
    </>
  );
}

interface FrameProps extends CampoProps {
  /** Formats a value saved by somebody else. */
  savedText?: (value: string) => string;
  read?: Read | undefined;
  children: ReactNode;
}

/** The frame of a field: label, control, hint, what somebody else saved, and error, linked for screen readers. */
export function Frame({ label, field, hint, ancho, savedText = String, read, children }: FrameProps) {
  const saved = useSavedOf(field, read);
  const optional = field.required ? null : <span className="font-normal text-tinta-600"> (opcional)</span>;
  return (
    <FieldBox data-wide={ancho || undefined}>
      <Label htmlFor={field.id}>
        {label}
        {optional}
      </Label>
      {children} <FieldFoot field={field} hint={hint} saved={saved && savedText(saved)} />
    </FieldBox>
  );
}

/** Links a control to its hint and error (`aria-describedby`). */
export function describedBy(field: FieldMetadata<unknown>, hint: ReactNode) {
  const ids = [field.errors && field.errorId, hint && field.descriptionId].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": field.errors ? (true as const) : undefined };
}

interface TextFieldProps extends CampoProps {
  type?: "text" | "email" | "password" | "number" | "tel" | "url" | "date";
  autoComplete?: string;
  className?: string;
  placeholder?: string;
  /** Whether what it holds is a number: 07 is 7. */
  numero?: boolean;
}

/** A single-line text field. */
export function TextField(given: TextFieldProps) {
  const { type = "text", numero = type === "number", autoComplete = "off", className, placeholder, ...props } = given;
  const { key, ...input } = getInputProps(props.field, { type, ariaAttributes: false });
  return (
    <Frame {...props} read={numero ? readNumber : undefined}>
      <input
        key={key}
        className={cx("w-full", controlClass(), className)}
        {...input}
        {...describedBy(props.field, props.hint)}
        autoComplete={autoComplete}
        placeholder={placeholder}
      />
    </Frame>
  );
}

/** A value shown like a field but not editable. */
export function FixedField({ name, label, value, hint }: { name: string; label: string; value: string; hint: string }) {
  return (
    <FieldBox>
      <Label htmlFor={name}>{label}</Label>
      <input
        type="text"
        className={cx("mono w-full", controlClass())}
        id={name}
        name={name}
        value={value}
        disabled
        aria-describedby={`${name}-a`}
      />
      <Hint id={`${name}-a`}>{hint}</Hint>
    </FieldBox>
  );
}

/** A multi-line text field. */
export function TextArea({ rows = 6, className, ...props }: CampoProps & { rows?: number; className?: string }) {
  const { key, ...input } = getTextareaProps(props.field, { ariaAttributes: false });
  return (
    <Frame {...props}>
      <textarea
        key={key}
        className={cx("w-full", controlClass("area"), className)}
        rows={rows}
        {...input}
        {...describedBy(props.field, props.hint)}
      />
    </Frame>
  );
}

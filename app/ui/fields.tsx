import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { cx } from "./cx";
import { Icon } from "./icon";
import { SavedNote } from "./saved-note";

/** Values somebody else saved in the meantime, by field name; each field shows its own beside what was typed. */
const SavedValues = createContext<Record<string, string> | null>(null);
export const SavedValuesProvider = SavedValues.Provider;

/** The value somebody else saved in a field, when it differs from what was typed. */
export function useSaved(name: string, typed: string): string | null {
  const saved = useContext(SavedValues)?.[name];
  return saved === undefined || saved === typed ? null : saved;
}

function useSavedOf({ name, value }: FieldMetadata<unknown>): string | null {
  return useSaved(name, value === undefined ? "" : String(value));
}

export interface CampoProps {
  label: ReactNode;
  field: FieldMetadata<unknown>;
  hint?: ReactNode;
  /** Spans both columns of the form. */
  ancho?: boolean;
}

interface FrameProps extends CampoProps {
  /** Formats a value saved by somebody else. */
  savedText?: (value: string) => string;
  children: ReactNode;
}

/** The frame of a field: label, control, hint, what somebody else saved, and error, linked for screen readers. */
export function Frame({ label, field, hint, ancho, savedText = String, children }: FrameProps) {
  const saved = useSavedOf(field);
  const optional = field.required ? null : <span className="opc"> (opcional)</span>;
  return (
    <div className={cx("campo", field.errors && "mal")} data-wide={ancho || undefined}>
      <label htmlFor={field.id}>
        {label}
        {optional}
      </label>
      {children}{" "}
      {hint && (
        <span className="ayuda" id={field.descriptionId}>
          {hint}
        </span>
      )}
      {saved !== null && (
        <SavedNote>
          <q>{savedText(saved) || "(vacío)"}</q>
        </SavedNote>
      )}
      {field.errors && (
        <span className="err" id={field.errorId}>
          <Icon of={CircleAlert} />
          {field.errors[0]}
        </span>
      )}
    </div>
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
}

/** A single-line text field. */
export function TextField(given: TextFieldProps) {
  const { type = "text", autoComplete = "off", className = "", placeholder, ...props } = given;
  const { key, ...input } = getInputProps(props.field, { type, ariaAttributes: false });
  return (
    <Frame {...props}>
      <input
        key={key}
        className={`ent ${className}`}
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
    <div className="campo">
      <label htmlFor={name}>{label}</label>
      <input
        type="text"
        className="ent mono"
        id={name}
        name={name}
        value={value}
        disabled
        aria-describedby={`${name}-a`}
      />
      <span className="ayuda" id={`${name}-a`}>
        {hint}
      </span>
    </div>
  );
}

/** A multi-line text field. */
export function TextArea({ rows = 6, ...props }: CampoProps & { rows?: number }) {
  const { key, ...input } = getTextareaProps(props.field, { ariaAttributes: false });
  return (
    <Frame {...props}>
      <textarea key={key} className="ent" rows={rows} {...input} {...describedBy(props.field, props.hint)} />
    </Frame>
  );
}

/** A switch. */
export function SwitchField({ label, field }: CampoProps) {
  const { key, ...input } = getInputProps(field, { type: "checkbox", ariaAttributes: false });
  const saved = useSavedOf(field);
  return (
    <div data-wide>
      <label className="interr">
        <input key={key} role="switch" {...input} />
        {label}
      </label>
      {saved !== null && <SavedNote>{saved === "on" ? "sí" : "no"}</SavedNote>}
    </div>
  );
}

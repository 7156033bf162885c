import { MoveRight } from "lucide";
import type { ReactNode } from "react";
import { SELECCIONE } from "~/domain/kernel/choices";
import { Buttons, buttonClass } from "~/ui/button";
import { selectClass } from "~/ui/form/control";
import { cx } from "~/ui/cx";
import { FieldBox, FieldError, invalidBy, Label } from "~/ui/form/field-parts";
import { Icon } from "~/ui/icon";
import { PostButton } from "~/admin/form/post-form";
import { QuestionForm } from "./question";

interface Destino {
  id: number;
  nombre: string;
}
interface MoveFormProps {
  /** Names what blocks the deletion, or asks. */
  titulo: string;
  texto: string;
  label: string;
  submit: string;
  groups: readonly { label: string | null; destinos: readonly Destino[] }[];
  action: string;
  error: string | null;
  cancel: ReactNode;
  /** What is moved. */
  children?: ReactNode;
}

/** Moves what stands in the way of a deletion (DEC 5), or what was marked, elsewhere. */
export function MoveForm({ titulo, texto, label, submit, groups, action, error, cancel, children }: MoveFormProps) {
  const options = (destinos: readonly Destino[]) =>
    destinos.map(({ id, nombre }) => (
      <option key={id} value={id}>
        {nombre}
      </option>
    ));
  return (
    <QuestionForm action={action} aria-label={titulo}>
      <h1>{titulo}</h1>
      <p>{texto}</p>
      {children}
      <FieldBox>
        <Label htmlFor="destino_id">{label}</Label>
        <select
          className={cx("w-full max-w-128", selectClass())}
          id="destino_id"
          name="destino_id"
          {...invalidBy("destino-e", error)}
        >
          <option value={SELECCIONE}>Seleccione</option>
          {groups.map(({ label: group, destinos }) =>
            group ? (
              <optgroup key={group} label={group}>
                {options(destinos)}
              </optgroup>
            ) : (
              options(destinos)
            ),
          )}
        </select>
        {error && <FieldError id="destino-e">{error}</FieldError>}
      </FieldBox>
      <Buttons>
        <PostButton className={buttonClass({ variant: "dark" })} name="intent" value="mover">
          <Icon of={MoveRight} />
          {submit}
        </PostButton>
        {cancel}
      </Buttons>
    </QuestionForm>
  );
}

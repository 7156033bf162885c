import { type IconNode, Trash2 } from "lucide";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Buttons, buttonClass, dangerIconButton, iconButton } from "~/ui/button";
import { Icon, IconLabel } from "~/ui/icon";
import { claseOf, type MedioItem } from "~/domain/medios/medios";
import { PressButton } from "~/admin/form/press-button";

/** Id of the list of files. */
export const LISTA = "medios";

/** A button of one file. With JavaScript, `onPress` does the work without a request. */
export function MedioBoton({ accion, id, label, icon, peligro, disabled, onPress }: BotonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!onPress) return;
    event.preventDefault();
    const { currentTarget: button } = event;
    flushSync(onPress);
    // The file reached the end of the list and the button is now disabled: the focus moves to its neighbour.
    const next = button.disabled ? button.parentElement?.querySelector<HTMLButtonElement>("button:enabled") : button;
    next?.focus();
  };
  return (
    <PressButton
      list={LISTA}
      className={peligro ? dangerIconButton : iconButton}
      title={label}
      name="medio-accion"
      value={`${accion}:${id}`}
      disabled={disabled}
      onClick={press}
    >
      <IconLabel of={icon} label={label} />
    </PressButton>
  );
}
interface BotonProps {
  accion: string;
  id: number;
  label: string;
  icon: IconNode;
  peligro?: boolean;
  disabled?: boolean;
  onPress?: (() => void) | null;
}

/** Asks before one file is removed, inside the form, so that nothing typed is lost. */
export function Pregunta({ medio }: { medio: MedioItem }) {
  const { id } = medio;
  const what = { imagen: "esta imagen", video: "este video", pdf: "este documento" }[claseOf(medio)];
  return (
    <div
      className="col-span-full flex flex-wrap items-center justify-between gap-3 border-l-4 border-error px-3 py-1.5 font-medium"
      role="alert"
      data-part="question"
    >
      <p>¿Está seguro de que desea eliminar {what}?</p>
      <Buttons>
        <PressButton
          list={LISTA}
          className={buttonClass({ variant: "dangerFilled", size: "sm" })}
          name="medio-accion"
          value={`eliminar:${id}`}
        >
          <Icon of={Trash2} />
          Eliminar {what.split(" ")[1]}
        </PressButton>
        <PressButton list={LISTA} className={buttonClass({ size: "sm" })} name="medio-accion" value={`conservar:${id}`}>
          Cancelar
        </PressButton>
      </Buttons>
    </div>
  );
}

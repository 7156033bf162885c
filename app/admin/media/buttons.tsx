import { type LucideIcon, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { Buttons, buttonClass, dangerIconButton, iconButton } from "~/ui/button";
import { Icon, IconLabel } from "~/ui/icon";
import { useHydrated } from "~/admin/shell/hydrated";
import { PostButton } from "~/admin/form/post-form";

/** Without JavaScript the answer is a new page; this address scrolls it to the button's place. */
function useSamePlace(): string | undefined {
  const { pathname, search } = useLocation();
  return useHydrated() ? undefined : `${pathname}${search}#medios`;
}

/** A button of one file. With JavaScript, `onPress` does the work without a request. */
export function MedioBoton({ accion, id, label, icon, peligro, disabled, onPress }: BotonProps) {
  const place = useSamePlace();
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
    <PostButton
      className={peligro ? dangerIconButton : iconButton}
      title={label}
      name="medio-accion"
      value={`${accion}:${id}`}
      formNoValidate
      formAction={place}
      disabled={disabled}
      onClick={press}
    >
      <IconLabel of={icon} label={label} />
    </PostButton>
  );
}
interface BotonProps {
  accion: string;
  id: number;
  label: string;
  icon: LucideIcon;
  peligro?: boolean;
  disabled?: boolean;
  onPress?: (() => void) | null;
}

/** Asks before one file is removed, inside the form, so that nothing typed is lost. */
export function Pregunta({ id, video }: { id: number; video: boolean }) {
  const place = useSamePlace();
  const what = video ? "este video" : "esta imagen";
  return (
    <div
      className="col-span-full flex flex-wrap items-center justify-between gap-3 border-l-4 border-error px-3 py-1.5 font-medium"
      role="alert"
      data-part="question"
    >
      <p>¿Está seguro de que desea eliminar {what}?</p>
      <Buttons row>
        <PostButton
          className={buttonClass({ variant: "dangerFilled", size: "sm" })}
          name="medio-accion"
          value={`eliminar:${id}`}
          formNoValidate
          formAction={place}
          autoFocus
        >
          <Icon of={Trash2} />
          {video ? "Eliminar video" : "Eliminar imagen"}
        </PostButton>
        <PostButton
          className={buttonClass({ size: "sm" })}
          name="medio-accion"
          value={`conservar:${id}`}
          formNoValidate
          formAction={place}
        >
          Cancelar
        </PostButton>
      </Buttons>
    </div>
  );
}

import { type LucideIcon, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { Icon, IconLabel } from "~/ui/icon";

/** A button of one file; where scripts run it may do its work here. */
export function MedioBoton({ accion, id, label, icon, peligro, disabled, onPress }: BotonProps) {
  const press = onPress && ((event: MouseEvent) => (event.preventDefault(), onPress()));
  return (
    <button
      type="submit"
      className={peligro ? "btn btn--ico btn--peligro" : "btn btn--ico"}
      name="medio-accion"
      value={`${accion}:${id}`}
      formNoValidate
      disabled={disabled}
      onClick={press || undefined}
    >
      <IconLabel of={icon} label={label} />
    </button>
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

/** The specification's question about one file, inside the form, so that nothing typed is lost. */
export function Pregunta({ id, video }: { id: number; video: boolean }) {
  const what = video ? "este video" : "esta imagen";
  return (
    <div className="pregunta" role="alert">
      <p>¿Está seguro de que desea eliminar {what}?</p>
      <div className="btns">
        <button
          type="submit"
          className="btn btn--sm btn--peligro-lleno"
          name="medio-accion"
          value={`eliminar:${id}`}
          formNoValidate
          autoFocus
        >
          <Icon of={Trash2} />
          {video ? "Eliminar video" : "Eliminar imagen"}
        </button>
        <button type="submit" className="btn btn--sm" name="medio-accion" value={`conservar:${id}`} formNoValidate>
          Cancelar
        </button>
      </div>
    </div>
  );
}

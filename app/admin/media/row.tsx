import { ArrowDown, ArrowUp, FileText, Film, GripVertical, Image, Trash2 } from "lucide-react";
import type { DragEvent } from "react";
import { ALT_MAX, isVideo, formatBytes, type MedioItem } from "~/domain/medios/medios";
import { controlClass } from "~/ui/control";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { MedioBoton, Pregunta } from "./buttons";
import { Miniatura } from "./miniatura";

interface MediaRowProps {
  medio: MedioItem;
  place: number;
  count: number;
  saved: boolean;
  asking: boolean;
  removable: boolean;
  /** Handles a button with JavaScript; null lets the form be sent. */
  onMove: ((step: -1 | 1) => void) | null;
  onDrag: { start: () => void; over: (event: DragEvent) => void; end: () => void } | null;
}

/** One file of the list: picture, name, size, alternative text, and its buttons. */
export function MediaRow(props: MediaRowProps) {
  const { medio, place, count, saved, asking, removable, onMove, onDrag } = props;
  const { id, nombre } = medio;
  const video = isVideo(medio);
  const pdf = medio.mime === "application/pdf";
  return (
    <li
      className={saved ? undefined : "nuevo"}
      draggable={onDrag !== null && count > 1}
      onDragStart={onDrag?.start}
      onDragOver={onDrag?.over}
      onDragEnd={onDrag?.end}
    >
      <input type="hidden" name="medio[]" value={id} />
      {saved && <input type="hidden" name="medio-guardado[]" value={id} />}
      {count > 1 && (
        <span className="asa" title={onDrag ? "Arrastre para ordenar" : undefined}>
          {onDrag && <Icon of={GripVertical} />}
          {place + 1}
        </span>
      )}
      <Miniatura medio={medio} />
      <div className="cual">
        <div className="nom">{nombre}</div>
        <div className="meta">
          <span className="estado">
            <Icon of={pdf ? FileText : video ? Film : Image} />
            {pdf ? "PDF" : video ? "Video" : "Imagen"}
          </span>
          {formatBytes(medio.bytes)}
          {medio.ancho && ` · ${medio.ancho} × ${medio.alto}`}
          {!saved && <span className="estado estado--aviso">Sin guardar</span>}
        </div>
        {!pdf && (
          <label className="alt">
            <span>
              Texto alternativo<span className="oculto"> de {nombre}</span>
            </span>
            <input
              type="text"
              className={cx("flex-[1_1_12rem]", controlClass("row"))}
              name={`alt-${id}`}
              defaultValue={medio.alt}
              maxLength={ALT_MAX}
              autoComplete="off"
            />
          </label>
        )}
      </div>
      <div className="btns">
        {count > 1 && (
          <>
            <MedioBoton
              accion="subir"
              id={id}
              label={`Subir ${nombre}`}
              icon={ArrowUp}
              disabled={place === 0}
              onPress={onMove && (() => onMove(-1))}
            />
            <MedioBoton
              accion="bajar"
              id={id}
              label={`Bajar ${nombre}`}
              icon={ArrowDown}
              disabled={place === count - 1}
              onPress={onMove && (() => onMove(1))}
            />
          </>
        )}
        {removable && <MedioBoton accion="quitar" id={id} label={`Eliminar ${nombre}`} icon={Trash2} peligro />}
      </div>
      {asking && <Pregunta id={id} video={video} />}
    </li>
  );
}

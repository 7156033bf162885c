import { ArrowDown, ArrowUp, FileText, Film, GripVertical, Image, Trash2 } from "lucide";
import type { DragEvent } from "react";
import { ALT_MAX, isVideo, formatBytes, type MedioItem } from "~/domain/medios/medios";
import { Badge } from "~/ui/badge";
import { controlClass } from "~/ui/form/control";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { startDrag } from "~/admin/list/dragging";
import { MedioBoton, Pregunta } from "./buttons";
import { Miniatura } from "./miniatura";

const withHandle = cx(
  "grid-cols-[2.25rem_6.5rem_minmax(0,1fr)_auto] max-sm:grid-cols-[1.75rem_5rem_minmax(0,1fr)] max-2xs:grid-cols-[1.75rem_minmax(0,1fr)]",
);
const withoutHandle = cx(
  "grid-cols-[6.5rem_minmax(0,1fr)_auto] max-sm:grid-cols-[5rem_minmax(0,1fr)] max-2xs:grid-cols-1",
);
const handle = cx("grid min-h-6 place-items-center gap-1 font-mono text-sm text-tinta-500");
const note = cx("flex flex-wrap items-center gap-x-2.5 text-sm text-tinta-600");

interface MediaRowProps {
  medio: MedioItem;
  place: number;
  count: number;
  saved: boolean;
  asking: boolean;
  removable: boolean;
  /** A PDF has a title. */
  titled: boolean;
  /** Handles a button with JavaScript; null lets the form be sent. */
  onMove: ((step: -1 | 1) => void) | null;
  onDrag: { start: () => void; over: (event: DragEvent) => void; end: () => void } | null;
}

/** One file of the list: picture, name, size, alternative text, and its buttons. */
export function MediaRow(props: MediaRowProps) {
  const { medio, place, count, saved, asking, removable, titled, onMove, onDrag } = props;
  const { id, nombre } = medio;
  const video = isVideo(medio);
  const pdf = medio.mime === "application/pdf";
  return (
    <li
      className={cx(
        "grid items-center gap-4 px-3.5 py-3 not-first:border-t not-first:border-tinta-200 max-sm:gap-3",
        saved ? "bg-papel" : "bg-minio-100",
        count > 1 ? withHandle : withoutHandle,
      )}
      onDragOver={onDrag?.over}
    >
      <input type="hidden" name="medio[]" value={id} />
      {saved && <input type="hidden" name="medio-guardado[]" value={id} />}
      {count > 1 && (
        <span
          className={cx(handle, onDrag !== null && "cursor-grab")}
          data-part="handle"
          draggable={onDrag !== null || undefined}
          onDragStart={(event) => {
            startDrag(event, id);
            onDrag?.start();
          }}
          onDragEnd={onDrag?.end}
          title={onDrag ? "Arrastre para ordenar" : undefined}
        >
          {onDrag && (
            <span className="pointer-coarse:hidden">
              <Icon of={GripVertical} />
            </span>
          )}
          {place + 1}
        </span>
      )}
      <Miniatura medio={medio} place="lista" />
      <div className="max-2xs:col-[-2/-1]">
        <div className="leading-snug font-medium wrap-anywhere" data-part="name">
          {nombre}
        </div>
        <div className={cx(note, "mt-1 gap-y-1")} data-part="details">
          <Badge icon={pdf ? FileText : video ? Film : Image}>{pdf ? "PDF" : video ? "Video" : "Imagen"}</Badge>
          {formatBytes(medio.bytes)}
          {medio.ancho && ` · ${medio.ancho} × ${medio.alto}`}
          {!saved && <Badge tono="aviso">Sin guardar</Badge>}
        </div>
        {(!pdf || titled) && (
          <label className={cx(note, "mt-2 gap-y-1")}>
            <span>
              {pdf ? "Título" : "Texto alternativo"}
              <span className="oculto"> de {nombre}</span>
            </span>
            <input
              // Made anew where somebody else saved another text: what the browser made shows no later default.
              key={medio.alt}
              type="text"
              className={cx("w-full flex-[1_1_12rem]", controlClass("row"))}
              name={`alt-${id}`}
              defaultValue={medio.alt}
              maxLength={ALT_MAX}
              autoComplete="off"
            />
          </label>
        )}
      </div>
      <div className="flex gap-1.5 max-sm:col-[2/-1] max-2xs:col-[-2/-1] print:hidden">
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
      {asking && <Pregunta medio={medio} />}
    </li>
  );
}

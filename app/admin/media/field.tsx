import { type DragEvent, useRef, useState } from "react";
import { type Acepta, reglas, type MedioItem } from "~/domain/medios/medios";
import { countOf } from "~/domain/kernel/text";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { FieldError, labelClass, SavedNote } from "~/ui/form/field-parts";
import { useSaved } from "~/ui/form/fields";
import { useHydrated } from "~/admin/shell/hydrated";
import { News } from "~/admin/shell/news";
import { DragHint } from "~/admin/list/dragging";
import { Shown } from "~/admin/form/shown";
import { FileField } from "~/admin/form/file-field";
import { filesText } from "~/admin/form/mostrado";
import { useSaving } from "~/admin/form/post-form";
import { EnterSaves } from "~/admin/form/press-button";
import { useRecovered } from "~/admin/form/recovered";
import { Section } from "~/admin/form/sections";
import { usePressed } from "~/admin/form/use-pressed";
import { moveItem } from "~/domain/kernel/order";
import { namesText } from "~/domain/kernel/rows";
import { LISTA } from "./buttons";
import { MediaRow } from "./row";
import type { MediosAnswer } from "./medios.server";
import { Subidas, useHoldWhileUploading } from "./uploads";
import { useUploads } from "./use-uploads";

interface MediaFieldProps {
  label: string;
  /** Label of the file input: "Agregar imágenes o videos". */
  picker: string;
  hint: string;
  acepta: Acepta;
  /** The files saved with the row. */
  saved: readonly MedioItem[];
  answer: MediosAnswer | undefined;
  /** One file, which a new one replaces; it is not removed. */
  uno?: boolean;
  /** The field is a section of its own. */
  section?: boolean;
  /** Called for every file that was received. */
  onReceived?: () => void;
}

/** What takes the focus after a button of the list was answered. */
function pressedMedio(list: HTMLElement, accion: string): HTMLElement | null {
  const [what, id] = accion.split(":");
  const next = { quitar: `button[value="conservar:${id}"]`, conservar: `button[value="quitar:${id}"]` }[what ?? ""];
  return list.querySelector<HTMLElement>(next ?? "input[type=file]");
}

/** The files of a row, in order, new files last; each can be moved, described and removed. */
export function MediaField(props: MediaFieldProps) {
  const { label, picker, hint, acepta, saved, answer, uno = false, section = false, onReceived } = props;
  const hydrated = useHydrated();
  const error = answer?.error ?? null;
  const recovered = useRecovered("editor")?.medios;
  const known = answer?.items ?? recovered ?? saved;
  const [items, setItems] = useState(known);
  /** Files that came since the form was sent: its answer does not know them. */
  const [late, setLate] = useState<readonly MedioItem[]>([]);
  const sending = useSaving();
  const [sent, setSent] = useState(sending);
  if (sent !== sending) {
    setSent(sending);
    if (sending) setLate([]);
  }
  const [seen, setSeen] = useState(answer);
  if (seen !== answer) {
    setSeen(answer);
    setItems(uno && late.length > 0 ? late : [...known, ...late]);
  }
  /** The answer whose error is out of date: a good file came since. */
  const [cleared, setCleared] = useState<MediosAnswer>();
  const { subidas, tally, choose } = useUploads(acepta, (medio) => {
    const withIt = (all: readonly MedioItem[]) => (uno ? [medio] : [...all, medio]);
    setItems(withIt);
    setLate(withIt);
    setCleared(answer);
    onReceived?.();
  });
  const field = useRef<HTMLFieldSetElement>(null);
  usePressed(LISTA, "medio-accion", pressedMedio);
  const waiting = useHoldWhileUploading(field, subidas);
  const [dragged, setDragged] = useState<number | null>(null);
  const place = (id: number, at: number) => setItems((all) => moveItem(all, id, at));
  const over = (event: DragEvent, at: number) => {
    if (dragged === null) return;
    event.preventDefault();
    place(dragged, at);
  };
  const other = useSaved("archivos", namesText(items));
  const cuenta = countOf(items.length, "archivo", "archivos");
  const content = (
    <>
      <EnterSaves />
      <Shown of={{ archivos: filesText(saved) }} />
      {items.length > 1 && (
        <p className="nota">
          La primera imagen es la portada.{" "}
          <DragHint
            drag="Arrastre las filas o use las flechas para cambiar el orden."
            arrows="Use las flechas para cambiar el orden."
          />
        </p>
      )}
      <News toast={answer?.aviso} />
      {items.length > 0 && (
        <ol className="grid border border-tinta-300">
          {items.map((medio, at) => (
            <MediaRow
              key={medio.id}
              medio={medio}
              place={at}
              count={items.length}
              saved={saved.some(({ id }) => id === medio.id)}
              asking={answer?.pregunta === medio.id}
              removable={!uno}
              titled={acepta === "archivo"}
              onMove={hydrated ? (step) => place(medio.id, at + step) : null}
              onDrag={
                hydrated
                  ? { start: () => setDragged(medio.id), over: (event) => over(event, at), end: () => setDragged(null) }
                  : null
              }
            />
          ))}
        </ol>
      )}
      {other !== null && (
        <SavedNote>
          <q className="whitespace-pre-line">{other || "(vacío)"}</q>
        </SavedNote>
      )}
      <Subidas subidas={subidas} tally={tally} />
      <FileField
        id="editor-archivos"
        name="archivos"
        label={picker}
        hint={hint}
        error={cleared === answer ? null : error}
        multiple={!uno}
        accept={reglas[acepta].picker}
        onChange={choose}
      >
        {waiting && <FieldError role="alert">{waiting}</FieldError>}
      </FileField>
    </>
  );
  if (section) return <Section id={LISTA} titulo={label} cuenta={cuenta} ref={field} children={content} />;
  return (
    <fieldset className="grid min-w-0 gap-3" data-wide id={LISTA} ref={field}>
      <legend className={cx("mb-1.5 p-0", labelClass)}>
        {label} {!uno && <Badge>{cuenta}</Badge>}
      </legend>
      {content}
    </fieldset>
  );
}

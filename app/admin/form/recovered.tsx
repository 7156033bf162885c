import { TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { type Borrador, campoLabel, campoOf, type Recuperado, typedOf } from "~/domain/cuentas/drafts";
import { buttonClass } from "~/ui/button";
import { Note } from "~/ui/note";
import { useAdmin } from "~/admin/shell/admin";
import { PostButton, PostForm } from "./post-form";
import { useSkipUnsavedCheck } from "./unsaved";

/** The draft of this editor, kept when the session ended before saving; null when there is none. */
export function useRecovered(editor: string) {
  const { borrador } = useAdmin();
  return borrador && campoOf(borrador, "editor") === editor ? borrador : null;
}

function Discard({ clave }: { clave: string }) {
  const { pathname, search } = useLocation();
  const leave = useSkipUnsavedCheck();
  return (
    <PostForm action="/admin/borrador" reloadDocument onSubmit={leave}>
      <input type="hidden" name="borrador" value={clave} />
      <input type="hidden" name="ruta" value={pathname} />
      <input type="hidden" name="volver" value={pathname + search} />
      <PostButton className={buttonClass({ size: "sm" })}>Descartar lo recuperado</PostButton>
    </PostForm>
  );
}

/** That more was recovered for the same screen: it is shown once this is saved or discarded. */
function More({ otros }: Recuperado) {
  if (otros === 0) return null;
  const what = otros === 1 ? "Hay otro formulario recuperado" : `Hay ${otros} formularios más, recuperados`;
  return <p>{what} de esta pantalla: vuelva a abrirla cuando haya guardado o descartado este.</p>;
}

/** Note above an editor that shows a recovered draft. */
export function RecoveredNote({ borrador }: { borrador: Recuperado }) {
  return (
    <Note tone="info" icon={TriangleAlert}>
      <b>Recuperamos lo que había escrito</b>
      <p>Su sesión terminó antes de guardar. Revise los campos y guarde: todavía no se ha guardado nada.</p>
      <More {...borrador} />
      {borrador.archivos && <p>Los archivos que había elegido no se conservan: elíjalos de nuevo.</p>}
      <Discard {...borrador} />
    </Note>
  );
}

interface RecoverableProps {
  /** The form's name among those of its screen. */
  name: string;
  /** The draft that it was filled in from. */
  clave: string | undefined;
}

/** The hidden fields by which a form is kept when the session ends, and its draft deleted once it is saved. */
export function Recoverable({ name, clave }: RecoverableProps) {
  const { idempotencia } = useAdmin();
  return (
    <>
      <input type="hidden" name="editor" value={name} />
      <input type="hidden" name="idempotencia" value={idempotencia} />
      {clave && <input type="hidden" name="borrador" value={clave} />}
    </>
  );
}

/** What was typed into a form that cannot be shown, to read and copy. */
function TypedTexts({ borrador, titulo, children }: { borrador: Borrador; titulo: string; children?: ReactNode }) {
  return (
    <Note tone="info" icon={TriangleAlert}>
      <b>{titulo}</b>
      <dl
        className="my-2 grid gap-2 wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:text-tinta-600"
        data-part="recovered"
      >
        {typedOf(borrador).map(([name, value], index) => (
          <div key={index}>
            <dt>{campoLabel(name)}</dt>
            <dd>{value === "on" ? "Sí" : value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Note>
  );
}

/** A recovered draft that belongs to no editor. */
export function RecoveredTexts({ anywhere = false }: { anywhere?: boolean }) {
  const { borrador } = useAdmin();
  if (!borrador || (!anywhere && campoOf(borrador, "editor"))) return null;
  return (
    <TypedTexts
      borrador={borrador}
      titulo="Su sesión terminó antes de guardar. Esto es lo que había escrito, sin guardar:"
    >
      <More {...borrador} />
      <Discard {...borrador} />
    </TypedTexts>
  );
}

/** That somebody deleted the row of a form meanwhile, what was typed into it, and what can be done with that. */
export function TextsOfGone({ borrador }: { borrador: Borrador }) {
  const said = "Este registro se eliminó mientras usted lo editaba.";
  if (typedOf(borrador).length === 0) return <p>{said} No se guardó nada.</p>;
  return (
    <>
      <TypedTexts borrador={borrador} titulo={`${said} Esto es lo que había escrito, sin guardar:`} />
      <p>Si todavía hace falta, copie lo que le sirva y cree el registro de nuevo.</p>
    </>
  );
}

import { DatabaseBackup } from "lucide";
import { useEffect, useRef } from "react";
import { redirect, useNavigation } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { redirectWithToast, errorText } from "~/admin/form/form.server";
import { PageTitle } from "~/admin/shell/page-title";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { textos } from "~/domain/backup/backup";
import { backupStatus } from "~/domain/backup/status.server";
import { startBackup } from "~/domain/backup/list.server";
import { listBackups } from "~/domain/backup/backups.server";
import { waitForJob } from "~/domain/backup/job.server";
import { now } from "~/services/env/clock.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/page";
import { InfoBackup, Subir, UltimoBackup } from "./tarjetas";
import { TablaBackups } from "./tabla";
import { EstadoDelBackup } from "./estado";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/backup";

export async function loader() {
  const [estado, backups] = await Promise.all([backupStatus(), listBackups()]);
  return { estado, backups, enCurso: estado.enCurso, ahora: now().getTime() };
}

export async function action() {
  try {
    const { done } = await startBackup();
    await waitForJob(done);
    return redirect(path, 303);
  } catch (error) {
    return redirectWithToast(path, textos.fallo, errorText(textos.noCreado, error), "error");
  }
}

/** Starts the download of the JSON once the backup requested on this page is ready (ADM §4). */
function useDownload(creado: number | null, llave: string) {
  const asked = useRef<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (asked.current === null || asked.current === llave || creado === null) return;
    asked.current = null;
    link.current?.click();
  }, [creado, llave]);
  return { link, ask: () => (asked.current = llave) };
}

export default function Backup({ loaderData }: Route.ComponentProps) {
  const { estado, backups, ahora } = loaderData;
  const { link, ask } = useDownload(estado.creado, estado.llave);
  const { formAction } = useNavigation();
  const busy = estado.enCurso || formAction === path;
  return (
    <>
      <PageTitle titulo="Backup" texto="Copias de seguridad de todo el contenido y sus archivos">
        <PostForm action={path} onSubmit={ask}>
          <PostButton className={buttonClass({ variant: "dark" })} disabled={busy}>
            <Icon of={DatabaseBackup} />
            {busy && (!estado.enCurso || estado.tipo === "crear") ? "Creando Backup..." : "Crear Backup Completo"}
          </PostButton>
        </PostForm>
      </PageTitle>
      {estado.creado && (
        <a className="oculto" ref={link} href={`${path}/${estado.creado}/json`} tabIndex={-1} aria-hidden="true">
          JSON
        </a>
      )}
      <EstadoDelBackup estado={estado} />
      <UltimoBackup backup={backups.find(({ subido }) => !subido) ?? null} />
      <TablaBackups backups={backups} ahora={ahora} ocupado={estado.enCurso} />
      <Subir ocupado={estado.enCurso} />
      <InfoBackup />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar los backups");

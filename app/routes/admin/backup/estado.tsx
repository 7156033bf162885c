import { CircleCheck } from "lucide";
import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import type { backupStatus } from "~/domain/backup/status.server";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";
import { Note } from "~/ui/note";
import { Toast } from "~/ui/toast";

const LOOK_MS = 1_000;

type Estado = Awaited<ReturnType<typeof backupStatus>>;

/** Reloads the data every second while backup work runs; without JavaScript the page refreshes itself. */
function useLooking(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), LOOK_MS);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
}

const QUE = { crear: "Creando Backup...", revisar: "Revisando el backup...", restaurar: "Restaurando el backup..." };

function Progreso({ estado }: { estado: Estado }) {
  useLooking();
  const { tipo, paso, avance, quien } = estado;
  return (
    <Card aria-labelledby="progreso">
      <CardHeader>
        <CardTitle id="progreso">{QUE[tipo]}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-2.5">
        <progress className="h-3 w-full accent-tinta-950" aria-labelledby="progreso" max={100} value={avance} />
        <p className="cifras">
          {avance} % {paso && `· ${paso}`}
        </p>
        <p className="nota">Lo inició {quien}. El sitio sigue funcionando; puede dejar esta página.</p>
      </CardBody>
    </Card>
  );
}

/** Progress and outcome of the backup work. */
export function EstadoDelBackup({ estado }: { estado: Estado }) {
  if (estado.enCurso) return <Progreso estado={estado} />;
  const { aviso, revisado } = estado;
  if (revisado !== null)
    return (
      <Note tone="ok" icon={CircleCheck} role="status" tabIndex={-1}>
        <b>Revisión terminada</b>{" "}
        <Link to={`/admin/backup/${revisado}/restaurar`}>Ver qué cambiaría al restaurarlo</Link>
      </Note>
    );
  return aviso && <Toast {...aviso} />;
}

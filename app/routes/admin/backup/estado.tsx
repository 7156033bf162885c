import { CircleCheck } from "lucide";
import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { News, NewsBox } from "~/admin/shell/news";
import type { backupStatus } from "~/domain/backup/status.server";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";
import { Note } from "~/ui/note";

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
        <noscript>
          <a href="">Actualizar</a>
        </noscript>
      </CardBody>
    </Card>
  );
}

interface EstadoProps {
  /** Null where the last work is of no interest. */
  estado: Estado | null;
  /** What a review found is shown below. */
  below?: boolean;
}

/** Progress and outcome of the backup work. */
export function EstadoDelBackup({ estado, below = false }: EstadoProps) {
  const { enCurso = false, aviso = null, revisado = null } = estado ?? {};
  return (
    <>
      {estado && enCurso && <Progreso estado={estado} />}
      <News toast={enCurso || revisado !== null ? null : aviso} />
      <NewsBox>
        {!enCurso && revisado !== null && (
          <Note tone="ok" icon={CircleCheck}>
            <b>Revisión terminada</b>{" "}
            {below ? (
              "Abajo está lo que cambiaría."
            ) : (
              <Link to={`/admin/backup/${revisado}/restaurar`}>Ver qué cambiaría al restaurarlo</Link>
            )}
          </Note>
        )}
      </NewsBox>
    </>
  );
}

import { Download, FileJson, RotateCcw } from "lucide";
import { Link } from "react-router";
import { DeleteButton } from "~/admin/delete/delete";
import { minor, Tabla } from "~/admin/list/table";
import { originOf } from "~/domain/backup/facts";
import type { BackupRow } from "~/domain/backup/backups.server";
import { formatMoment, timeAgo } from "~/domain/kernel/dates";
import { formatBytes } from "~/domain/medios/medios";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { buttonClass, buttonGroup, iconButton } from "~/ui/button";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Icon, IconLabel } from "~/ui/icon";

const path = "/admin/backup";

function Acciones({ backup, ocupado }: { backup: BackupRow; ocupado: boolean }) {
  const { id, archivo, aqui } = backup;
  return (
    <div className={cx(buttonGroup, "sm:flex-nowrap")}>
      {aqui ? (
        <>
          <a className={iconButton} href={`${path}/${id}/archivo`} title={`Descargar ${archivo}`}>
            <IconLabel of={Download} label={`Descargar ${archivo}`} />
          </a>
          <a className={iconButton} href={`${path}/${id}/json`} title={`Descargar JSON de ${archivo}`}>
            <IconLabel of={FileJson} label={`Descargar JSON de ${archivo}`} />
          </a>
          {!ocupado && (
            <Link
              className={buttonClass({ size: "sm" })}
              to={`${path}/${id}/restaurar`}
              aria-label={`Restaurar ${archivo}`}
              title={`Restaurar ${archivo}`}
            >
              <Icon of={RotateCcw} />
              <span className="sm:max-2xl:sr-only">Restaurar</span>
            </Link>
          )}
        </>
      ) : (
        <Badge tono="aviso">El archivo no está en este servidor</Badge>
      )}
      <DeleteButton icon href={`${path}/${id}/eliminar`} label={`Eliminar ${archivo}`} />
    </div>
  );
}

interface TablaBackupsProps {
  backups: readonly BackupRow[];
  /** Server time, so that server and browser render the same ages. */
  ahora: number;
  ocupado: boolean;
}

/** All stored backups, with size and age. */
export function TablaBackups({ backups, ahora, ocupado }: TablaBackupsProps) {
  if (backups.length === 0) return null;
  return (
    <Card aria-labelledby="lista">
      <CardHeader>
        <CardTitle id="lista">
          Backups guardados <Badge>{countOf(backups.length, "backup", "backups")}</Badge>
        </CardTitle>
      </CardHeader>
      <Tabla columns={["Fecha", "Origen", "Contenido", "Tamaño", "Antigüedad", "Acciones"]} menor="Antigüedad">
        {backups.map((backup) => (
          <tr key={backup.id}>
            <th scope="row">
              {formatMoment(new Date(backup.resumen.timestamp))}
              <span className="nota mono mt-1 block text-micro font-normal wrap-anywhere">{backup.archivo}</span>
            </th>
            <td data-r="Origen">{originOf(backup)}</td>
            <td data-r="Contenido">
              {formatNumber(backup.resumen.total_records)} registros, {formatNumber(backup.resumen.storage_files)}{" "}
              archivos
            </td>
            <td data-r="Tamaño">{formatBytes(backup.bytes)}</td>
            <td className={minor} data-r="Antigüedad">
              {timeAgo(new Date(backup.resumen.timestamp), new Date(ahora))}
            </td>
            <td data-r="Acciones">
              <Acciones backup={backup} ocupado={ocupado} />
            </td>
          </tr>
        ))}
      </Tabla>
    </Card>
  );
}

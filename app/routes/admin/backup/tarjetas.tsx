import { Download, FileJson, Upload } from "lucide";
import { useNavigation } from "react-router";
import { RowValues } from "~/admin/delete/page";
import { FileField } from "~/admin/form/file-field";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { factsOf, missingText } from "~/domain/backup/facts";
import type { BackupRow } from "~/domain/backup/backups.server";
import { buttonClass } from "~/ui/button";
import { Card, CardBody, cardClass, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Vacio } from "~/ui/list/vacio";

const path = "/admin/backup";

/** The summary of a backup (ADM §3 "Backup summary"). */
export function Resumen({ backup }: { backup: BackupRow }) {
  const faltan = missingText(backup);
  return (
    <>
      <RowValues datos={factsOf(backup)} />
      {faltan && <p className="nota">{faltan}</p>}
    </>
  );
}

/** The summary of the last backup (ADM §2), with its two downloads. */
export function UltimoBackup({ backup }: { backup: BackupRow | null }) {
  return (
    <Card aria-labelledby="ultimo">
      <CardHeader>
        <CardTitle id="ultimo">Último backup</CardTitle>
      </CardHeader>
      {backup ? (
        <CardBody>
          <Resumen backup={backup} />
        </CardBody>
      ) : (
        <Vacio titulo="Todavía no hay backups">
          <p>Cree el primero con el botón «Crear Backup Completo» y guárdelo fuera de este servidor.</p>
        </Vacio>
      )}
      {backup?.aqui && (
        <CardFooter>
          <a className={buttonClass()} href={`${path}/${backup.id}/archivo`}>
            <Icon of={Download} />
            Descargar archivo completo (.zip)
          </a>
          <a className={buttonClass()} href={`${path}/${backup.id}/json`}>
            <Icon of={FileJson} />
            Descargar JSON
          </a>
        </CardFooter>
      )}
    </Card>
  );
}

/** Form that uploads an archive made elsewhere. */
export function Subir({ ocupado }: { ocupado: boolean }) {
  const to = `${path}/subir`;
  const uploading = useNavigation().formAction === to;
  return (
    <PostForm className={cardClass()} action={to} encType="multipart/form-data" aria-labelledby="subir">
      <CardHeader>
        <CardTitle id="subir">Restaurar desde un archivo</CardTitle>
      </CardHeader>
      <CardBody>
        <FileField
          name="archivos"
          label="Archivo del backup (.zip)"
          hint="Primero se revisa y se muestra qué cambiaría. Nada cambia hasta que usted lo confirme."
          error={null}
          accept=".zip,application/zip"
          required
        />
      </CardBody>
      <CardFooter>
        <PostButton className={buttonClass()} disabled={ocupado || uploading}>
          <Icon of={Upload} />
          {uploading ? "Subiendo..." : "Subir backup"}
        </PostButton>
      </CardFooter>
    </PostForm>
  );
}

/** The information card (ADM §2). */
export function InfoBackup() {
  return (
    <Card aria-labelledby="informacion">
      <CardHeader>
        <CardTitle id="informacion">Información</CardTitle>
      </CardHeader>
      <CardBody>
        <ul className="grid list-[square] gap-2 pr-3 pl-5">
          <li>
            El backup completo guarda todo el contenido, los mensajes, el historial y todas las imágenes, videos y PDF.
          </li>
          <li>El archivo .zip sirve para restaurar. El JSON es para consultar los datos: no incluye las imágenes.</li>
          <li>No incluye administradores, contraseñas, sesiones ni claves de servicios.</li>
          <li>El sitio sigue funcionando mientras se crea.</li>
          <li>Guarde una copia fuera de este servidor.</li>
        </ul>
      </CardBody>
    </Card>
  );
}

import { CancelLink } from "~/admin/list/link";
import { RotateCcw } from "lucide";
import { Tabla } from "~/admin/list/table";
import { QuestionForm } from "~/admin/delete/question";
import { PostForm, SaveButton, useSaving } from "~/admin/form/post-form";
import type { Preview } from "~/domain/backup/restore.server";
import { formatNumber } from "~/domain/kernel/text";
import { Buttons, buttonClass } from "~/ui/button";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Vacio } from "~/ui/list/vacio";

/** The changes a restore would make, per table and for the files, and the question. */
export function Cambios({ vista, fecha }: { vista: Preview; fecha: string }) {
  const { cambios, archivos } = vista;
  const same = cambios.length + archivos.nuevas + archivos.cambiadas + archivos.quitadas === 0;
  return (
    <>
      <Card aria-labelledby="cambios">
        <CardHeader>
          <CardTitle id="cambios">Qué cambiaría</CardTitle>
          <PostForm aria-label="Revisar de nuevo">
            <input type="hidden" name="intent" value="revisar" />
            <SaveButton saving={useSaving()} className={buttonClass({ size: "sm" })}>
              Revisar de nuevo
            </SaveButton>
          </PostForm>
        </CardHeader>
        {same ? (
          <Vacio titulo="Nada: el contenido es igual al del backup" />
        ) : (
          <Tabla columns={["Contenido", "Se agregan", "Cambian", "Se quitan"]} label="cambios">
            {[...cambios, archivos].map(({ titulo, nuevas, cambiadas, quitadas }) => (
              <tr key={titulo}>
                <th scope="row">{titulo}</th>
                <td data-r="Se agregan">{formatNumber(nuevas)}</td>
                <td data-r="Cambian">{formatNumber(cambiadas)}</td>
                <td data-r="Se quitan">{formatNumber(quitadas)}</td>
              </tr>
            ))}
          </Tabla>
        )}
      </Card>
      <Confirmar version={vista.contenido_version} fecha={fecha} />
    </>
  );
}

function Confirmar({ version, fecha }: { version: number; fecha: string }) {
  const saving = useSaving();
  return (
    <QuestionForm aria-labelledby="confirmar">
      <h2 id="confirmar">¿Está seguro de que desea restaurar el backup del {fecha}?</h2>
      <p>
        El contenido queda como en el backup. Antes se guarda un backup del estado actual, y las demás sesiones se
        cierran. Los mensajes y el historial que llegaron después se conservan.
      </p>
      <input type="hidden" name="intent" value="restaurar" />
      <input type="hidden" name="contenido_version" value={version} />
      <Buttons>
        <SaveButton saving={saving} className={buttonClass({ variant: "dangerFilled" })}>
          <Icon of={RotateCcw} />
          {saving ? "Restaurando..." : "Restaurar backup"}
        </SaveButton>
        <CancelLink to="/admin/backup" />
      </Buttons>
    </QuestionForm>
  );
}

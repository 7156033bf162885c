import { Tabla } from "~/admin/list-block";
import type { Vista } from "~/domain/backup-restaurar.server";
import { formatNumber } from "~/domain/texto";
import { Vacio } from "~/ui/vacio";

/** What restoring would change, per table and of the files. */
export function Cambios({ vista }: { vista: Vista }) {
  const { cambios, archivos } = vista;
  const same = archivos.nuevas + archivos.cambiadas + archivos.quitadas === 0;
  return (
    <section className="bloq" aria-labelledby="cambios">
      <header>
        <h2 id="cambios">Qué cambiaría</h2>
      </header>
      {cambios.length === 0 && same ? (
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
    </section>
  );
}

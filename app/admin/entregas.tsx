import { formatDateTime } from "~/domain/texto";
import { Vacio } from "~/ui/vacio";

interface Salida {
  id: number;
  entregas: readonly { id: number; created_at: Date; resultado: string; detalle: string }[];
}

/** Every attempt at mailing a message, newest first. */
export function Entregas({ salidas }: { salidas: readonly Salida[] }) {
  const entregas = salidas.flatMap((salida) => salida.entregas);
  return (
    <section className="bloq" aria-labelledby="entregas">
      <header>
        <h2 id="entregas">Entregas por correo</h2>
      </header>
      {entregas.length === 0 ? (
        <Vacio titulo="Aún no se ha intentado enviar este correo" />
      ) : (
        <div className="tabla-caja">
          <table className="apilada" aria-labelledby="entregas">
            <thead>
              <tr>
                <th scope="col">Cuándo</th>
                <th scope="col">Resultado</th>
                <th scope="col">Detalle</th>
              </tr>
            </thead>
            <tbody>
              {entregas.map(({ id, created_at, resultado, detalle }) => (
                <tr key={id}>
                  <th scope="row">{formatDateTime(created_at)}</th>
                  <td data-r="Resultado">{resultado}</td>
                  <td data-r="Detalle" className="tal-cual">
                    {detalle || "-"}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

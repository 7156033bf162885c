import { Celda, CeldaBoton, Celdas, cellControl } from "./celdas";

interface AnoFormProps {
  rango: { desde: number; hasta: number | null };
  /** Next year: the last one of a vehicle that is still made. */
  proximo: number;
  ano: number;
  path: string;
  /** The category that is chosen stays chosen; "" for none. */
  categoria: string;
}

/** Chooses the year (modelo) of a line, among those there are parts for. */
export function AnoForm({ rango, proximo, ano, path, categoria }: AnoFormProps) {
  const hasta = Math.max(rango.desde, rango.hasta ?? proximo);
  const anos = Array.from({ length: hasta - rango.desde + 1 }, (_, index) => hasta - index);
  return (
    <Celdas label="Año" action={path} className="2xs:grid-cols-[minmax(0,1fr)_9rem]">
      {categoria && <input type="hidden" name="categoria" value={categoria} />}
      <Celda id="ano" label="Año (modelo)">
        <select className={cellControl} id="ano" name="ano" defaultValue={anos.includes(ano) ? ano : ""}>
          <option value="">
            Todos, {rango.desde} a {hasta}
          </option>
          {anos.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </Celda>
      <CeldaBoton>Ver año</CeldaBoton>
    </Celdas>
  );
}

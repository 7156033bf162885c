import { Link } from "react-router";
import { Tabla } from "~/admin/list/table";
import type { ListPage } from "~/admin/form/rows.server";
import { columnas } from "~/domain/importacion/columns";
import { type PlanCounts, type Resultado, type Tipo, tipos } from "~/domain/importacion/importacion";
import { formatNumber, preview } from "~/domain/kernel/text";
import { Card, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { pageHref } from "~/ui/list/list-query";
import { Pagination } from "~/ui/list/pagination";
import { tabClass, tabsClass } from "~/ui/tabs";
import { Vacio } from "~/ui/list/vacio";
import { codeCell } from "~/ui/list/table";

const nombres: Record<Tipo, string> = {
  error: "Errores",
  crear: "Se crean",
  actualizar: "Se actualizan",
  igual: "Sin cambios",
};

function Valor({ texto }: { texto: string }) {
  return texto === "" ? <span className="nota">(vacío)</span> : <q>{preview(texto)}</q>;
}

function Detalle({ resultado }: { resultado: Resultado }) {
  if (resultado.tipo === "error")
    return (
      <ul className="grid gap-1 wrap-anywhere">
        {resultado.errores.map(({ columna, valor, mensaje }) => (
          <li key={columna}>
            <b>{columnas[columna]}</b>: {mensaje}{" "}
            {valor !== "" && mensaje.includes(valor) ? null : <Valor texto={valor} />}
          </li>
        ))}
      </ul>
    );
  if (resultado.tipo === "actualizar")
    return (
      <ul className="grid gap-1 wrap-anywhere">
        {resultado.cambios.map(({ columna, antes, despues }) => (
          <li key={columna}>
            <b>{columnas[columna]}</b>: <Valor texto={antes} /> <span className="oculto">pasa a</span>
            <span aria-hidden="true">→</span> <Valor texto={despues} />
          </li>
        ))}
      </ul>
    );
  return resultado.tipo === "crear" ? resultado.value.nombre : "Ya está así";
}

interface ResultadosProps {
  cuentas: PlanCounts;
  ver: Tipo;
  filas: readonly Resultado[];
  list: ListPage;
}

/** Preview of an import: the counts, and the rows of one kind in pages. */
export function Resultados({ cuentas, ver, filas, list }: ResultadosProps) {
  const url = new URL(list.address, "http://x");
  return (
    <Card aria-labelledby="resultado">
      <CardHeader>
        <CardTitle id="resultado">Qué se hará</CardTitle>
        <nav className={tabsClass} aria-label="Resultados">
          {tipos.map((tipo) => (
            <Link
              className={tabClass}
              key={tipo}
              to={`?ver=${tipo}`}
              aria-current={tipo === ver ? "page" : undefined}
              preventScrollReset
            >
              {nombres[tipo]} ({formatNumber(cuentas[tipo])})
            </Link>
          ))}
        </nav>
      </CardHeader>
      {filas.length === 0 ? (
        <Vacio titulo="Ninguna fila" />
      ) : (
        <Tabla columns={["Fila", "Código", ver === "crear" ? "Nombre" : "Detalle"]} label="resultado">
          {filas.map((resultado) => (
            <tr key={resultado.fila}>
              <td data-r="Fila">{formatNumber(resultado.fila)}</td>
              <th scope="row" className={codeCell}>
                {resultado.codigo || "-"}
              </th>
              <td data-r={ver === "crear" ? "Nombre" : "Detalle"}>
                <Detalle resultado={resultado} />
              </td>
            </tr>
          ))}
        </Tabla>
      )}
      {list.total > 0 && (
        <CardFooter>
          <Pagination {...list} hrefOf={(to) => pageHref(url, to)} format={formatNumber} />
        </CardFooter>
      )}
    </Card>
  );
}

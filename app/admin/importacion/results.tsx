import type { ReactNode } from "react";
import { Link } from "react-router";
import { Tabla } from "~/admin/list/table";
import type { ListPage } from "~/admin/form/rows.server";
import { type PlanCounts, type Tipo, tipos } from "~/domain/importacion/importacion";
import { formatNumber, preview } from "~/domain/kernel/text";
import { Card, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { cx } from "~/ui/cx";
import { pageHref } from "~/ui/list/list-query";
import { Pagination } from "~/ui/list/pagination";
import { tabClass, tabsClass } from "~/ui/tabs";
import { Vacio } from "~/ui/list/vacio";
import { codeCell } from "~/ui/list/table";

/** Tabs in the title of a card: where there is no room for all of them, they are cells. */
const cellTabs = cx(
  tabsClass,
  "stacked:grid stacked:w-full stacked:grid-cols-2 stacked:border-0 sm:max-xl:[&>a]:px-2 sm:max-xl:[&>a]:text-sm stacked:[&>a]:border stacked:[&>a]:border-tinta-200 stacked:[&>a]:px-3 stacked:[&>a]:whitespace-normal",
);

/** A value of a cell, or that there is none. */
export function Valor({ texto }: { texto: string }) {
  return texto === "" ? <span className="nota">(vacío)</span> : <q>{preview(texto)}</q>;
}

/** What is wrong with a cell: its column, what it says, and the mistake. */
export interface Problem {
  columna: string;
  valor: string;
  mensaje: string;
}

/** What is wrong with a row, by column. */
export function Errores({
  errores,
  titulos,
}: {
  errores: readonly Problem[];
  titulos: Readonly<Record<string, string>>;
}) {
  return (
    <ul className="grid gap-1 wrap-anywhere">
      {errores.map(({ columna, valor, mensaje }) => (
        <li key={columna}>
          <b>{titulos[columna] ?? columna}</b>: {mensaje}{" "}
          {valor !== "" && mensaje.includes(valor) ? null : <Valor texto={valor} />}
        </li>
      ))}
    </ul>
  );
}

interface ResultsProps<R> {
  cuentas: PlanCounts;
  /** What the kind of import calls its results; it has no others. */
  nombres: Partial<Record<Tipo, string>>;
  ver: Tipo;
  filas: readonly R[];
  list: ListPage;
  /** Title of the last column, and what it tells of a row. */
  titulo: string;
  detalle: (resultado: R) => ReactNode;
}

/** Preview of an import: the counts, and the rows of one kind of result in pages. */
export function Results<R extends { fila: number; codigo: string }>(props: ResultsProps<R>) {
  const { cuentas, nombres, ver, filas, list, titulo, detalle } = props;
  const url = new URL(list.address, "http://x");
  return (
    <Card aria-labelledby="resultado">
      <CardHeader>
        <CardTitle id="resultado">Qué se hará</CardTitle>
        <nav className={cellTabs} aria-label="Resultados">
          {tipos
            .filter((tipo) => nombres[tipo] !== undefined)
            .map((tipo) => (
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
        <Tabla columns={["Fila", "Código", titulo]} label="resultado">
          {filas.map((resultado, index) => (
            <tr key={index}>
              <td data-r="Fila">{resultado.fila > 0 ? formatNumber(resultado.fila) : "-"}</td>
              <th scope="row" className={codeCell}>
                {resultado.codigo || "-"}
              </th>
              <td data-r={titulo}>{detalle(resultado)}</td>
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

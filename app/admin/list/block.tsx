import type { ComponentProps, ReactNode } from "react";
import { countOf, formatNumber } from "~/domain/kernel/text";
import type { Words } from "~/domain/kernel/words";
import { Badge } from "~/ui/badge";
import { Card, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { ActiveFilters } from "~/ui/list/active-filters";
import { pageHref } from "~/ui/list/list-query";
import { Pagination } from "~/ui/list/pagination";
import { Vacio } from "~/ui/list/vacio";
import { activeFilters, type Filter, Progress, SearchForm } from "./list";
import { NewLink } from "./row-links";
import type { ListPage } from "~/admin/form/rows.server";

interface ListBlockProps {
  titulo: string;
  /** The count as a text ("4 de 9 subcategorías"), or the noun in singular and plural. */
  cuenta: string | readonly [string, string];
  /** Label of the search: "Buscar beneficios". */
  busca: string;
  cargando: string;
  /** Message of an empty list, and of a search without results. */
  vacio: string;
  nada: string;
  /** Text below an empty list: what the site shows instead and what to do next. */
  ayuda: string;
  /** Link that creates the first row, when `nuevo` is not set. */
  primero?: ReactNode;
  /** Link to a new row beside the title, when no other heading has one. */
  nuevo?: Pick<Words, "path" | "nombres">;
  /** Content beside the title in place of `nuevo`. */
  agregar?: ReactNode;
  /** What narrows the list beside its search. */
  filtros?: readonly Filter[];
  list: ListPage;
  /** The pager where rows can be marked. */
  pager?: { links: string; buttons: string; buttonOf: (page: number) => ComponentProps<"button"> };
  children: ReactNode;
}

/** The frame of a list: count, search, empty message, pagination. */
export function ListBlock({
  titulo,
  cuenta,
  busca,
  cargando,
  nuevo,
  agregar,
  primero = nuevo && <NewLink words={nuevo} />,
  filtros = [],
  list,
  pager,
  children,
  ...said
}: ListBlockProps) {
  const { q, page, total, perPage, narrowed, address } = list;
  const url = new URL(address, "http://x");
  const count = typeof cuenta === "string" ? cuenta : countOf(total, ...cuenta);
  const result = total === 0 ? "Sin resultados" : page > 1 ? `${count}, página ${formatNumber(page)}` : count;
  const pages = { page, perPage, total, hrefOf: (to: number) => pageHref(url, to), format: formatNumber };
  return (
    <Card aria-labelledby="lista">
      <CardHeader>
        <CardTitle id="lista">
          {titulo} <Badge>{count}</Badge>
        </CardTitle>
        <Progress loading={cargando} result={result} address={address} />
        {nuevo ? <NewLink words={nuevo} list={list} /> : agregar}
        <SearchForm label={busca} placeholder={`${busca}...`} q={q} filters={filtros} />
        <ActiveFilters filters={activeFilters(url, q, filtros)} clear={url.pathname} />
      </CardHeader>
      {total > 0 && children}
      {total === 0 && narrowed && <Vacio titulo={said.nada} />}
      {total === 0 && !narrowed && (
        <Vacio titulo={said.vacio}>
          <p>{said.ayuda}</p>
          {primero}
        </Vacio>
      )}
      {total > 0 && (
        <CardFooter>
          <Pagination {...pages} className={total > perPage ? pager?.links : undefined} />
          {pager && total > perPage && <Pagination {...pages} className={pager.buttons} buttonOf={pager.buttonOf} />}
        </CardFooter>
      )}
    </Card>
  );
}

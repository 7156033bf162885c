import { data, redirect, type RouterContextProvider } from "react-router";
import { errorText, redirectWithError, redirectWithToast } from "~/admin/form/form.server";
import { readFormData } from "~/admin/form/form-data.server";
import { listPage } from "~/admin/form/rows.server";
import { readUpload } from "~/admin/media/upload.server";
import { PER_PAGE } from "~/admin/list/address";
import { adminSession } from "~/admin/session/session.server";
import { type Formato, formatoOf } from "~/domain/importacion/sheet";
import { confirmImportacion } from "~/domain/importacion/apply.server";
import { type PlanCounts, type Tipo, tipos } from "~/domain/importacion/importacion";
import { discardImportacion, getImportacion, keepImportacion } from "~/domain/importacion/importacion.server";
import type { ImportKind } from "~/domain/importacion/kind";
import { safeIn } from "~/domain/importacion/productos/export.server";
import { Busy, NotFound, Refusal } from "~/domain/kernel/refusal";
import { cut } from "~/domain/kernel/text";
import { tableResponse } from "~/services/spreadsheets/write.server";
import type { Problem } from "./results";

type Titulos = Readonly<Record<string, string>>;

const GONE = "La importación ya no está: se confirmó, se descartó o pasó más de un día. Suba el archivo de nuevo.";

/** What an import would do with a row of a file; of one with mistakes which they are. */
interface Resultado {
  tipo: Tipo;
  fila: number;
  codigo: string;
  errores?: readonly Problem[];
}

/** The addresses and texts of the screens of a kind of import. */
interface Screens<R extends Resultado, W extends object> {
  kind: ImportKind<R, W>;
  /** Where files are chosen; a file under review is at `${path}/${clave}`. */
  path: string;
  /** The list that the import changes. */
  list: string;
  /** "No se cambió ningún producto." */
  nada: string;
  /** "12 productos creados, 1 actualizado y 3 sin cambios" */
  hecho: (cuentas: PlanCounts) => string;
  failure: string;
}

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Titles and widths, in characters, of the columns of a table of mistakes. */
const columnas = ["Fila", "Código", "Columna", "Valor", "Error"];
const anchos = [8, 18, 20, 40, 80];
/** Most characters of a cell: Excel reads none with more than 32,767, and nobody all of these. */
const MOST_SHOWN = 1_000;

/** What is wrong with a file, a row for each mistake. */
async function* erroresRows(resultados: AsyncIterable<Resultado>, titulos: Titulos, formato: Formato) {
  const safe = safeIn(formato);
  const shown = (text: string) => safe(cut(text, MOST_SHOWN));
  yield columnas;
  for await (const { fila, codigo, errores = [] } of resultados)
    for (const { columna, valor, mensaje } of errores)
      yield [String(fila), codigo, titulos[columna] ?? columna, valor, mensaje].map(shown);
}

const gone = (path: string) => redirectWithError(path, GONE);

type Loaded = Omit<Args, "request"> & { params: { clave: string }; url: URL };

/** Makes loader and actions of the two screens of an import: a file is uploaded, then looked through. */
export function importScreens<R extends Resultado, W extends object>(screens: Screens<R, W>) {
  const { kind, path, list, nada, hecho, failure } = screens;
  /** The file under review; where it is gone, the way to the choice of another one. */
  const keptOf = async ({ context, params }: Pick<Loaded, "context" | "params">) => {
    const kept = await getImportacion(kind, context.get(adminSession).admin.id, params.clave);
    if (!kept) throw await gone(path);
    return kept;
  };
  return {
    /** Reads an uploaded file in a mode of its form, and leads to what it would do. */
    upload: async ({ request, context }: Args, modoOf: (fields: FormData) => string = () => "") => {
      const { files, fields } = await readUpload(request, context);
      const [file] = files;
      const modo = modoOf(fields);
      try {
        if (!file) throw new Refusal("Seleccione un archivo CSV o XLSX");
        const clave = await keepImportacion(kind, context.get(adminSession).admin.id, file, modo);
        return redirect(`${path}/${clave}`, 303);
      } catch (error) {
        const message = errorText("No se pudo leer el archivo. Inténtelo de nuevo.", error);
        const answer = { error: message, modo };
        if (!(error instanceof Busy)) return data(answer, { status: error instanceof Refusal ? 400 : 500 });
        return data(answer, { status: 503, headers: { "Retry-After": String(error.retryAfterSeconds) } });
      }
    },
    load: async ({ url, ...args }: Loaded) => {
      const kept = await keptOf(args);
      const { archivo, huella, modo, ignoradas, cuentas } = kept;
      const asked = tipos.find((tipo) => tipo === url.searchParams.get("ver"));
      const ver = asked ?? tipos.find((tipo) => cuentas[tipo] > 0) ?? "igual";
      const paging = listPage(url, cuentas[ver], PER_PAGE);
      const filas = await kept.filas(ver, PER_PAGE, (paging.page - 1) * PER_PAGE);
      return { archivo, huella, modo, ignoradas, cuentas, ver, filas, list: paging };
    },
    /** Answers with what is wrong with a file as a table to download. */
    errores: async ({ url, ...args }: Loaded) => {
      const [kept, formato] = [await keptOf(args), formatoOf(url)];
      const rows = erroresRows(kept.todas("error"), kind.columns.titulos, formato);
      return tableResponse("errores", formato, rows, anchos);
    },
    confirm: async ({ request, context, params }: Args & { params: { clave: string } }) => {
      const form = await readFormData(request);
      const { id } = context.get(adminSession).admin;
      if (form.get("intent") === "descartar") {
        if (!(await discardImportacion(id, params.clave))) return gone(path);
        return redirectWithToast(path, "Importación descartada", nada);
      }
      try {
        const cuentas = await confirmImportacion(kind, id, params.clave, String(form.get("huella")));
        return await redirectWithToast(list, "Importación terminada", `${hecho(cuentas)}.`);
      } catch (error) {
        if (error instanceof NotFound) return gone(path);
        return redirectWithError(`${path}/${params.clave}`, errorText(failure, error));
      }
    },
  };
}

import { readFileSync } from "node:fs";
import { readCsv } from "../../app/services/spreadsheets/csv.server";
import { medidas } from "./medidas";
import type { SeedCategoria, SeedMedio, SeedSubcategoria, Serie } from "./tipos";

type Row = (column: string) => string;

/** The rows of a CSV file in datos/, each as a function from column title to cell. It throws for an unknown column. */
function rowsOf(name: string): Row[] {
  const [titles, ...rows] = Array.from(readCsv(readFileSync(`prisma/seed/datos/${name}.csv`)), ({ celdas }) => celdas);
  return rows.map((cells) => (column) => {
    const cell = cells[titles?.indexOf(column) ?? -1];
    if (cell === undefined) throw new Error(`${name}.csv has no ${column} in the row ${cells.join(";")}`);
    return cell;
  });
}

/** The values in one cell: "a | b". */
function parts(cell: string, separator = " | "): string[] {
  return cell === "" ? [] : cell.split(separator);
}

const numberOrNull = (cell: string) => (cell === "" ? null : Number(cell));

/**
 * Returns a function that replaces list names (@TODOS) by their values: vehicles by body, sides, finishes, screw
 * sizes.
 */
function readListas(): (values: readonly string[]) => string[] {
  const lists = new Map<string, string[]>(Object.entries(medidas));
  for (const row of rowsOf("listas")) lists.set(row("lista"), [...(lists.get(row("lista")) ?? []), row("valor")]);
  /** Replaces @ names by the lists' values; "-" is the empty value. */
  function expand(values: readonly string[]): string[] {
    return values.flatMap((value) => {
      if (!value.startsWith("@")) return [value === "-" ? "" : value];
      const list = lists.get(value.slice(1));
      if (!list) throw new Error(`listas.csv has no ${value}`);
      return expand(list);
    });
  }
  return expand;
}

/** Parses the axes of a series: "veh: @TODOS & lado: izquierdo | derecho". */
function axesOf(cell: string, expand: (values: readonly string[]) => string[]): Serie["ejes"] {
  const axes = parts(cell, " & ").map((axis): [string, string[]] => {
    const [, name = "", values = ""] = /^(\w+): (.*)$/.exec(axis) ?? [];
    return [name, expand(parts(values))];
  });
  return Object.fromEntries(axes);
}

/** Every file under media/. */
export function readMedios(): SeedMedio[] {
  return rowsOf("medios").map((row) => ({
    archivo: row("archivo"),
    nombre: row("archivo").slice(row("archivo").lastIndexOf("/") + 1),
    mime: row("mime"),
    ancho: numberOrNull(row("ancho")),
    alto: numberOrNull(row("alto")),
    alt: row("alt"),
  }));
}

function readSeries(): Map<string, Serie[]> {
  const expand = readListas();
  const series = rowsOf("series").map((row): [string, Serie] => [
    row("prefijo"),
    {
      plantilla: row("plantilla"),
      peso: Number(row("peso") || 1),
      completo: row("completo"),
      ejes: axesOf(row("ejes"), expand),
      descripciones: parts(row("descripciones")),
      medios: parts(row("medios")),
      medioSi: new RegExp(row("medio_si")),
    },
  ]);
  return grouped(series);
}

/** A line of vehicles sold in Colombia, with the years (modelo) of its sale; `hasta` is null where it still is. */
export interface SeedLinea {
  marca: string;
  nombre: string;
  alias: string[];
  desde: number;
  hasta: number | null;
  cuerpo: string;
}

/** Other names of makes, by their names. */
export function readMarcas(): Map<string, string[]> {
  return new Map(rowsOf("marcas").map((row) => [row("marca"), parts(row("alias"))]));
}

/** The lines of vehicles, by make. */
export function readLineas(): SeedLinea[] {
  return rowsOf("vehiculos").map((row) => ({
    marca: row("marca"),
    nombre: row("linea"),
    alias: parts(row("alias")),
    desde: Number(row("desde")),
    hasta: numberOrNull(row("hasta")),
    cuerpo: row("cuerpo"),
  }));
}

/** What is measured in a subcategory, and the pattern by which names of its products say it. */
export interface SeedAtributo {
  prefijo: string;
  nombre: string;
  unidad: string;
  tipo: string;
  opciones: string;
  en_tabla: boolean;
  es_filtro: boolean;
  patron: RegExp;
}

/** The attributes of the subcategories, in their order. */
export function readAtributos(): SeedAtributo[] {
  return rowsOf("medidas").map((row) => ({
    prefijo: row("prefijo"),
    nombre: row("nombre"),
    unidad: row("unidad"),
    tipo: row("tipo"),
    opciones: parts(row("opciones"))
      .map((opcion) => opcion.charAt(0).toUpperCase() + opcion.slice(1))
      .join("\n"),
    en_tabla: ["ambos", "tabla"].includes(row("uso")),
    es_filtro: ["ambos", "filtro"].includes(row("uso")),
    patron: new RegExp(row("patron")),
  }));
}

function grouped<T>(pairs: readonly [string, T][]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/**
 * The seven fixed categories in their order, with their subcategories and the series that their products are made of.
 */
export function readCategorias(): SeedCategoria[] {
  const series = readSeries();
  const productos = rowsOf("productos").map((row) => {
    const [codigo, nombre, descripcion] = [row("codigo"), row("nombre"), row("descripcion")];
    return { prefijo: row("prefijo"), codigo, nombre, descripcion, visible: row("oculto") === "", medio: row("medio") };
  });
  const subcategorias = rowsOf("subcategorias").map((row): [string, SeedSubcategoria] => [
    row("categoria"),
    {
      nombre: row("nombre"),
      descripcion: row("descripcion"),
      prefijo: row("prefijo"),
      inicio: Number(row("inicio")),
      cantidad: Number(row("cantidad")),
      inmutable: row("inmutable") !== "",
      medios: parts(row("medios")),
      series: series.get(row("prefijo")) ?? [],
      fijos: productos.flatMap(({ prefijo, ...producto }) => (prefijo === row("prefijo") ? [producto] : [])),
    },
  ]);
  const of = grouped(subcategorias);
  return rowsOf("categorias").map((row) => ({
    fija_id: row("fija_id"),
    nombre: row("nombre"),
    descripcion: row("descripcion"),
    medios: parts(row("medios")),
    notas: parts(row("notas")),
    subcategorias: of.get(row("fija_id")) ?? [],
  }));
}

/**
 * `npm run import-proof [-- --rows 20000] [--database postgres://…]`: imports and exports large spreadsheets on the
 * built server, of products and of five applications for each; prints result and duration of each step. Exits with 1 when
 * a result is wrong.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { formatNumber } from "../../app/domain/kernel/text";
import { Client, type Page, staffAt } from "../support/site/client";
import { faultSite } from "../faults/lib/site";
import { check as tell, finish } from "../support/run/checks";

const { values } = parseArgs({ options: { rows: { type: "string", default: "20000" }, database: { type: "string" } } });
const total = Number(values.rows);
const shown = formatNumber(total);
const [email, password] = ["prueba@ejemplo.com", "una clave larga 9"];
const env = { SEED_DEMO: "true", ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
const site = await faultSite(values.database ? { ...env, DATABASE_URL: values.database } : env);
let client = new Client(site.origin);

function check(what: string, found: string, ok: boolean, since: number): void {
  tell(ok, `${what}: ${found}  (${Math.round(performance.now() - since)} ms)`);
}

/** A CSV as Excel in Spanish saves it: byte order mark, semicolons, CRLF, decimal commas, empty rows at the end. */
function spreadsheet(row = (n: number) => `Tornillo hexagonal ${n},5 mm x 1/2""`): Uint8Array<ArrayBuffer> {
  const lines = Array.from({ length: total }, (_, n) => {
    const codigo = String(n).padStart(7, "0");
    return `${codigo};"${row(n)}";FERRETERIA;Pernos;"Peso ${n % 90},${n % 10} kg; caja de 100";Sí`;
  });
  const titles = "CODIGO;Nombre;Categoría;Subcategoría;Descripción;Visible";
  return new TextEncoder().encode(`\uFEFF${[titles, ...lines, ";;;;;", ";;;;;"].join("\r\n")}\r\n`);
}

/** Requests by others meanwhile: a cached page, one that is not cached, one of the back office. */
const others: readonly [what: string, ask: () => Promise<Response>][] = [
  ["kept page", () => fetch(site.origin)],
  ["search", () => fetch(`${site.origin}/buscar?q=perno`)],
  ["back office", () => client.fetch("/admin/categorias")],
];

/**
 * Runs work; returns its result and the longest time that each of the others' requests, repeated all the while, took.
 */
async function watching<T>(work: () => Promise<T>): Promise<{ result: T; longest: string }> {
  let running = true;
  const visits = others.map(async ([what, ask]) => {
    let longest = 0;
    while (running) {
      const start = performance.now();
      const seen = await ask().then(
        (answer) => answer.text(),
        (error: unknown) =>
          console.log(`   a visit was cut after ${Math.round(performance.now() - start)} ms: ${String(error)}`),
      );
      if (seen !== undefined) longest = Math.max(longest, performance.now() - start);
      await pause(10);
    }
    return `${what} ${Math.round(longest)} ms`;
  });
  const result = await work();
  running = false;
  return { result, longest: (await Promise.all(visits)).join(", ") };
}

const names = {
  ...{ Errores: "errors", "Se crean": "new", "Se actualizan": "changed" },
  ...{ "Se agregan": "added", "Se quitan": "taken away", "Cambian de lugar": "moved", "Sin cambios": "unchanged" },
};

/** The numbers on the page of an import: errors, new, changed, unchanged, or what applications have. */
function countsIn({ text }: Page): string {
  const counts = Object.entries(names).flatMap(([name, word]) => {
    const count = new RegExp(`${name} \\(([\\d.]+)`).exec(text)?.[1];
    return count === undefined ? [] : [`${count} ${word}`];
  });
  return counts.join(", ");
}

/** Uploads a file; returns the page that shows what the import would do. Throws when the upload is not accepted. */
async function plan(
  nombre: string,
  bytes: Uint8Array<ArrayBuffer>,
  path = "/admin/productos/importar",
  fields: Record<string, string> = {},
) {
  const files = [{ campo: "archivo", nombre, bytes }];
  const { result: answer, longest } = await watching(() => client.post(path, fields, files));
  const page = await client.follow(answer, path);
  if (!answer.headers.has("Location")) throw new Error(`${page.status}: ${page.text.slice(0, 2000)}`);
  return { page, counts: countsIn(page), longest };
}

/** Confirms the import; returns the message on the next page. */
async function confirm(page: Page): Promise<string> {
  const huella = page.$("input[name=huella]")?.getAttribute("value") ?? "";
  const { text } = await client.follow(await client.post(page.path, { huella }), page.path);
  return /(Importación terminada|Error ).{0,160}/.exec(text)?.[0] ?? "nothing is told";
}

async function importing(): Promise<void> {
  let start = performance.now();
  const bad = spreadsheet((n) => (n === total - 3 ? "***" : `Tornillo ${n}`));
  const refused = await plan("con-un-error.csv", bad);
  const rows = refused.page.$$("tbody tr").map((row) => row.structuredText.replace(/\s+/g, " "));
  const codigo = String(total - 3).padStart(7, "0");
  const named = rows.some((row) => row.includes(codigo) && row.includes("Nombre: Escriba al menos una letra"));
  check(
    "one bad row is named",
    `${refused.counts}; named ${named}`,
    named && refused.counts.startsWith("1 errors"),
    start,
  );
  start = performance.now();
  const told = await confirm(refused.page);
  const none = (await client.visit("/admin/productos?q=0000001")).text.includes("0 productos");
  check("and imports nothing", told, told.startsWith("Error") && none, start);

  start = performance.now();
  const good = await plan("productos.csv", spreadsheet());
  const waited = `others waited at most: ${good.longest}`;
  check("dry run", `${good.counts}; ${waited}`, good.counts.startsWith(`0 errors, ${shown} new`), start);
  start = performance.now();
  const { result: done, longest } = await watching(() => confirm(good.page));
  check("import", `${done}; others waited at most: ${longest}`, done.includes(`${shown} productos creados`), start);
  start = performance.now();
  const page = await client.visit(`/admin/productos?q=${String(total - 1).padStart(7, "0")}`);
  const kept = page.text.includes("1 producto") && page.text.includes(`Tornillo hexagonal ${total - 1},5 mm x 1/2"`);
  check("leading zeros and commas are kept", String(kept), kept, start);
}

async function changing(): Promise<void> {
  let start = performance.now();
  const changed = await plan(
    "productos.csv",
    spreadsheet((n) => `Tornillo corregido ${n},5 mm`),
  );
  check(
    "dry run of changes",
    `${changed.counts}; others waited at most: ${changed.longest}`,
    changed.counts.includes(`${shown} changed`),
    start,
  );
  start = performance.now();
  const { result: done, longest } = await watching(() => confirm(changed.page));
  check("changes", `${done}; others waited at most: ${longest}`, done.includes(`${shown} actualizados`), start);
}

async function exporting(): Promise<void> {
  for (const formato of ["csv", "xlsx"] as const)
    for (const search of ["", "&q=tornillo&estado=visible"]) {
      const start = performance.now();
      const path = `/admin/productos/exportar?formato=${formato}${search}`;
      const { result: bytes, longest } = await watching(
        async () => new Uint8Array(await (await client.fetch(path)).arrayBuffer()),
      );
      const size = `${Math.round(bytes.length / 1024)} KB, others waited at most: ${longest}`;
      const { counts, longest: reading } = await plan(`productos.${formato}`, bytes);
      const same = counts.startsWith("0 errors, 0 new, 0 changed");
      check(
        `${formato} export${search && " of a search"} → import`,
        `${counts}; ${size}; while it was read: ${reading}`,
        same,
        start,
      );
    }
}

const MINUTE = 60_000;
const aplicacionesPath = "/admin/vehiculos/aplicaciones";
const lineas = ["Renault;Duster", "Renault;Logan", "Chevrolet;Aveo", "Mazda;BT-50", "Toyota;Hilux"];

/** Five applications for each product, `desde` the first year. */
function applications(desde: number): Uint8Array<ArrayBuffer> {
  const lines = Array.from({ length: total }, (_, n) =>
    lineas.map((linea) => `${String(n).padStart(7, "0")};${linea};${desde + (n % 10)};2020;Delantera;1.6;Nota ${n}`),
  );
  const titles = "Código;Marca;Línea;Desde;Hasta;Posición;Motor;Nota";
  return new TextEncoder().encode([titles, ...lines.flat()].join("\r\n"));
}

async function applying(): Promise<void> {
  const all = formatNumber(total * lineas.length);
  for (const [modo, desde, counted] of [
    ["agregar", 2001, `0 errors, ${all} added`],
    ["reemplazar", 2002, `0 errors, ${all} added, ${all} taken away`],
    ["reemplazar", 2002, `0 errors, 0 added, 0 taken away, 0 moved, ${all} unchanged`],
  ] as const) {
    const start = performance.now();
    const { page, counts, longest } = await plan("a.csv", applications(desde), aplicacionesPath, { modo });
    const what = `dry run of applications (${modo})`;
    check(what, `${counts}; others waited at most: ${longest}`, counts.startsWith(counted), start);
    if (counted.includes(" 0 added")) return;
    const { result: done, longest: writing } = await watching(() => confirm(page));
    const soon = performance.now() - start < MINUTE;
    const right = done.includes(`${all} aplicaciones agregadas`) && soon;
    check("dry run and import within a minute", `${done}; others waited at most: ${writing}`, right, start);
  }
}

async function exportingApplications(): Promise<void> {
  for (const formato of ["csv", "xlsx"] as const) {
    const start = performance.now();
    const path = `${aplicacionesPath}/exportar?formato=${formato}`;
    const { result: bytes, longest } = await watching(
      async () => new Uint8Array(await (await client.fetch(path)).arrayBuffer()),
    );
    const size = `${Math.round(bytes.length / 1024)} KB, others waited at most: ${longest}`;
    check(`${formato} export of applications`, size, bytes.length > 0, start);
  }
}

try {
  await site.start();
  client = await staffAt(site.origin, email, password);
  await importing();
  await changing();
  await exporting();
  await applying();
  await exportingApplications();
} finally {
  await site.remove();
}
finish();

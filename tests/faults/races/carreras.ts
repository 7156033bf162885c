/** Fault: two administrators save the same thing at the same moment. */
import { parse } from "node-html-parser";
import { pdfOf, picture } from "../../support/files/files";
import { type Answer, type Client, fieldsOf } from "../lib/client";
import type { Fault } from "../lib/types";
import { inWorld, type World } from "../lib/world";

interface Pair {
  ana: Client;
  luis: Client;
}
/** Runs one race; returns what went wrong, or null. */
type Race = (world: World, pair: Pair, serial: number) => Promise<string | null>;

const statuses = (answers: Answer[]) => answers.map(({ status }) => status);

/** Both save one product: one gets a conflict and the other's values stay. */
const product: Race = async ({ rows }, { ana, luis }, serial) => {
  const path = `/admin/productos/${(serial % 50) + 1}`;
  const fields = fieldsOf((await ana.fetch(path)).html, "form[data-part=editor]");
  const names = [`De Ana ${serial}`, `De Luis ${serial}`];
  const answers = await Promise.all([
    ana.post(path, { ...fields, nombre: names[0] ?? "" }),
    luis.post(path, { ...fields, nombre: names[1] ?? "" }),
  ]);
  const winner = answers.findIndex(({ status }) => status === 303);
  const [row] = await rows(`SELECT nombre FROM productos WHERE id = ${(serial % 50) + 1}`);
  const one = answers.filter(({ status }) => status === 303).length === 1 && statuses(answers).includes(409);
  return one && row?.nombre === names[winner]
    ? null
    : `product: ${statuses(answers).join()} and ${String(row?.nombre)}`;
};

/** Both activate their own catalogue. */
const catalogue: Race = async ({ rows, count }, { ana, luis }) => {
  const two = await rows("SELECT id FROM catalogos_pdf ORDER BY id LIMIT 2");
  const paths = two.map(({ id }) => `/admin/catalogos/${String(id)}`);
  const [first = "", second = ""] = paths;
  const answers = await Promise.all([
    ana.submit(first, "form[data-part=editor]", { activo: "on" }),
    luis.submit(second, "form[data-part=editor]", { activo: "on" }),
  ]);
  const active = await count("SELECT count(*) FROM catalogos_pdf WHERE activo");
  const known = statuses(answers).every((status) => status === 303 || status === 409);
  return active === 1 && known ? null : `catalogue: ${active} active, ${statuses(answers).join()}`;
};

/** Both upload a logo. */
const logo: Race = async ({ count }, { ana, luis }, serial) => {
  const bytes = new Uint8Array(await picture("png", 40 + (serial % 20), 20));
  const send = (who: Client, nombre: string) =>
    who.submit("/admin/logo", "main form[enctype]", {}, [{ campo: "archivos", nombre, bytes }]);
  const answers = await Promise.all([send(ana, "ana.png"), send(luis, "luis.png")]);
  const all = await count("SELECT count(*) FROM configuracion_logo");
  const active = await count("SELECT count(*) FROM configuracion_logo WHERE activo");
  return active === 1 && all === 1 ? null : `logo: ${active} of ${all} active, ${statuses(answers).join()}`;
};

/** Both move a row of the same list. */
const order: Race = async ({ rows }, { ana, luis }, serial) => {
  const path = serial % 2 === 0 ? "/admin/beneficios" : "/admin/ubicaciones/orden";
  const forms = parse((await ana.fetch(path)).html)
    .querySelectorAll("form")
    .filter((form) => form.querySelector("input[name=firma]") && !form.querySelector("button[disabled]"));
  const moves = [forms.at(0), forms.at(-1)].map((form) =>
    Object.fromEntries(
      (form?.querySelectorAll("input") ?? []).map((one) => [
        one.getAttribute("name") ?? "",
        one.getAttribute("value") ?? "",
      ]),
    ),
  );
  const answers = await Promise.all([ana.post(path, moves[0] ?? {}), luis.post(path, moves[1] ?? {})]);
  const table = path.includes("beneficios") ? "beneficios_home" : "ubicaciones_contacto";
  const ordenes = (await rows(`SELECT orden FROM ${table} ORDER BY orden, id`)).map(({ orden }) => Number(orden));
  const whole = ordenes.every((orden, index) => orden === index + 1);
  return whole && statuses(answers).every((status) => status === 303)
    ? null
    : `order: ${ordenes.join()}, ${statuses(answers).join()}`;
};

const races: readonly Race[] = [product, catalogue, product, order, product, logo];

export const carreras: Fault = {
  name: "carreras",
  what: "two administrators save the same product, activate two PDFs, send two logos, move two rows at once",
  goal: "0 silent overwrites; exactly one active PDF and logo; orders always 1..N",
  full: 1_000,
  run: (times = 48, say, database) =>
    inWorld(database, { demo: true }, async (world) => {
      const pair = { ana: await world.admin(1), luis: await world.admin(2) };
      const bytes = new Uint8Array(pdfOf(5_000));
      await pair.ana.submit("/admin/catalogos/nuevo", "form[data-part=editor]", { nombre: "Segundo" }, [
        { campo: "archivos", nombre: "dos.pdf", bytes },
      ]);
      let wrong = 0;
      for (let serial = 0; serial < times; serial += 1) {
        const problem = await races[serial % races.length]?.(world, pair, serial);
        if (problem) say(problem);
        if (problem) wrong += 1;
        if (serial % 200 === 199) say(`${serial + 1} of ${times} races`);
      }
      const catalogues = await world.count("SELECT count(*) FROM catalogos_pdf");
      return { figure: `${times} races, ${wrong} wrong`, ok: wrong === 0 && catalogues >= 2 };
    }),
};

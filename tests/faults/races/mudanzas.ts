/** Fault: a subcategory moves between two categories while products are created and imported into it. */
import { parse } from "node-html-parser";
import { type Answer, type Client, fieldsOf } from "../lib/client";
import type { Fault } from "../lib/types";
import { inWorld, type World } from "../lib/world";

const IMPORTED = 60;
const MISFILED = `SELECT count(*) FROM productos p JOIN subcategorias s ON s.id = p.subcategoria_id
  WHERE p.categoria_id <> s.categoria_id`;

interface Place {
  subcategoria: number;
  categorias: readonly { id: number; nombre: string }[];
}
interface Seen {
  moves: number;
  created: number;
  imported: number;
  /** Number of 5xx answers. */
  faults: number;
}

const NOMBRE = "Pieza que se muda";

/** Creates a subcategory in the first of two categories. */
async function newPlace(ana: Client, { rows }: World): Promise<Place> {
  const two = await rows("SELECT id, nombre FROM categorias_info ORDER BY id LIMIT 2");
  const categorias = two.map(({ id, nombre }) => ({ id: Number(id), nombre: String(nombre) }));
  await ana.submit("/admin/subcategorias/nuevo", "form[data-part=editor]", {
    nombre: NOMBRE,
    categoria_id: String(two[0]?.id),
  });
  const [sub] = await rows(`SELECT id FROM subcategorias WHERE nombre = '${NOMBRE}'`);
  return { subcategoria: Number(sub?.id), categorias };
}

function note(seen: Seen, answer: Answer): boolean {
  if (answer.status >= 500) seen.faults += 1;
  return answer.status === 303;
}

async function move(ana: Client, { subcategoria, categorias }: Place, seen: Seen): Promise<void> {
  const path = `/admin/subcategorias/${subcategoria}`;
  const fields = fieldsOf((await ana.fetch(path)).html, "form[data-part=editor]");
  const to = categorias.find(({ id }) => String(id) !== fields.categoria_id);
  if (note(seen, await ana.post(path, { ...fields, categoria_id: String(to?.id) }))) seen.moves += 1;
}

async function create(luis: Client, { subcategoria, categorias }: Place, seen: Seen, serial: string): Promise<void> {
  for (const { id } of categorias) {
    const nombre = `Creado en la mudanza ${serial} ${id}`;
    const place = { categoria_id: String(id), subcategoria_id: String(subcategoria) };
    const fields = { codigo: `MC-${serial}-${id}`, nombre, ...place, visible: "on", revision: "0" };
    if (note(seen, await luis.post("/admin/productos/nuevo", fields))) seen.created += 1;
  }
}

/** Uploads a file of products for the subcategory; returns the function that confirms the import. */
async function upload(eva: Client, { categorias }: Place, seen: Seen, serial: number) {
  const donde = `${categorias[serial % 2]?.nombre};${NOMBRE}`;
  const lines = Array.from({ length: IMPORTED }, (_, n) => `MI-${serial}-${n};Importado ${serial} ${n};${donde};;`);
  const csv = ["Código;Nombre;Categoría;Subcategoría;Descripción;Visible", ...lines].join("\n");
  const bytes = new TextEncoder().encode(csv);
  const sent = await eva.post("/admin/productos/importar", {}, [{ campo: "archivo", nombre: "m.csv", bytes }]);
  note(seen, sent);
  const address = sent.headers.get("Location") ?? "";
  const huella =
    parse((await eva.fetch(address)).html)
      .querySelector("[name=huella]")
      ?.getAttribute("value") ?? "";
  return async () => {
    const done = await eva.post(address, { huella });
    if (note(seen, done) && done.headers.get("Location") === "/admin/productos") seen.imported += IMPORTED;
  };
}

export const mudanzas: Fault = {
  name: "mudanzas",
  what: "a subcategory moves to and fro while products are created and imported into it",
  goal: "0 products in a category that is not their subcategory's; 0 answers without words",
  full: 50,
  run: (times = 10, say, database) =>
    inWorld(database, { demo: true }, async (world) => {
      const [ana, eva, luis, lucia] = await Promise.all([1, 2, 3, 4].map((serial) => world.admin(serial)));
      if (!ana || !eva || !luis || !lucia) throw new Error("Four were asked for");
      const place = await newPlace(ana, world);
      const seen: Seen = { moves: 0, created: 0, imported: 0, faults: 0 };
      for (let serial = 0; serial < times; serial += 1) {
        const confirm = await upload(eva, place, seen, serial);
        const creations = [luis, lucia].map((who, index) => create(who, place, seen, `${serial}-${index}`));
        await Promise.all([move(ana, place, seen), confirm(), ...creations]);
        if (serial % 10 === 9) say(`${serial + 1} of ${times} rounds`);
      }
      const misfiled = await world.count(MISFILED);
      const { moves, created, imported, faults } = seen;
      const figure = `${moves} moves, ${created} created, ${imported} imported: ${misfiled} misfiled, ${faults} answers 5xx`;
      return { figure, ok: misfiled === 0 && faults === 0 && moves > 0 && created > 0 };
    }),
};

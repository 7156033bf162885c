import { join } from "node:path";
import { loadAtributos } from "./atributos";
import { CARGANDO, DEMO } from "../../app/domain/ajustes/configuracion";
import { vocabularyOf } from "../../app/domain/catalogo/search";
import { storeWords } from "../../app/domain/catalogo/search.server";
import { toBusqueda, toClave, slugify } from "../../app/domain/kernel/text";
import type { Db, Writing } from "../../app/services/db/client.server";
import { storeFrom } from "../../app/services/files/media.server";
import { PRODUCTOS_DEMO } from "./catalogo";
import { clearContent, initialDeletes, moveVersion } from "./clear";
import { readCategorias, readMedios } from "./datos";
import sitio from "./datos/sitio.json";
import { loadMensajes } from "./mensajes";
import { loadProductos } from "./productos";
import { loadLineas } from "./vehiculos";
import type { SeedCategoria, SeedMedio } from "./tipos";

type Say = (line: string) => void;
type Ids = Map<string, number>;

/** The ids, as a function that throws for a name that the demo content does not have. */
function keyed(ids: Ids): (key: string) => number {
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The demo content names ${key}, which it does not have`);
    return id;
  };
}

async function loadMedios(db: Writing, medios: readonly SeedMedio[]): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { archivo, ...medio } of medios) {
    const folder = medio.mime === "application/pdf" ? "catalogos-pdf" : "imagenes-sitio";
    const stored = await storeFrom(join("prisma/seed/media", archivo), folder);
    const { id } = await db.medio.create({ data: { ...medio, ...stored }, select: { id: true } });
    ids.set(archivo, id);
  }
  return ids;
}

function usesOf(medios: Ids, archivos: readonly string[]) {
  return archivos.map((archivo, orden) => ({ medio_id: keyed(medios)(archivo), orden: orden + 1 }));
}

async function loadCategorias(db: Writing, categorias: readonly SeedCategoria[], medios: Ids): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [index, { fija_id, nombre, descripcion, ...categoria }] of categorias.entries()) {
    const data = {
      nombre,
      descripcion,
      clave: toClave(nombre),
      slug: slugify(nombre),
      orden: index + 1,
      medios: { create: usesOf(medios, categoria.medios) },
    };
    const { id } = await db.categoria.upsert({ where: { fija_id }, create: { ...data, fija_id }, update: data });
    ids.set(fija_id, id);
    for (const sub of categoria.subcategorias) {
      const row = await db.subcategoria.create({
        data: {
          categoria_id: id,
          nombre: sub.nombre,
          descripcion: sub.descripcion,
          clave: toClave(sub.nombre),
          slug: slugify(sub.nombre),
          medios: { create: usesOf(medios, sub.medios) },
        },
      });
      ids.set(`${fija_id}/${sub.nombre}`, row.id);
    }
  }
  return ids;
}

async function loadSitio(db: Writing, medios: Ids): Promise<void> {
  const medio_id = keyed(medios);
  for (const emptied of initialDeletes(db)) await emptied;
  await db.menuItem.createMany({ data: sitio.menu });
  await db.bannerHome.create({ data: sitio.banner });
  await db.bloqueCategoriasHome.create({ data: sitio.bloqueCategorias });
  await db.homeCta.create({ data: sitio.homeCta });
  await db.beneficioHome.createMany({ data: sitio.beneficios });
  await db.imagenSitio.createMany({
    data: sitio.imagenesSitio.map(({ medio, ...imagen }) => ({ ...imagen, medio_id: medio_id(medio) })),
  });
  await db.footerContenido.create({ data: sitio.footerContenido });
  await db.footerEnlace.createMany({ data: sitio.footerEnlaces });
  await db.footerContacto.createMany({ data: sitio.footerContacto });
  await db.nosotrosSeccion.createMany({ data: sitio.nosotrosSecciones });
  await db.nosotrosValor.createMany({ data: sitio.nosotrosValores });
  await db.nosotrosEstadistica.createMany({ data: sitio.nosotrosEstadisticas });
  await db.ubicacion.createMany({
    data: sitio.ubicaciones.map((ubicacion) => ({
      ...ubicacion,
      busqueda: toBusqueda(ubicacion.nombre, ubicacion.ciudad, ubicacion.direccion),
    })),
  });
  const { medio, ...pdf } = sitio.catalogoPdf;
  await db.catalogoPdf.create({ data: { ...pdf, medio_id: medio_id(medio) } });
  await db.configuracionLogo.create({ data: { medio_id: medio_id(sitio.logo.medio) } });
}

/** Entities that staff may have changed before there is any content. */
const PREPARATION = ["ajustes", "administradores", "backups"];

/**
 * Whether the database holds only what migrations insert, and never held demo content. The history shows edits by
 * staff; subcategories and files show an import.
 */
export async function isEmpty(db: Db): Promise<boolean> {
  const counts = await Promise.all([
    db.ajuste.count({ where: { clave: DEMO } }),
    db.subcategoria.count(),
    db.medio.count(),
    db.auditoria.count({ where: { entidad: { notIn: PREPARATION } } }),
  ]);
  return counts.every((count) => count === 0);
}

/** Whether a load of demo content was interrupted, and nobody has worked on what it left. */
export async function isUnfinished(db: Db): Promise<boolean> {
  const row = await db.ajuste.findUnique({ where: { clave: DEMO } });
  if (row?.valor !== CARGANDO) return false;
  const since = { created_at: { gt: row.updated_at }, entidad: { notIn: PREPARATION } };
  return (await db.auditoria.count({ where: since })) === 0;
}

/** Says in the database that demo content is being loaded, or that all of it is there. */
async function mark(db: Writing, valor: string): Promise<void> {
  await db.ajuste.upsert({ where: { clave: DEMO }, create: { clave: DEMO, valor }, update: { valor } });
}

/**
 * Loads the demo content with its media, in several transactions; what is there is deleted first. A load that is
 * interrupted is one that `isUnfinished`: the next one begins again. `total`: number of products.
 */
export async function loadDemo(db: Db, say: Say, total: number = PRODUCTOS_DEMO): Promise<void> {
  const [archivos, demo] = [readMedios(), readCategorias()];
  const empty = await isEmpty(db);
  await mark(db, CARGANDO);
  if (!empty) await clearContent(db, say);
  const { idOf, medioId, medidos, lineas } = await db.$transaction(
    async (tx) => {
      say(`  ${archivos.length} pictures, videos and documents`);
      const medios = await loadMedios(tx, archivos);
      const categorias = await loadCategorias(tx, demo, medios);
      say(`  ${demo.length} categories, ${categorias.size - demo.length} subcategories`);
      const sections = demo.flatMap(({ nombre, subcategorias }) => [nombre, ...subcategorias.map((sub) => sub.nombre)]);
      await storeWords(tx, vocabularyOf(sections));
      await loadSitio(tx, medios);
      await loadMensajes(tx);
      await moveVersion(tx);
      const [idOf, medioId] = [keyed(categorias), keyed(medios)];
      const medidos = await loadAtributos(tx, demo, idOf, say);
      return { idOf, medioId, medidos, lineas: await loadLineas(tx, say) };
    },
    { timeout: 600_000 },
  );
  const names = archivos.map(({ archivo }) => archivo);
  await loadProductos(db, total, demo, { idOf, medioId, archivos: names, medidos, lineas }, say);
  say(`  ${total} products`);
  await db.$transaction(async (tx) => {
    await mark(tx, "true");
    await moveVersion(tx);
  });
}

import { join } from "node:path";
import { loadMedidas } from "./atributos";
import { DEMO } from "../../app/domain/ajustes/configuracion";
import { codigoPlano, productoSearchText, vocabularyOf } from "../../app/domain/catalogo/search";
import { storeWords } from "../../app/domain/catalogo/search.server";
import { toBusqueda, toClave, slugify } from "../../app/domain/kernel/text";
import { freeSlug } from "../../app/domain/catalogo/slugs.server";
import type { Db, Writing } from "../../app/services/db/client.server";
import { storeFrom } from "../../app/services/files/media.server";
import { PRODUCTOS_DEMO, productosDemo } from "./catalogo";
import { initialDeletes } from "./clear";
import { readCategorias, readMedios } from "./datos";
import sitio from "./datos/sitio.json";
import { galeriasDemo } from "./galerias";
import { referenciasDemo } from "./referencias";
import { loadMensajes } from "./mensajes";
import { isUniversal, loadVehiculos } from "./vehiculos";
import type { SeedCategoria, SeedMedio } from "./tipos";

type Say = (line: string) => void;
type Ids = Map<string, number>;

const BATCH = 500;

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo content names ${key}, which it does not have`);
  return id;
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
  return archivos.map((archivo, orden) => ({ medio_id: idOf(medios, archivo), orden: orden + 1 }));
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

async function loadProductos(
  db: Writing,
  total: number,
  demo: SeedCategoria[],
  categorias: Ids,
  medios: Ids,
  say: Say,
) {
  const names = new Map(demo.map(({ fija_id, nombre }) => [fija_id, nombre]));
  const taken = new Map<number, Set<string>>();
  const productos = productosDemo(demo, total);
  const rows = productos.map(({ categoria, subcategoria, medio, ...producto }) => {
    const subcategoria_id = idOf(categorias, `${categoria}/${subcategoria}`);
    const slugs = taken.get(subcategoria_id) ?? new Set();
    const slug = freeSlug(slugify(producto.nombre), slugs);
    taken.set(subcategoria_id, slugs.add(slug));
    return {
      ...producto,
      slug,
      subcategoria_id,
      categoria_id: idOf(categorias, categoria),
      clave: toClave(producto.nombre),
      codigo_clave: toClave(producto.codigo),
      codigo_plano: codigoPlano(producto.codigo),
      busqueda: productoSearchText({ ...producto, categoria: names.get(categoria) ?? "", subcategoria }),
      medio_id: medio ? idOf(medios, medio) : null,
      universal: isUniversal(producto.nombre),
    };
  });
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.producto.createMany({ data: rows.slice(start, start + BATCH) });
    if (start > 0 && start % (BATCH * 10) === 0) say(`  ${start} products`);
  }
  const ids = new Map(
    (await db.producto.findMany({ select: { id: true, codigo: true } })).map((row) => [row.codigo, row.id]),
  );
  const referencias = referenciasDemo(productos).map(({ codigo, ...referencia }, index) => ({
    ...referencia,
    producto_id: idOf(ids, codigo),
    numero_plano: codigoPlano(referencia.numero),
    orden: index + 1,
  }));
  for (let start = 0; start < referencias.length; start += BATCH)
    await db.referencia.createMany({ data: referencias.slice(start, start + BATCH) });
  say(`  ${referencias.length} references`);
  const galerias = [...galeriasDemo(productos, [...medios.keys()])].flatMap(([codigo, archivos]) =>
    usesOf(medios, archivos).map((uso) => ({ ...uso, producto_id: idOf(ids, codigo) })),
  );
  await db.medioUso.createMany({ data: galerias });
  // The search vocabulary.
  const sections = demo.flatMap(({ nombre, subcategorias }) => [nombre, ...subcategorias.map((sub) => sub.nombre)]);
  await storeWords(db, vocabularyOf(...sections, ...productos.map(({ nombre }) => nombre)));
}

async function loadSitio(db: Writing, medios: Ids): Promise<void> {
  const medio_id = (archivo: string) => idOf(medios, archivo);
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

/** Loads the demo content with its media into an empty database, in one transaction. `total`: number of products. */
export async function loadDemo(db: Db, say: Say, total: number = PRODUCTOS_DEMO): Promise<void> {
  await db.$transaction(
    async (tx) => {
      const [archivos, demo] = [readMedios(), readCategorias()];
      say(`  ${archivos.length} pictures, videos and documents`);
      const medios = await loadMedios(tx, archivos);
      const categorias = await loadCategorias(tx, demo, medios);
      say(`  ${demo.length} categories, ${categorias.size - demo.length} subcategories`);
      await loadProductos(tx, total, demo, categorias, medios, say);
      say(`  ${total} products`);
      await loadMedidas(tx, demo, (subcategoria) => idOf(categorias, subcategoria), say);
      await loadVehiculos(tx, say);
      await loadSitio(tx, medios);
      await loadMensajes(tx);
      await tx.ajuste.upsert({ where: { clave: DEMO }, create: { clave: DEMO, valor: "true" }, update: {} });
      await tx.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
    },
    { timeout: 600_000 },
  );
}

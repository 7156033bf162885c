/** Gives the pictures that an export keeps for categories and subcategories in `imagenes_sitio` to their sections. */
import { categoriasFijas } from "../../app/domain/paginas/home";
import { toClave } from "../../app/domain/kernel/text";
import type { Leido } from "./esquemas";
import { subClave } from "./reglas";

type Imagen = Leido["imagenes"][number];

/** The files of the section that a picture names exactly (DEC 6); a fixed category without a row gets one. */
function filesOf({ categorias, subcategorias }: Leido, { fila, valor }: Imagen): string[] | undefined {
  const { categoria, subcategoria } = valor;
  if (subcategoria !== "") {
    const clave = subClave(categoria, subcategoria);
    return subcategorias.find((row) => subClave(row.valor.categoria, row.valor.nombre) === clave)?.valor.imagenes;
  }
  const named = ({ nombre }: { nombre: string }) => toClave(nombre) === toClave(categoria);
  const own = categorias.find((row) => named(row.valor));
  if (own) return own.valor.imagenes;
  const fija = categoriasFijas.find(named);
  if (!fija) return undefined;
  const { nombre, descripcion } = fija;
  const imagenes: string[] = [];
  categorias.push({ fila, valor: { nombre, descripcion, dibujo: "", foto_tarjeta: false, imagenes } });
  return imagenes;
}

/**
 * Puts the active pictures of sections behind the files of their section, in their order (PUB §7); the general ones
 * stay. Adds to `lector.fallas` and `lector.notas`.
 */
export function repartir(leido: Leido): void {
  const { lector, imagenes } = leido;
  const own = imagenes.filter(({ valor }) => valor.categoria !== "");
  leido.imagenes = imagenes.filter(({ valor }) => valor.categoria === "");
  const off = own.filter(({ valor }) => !valor.activo).length;
  if (off > 0) lector.notas.push(`imagenes_sitio: ${off} pictures of categories are inactive and left out`);
  for (const row of own.toSorted((a, b) => a.valor.orden - b.valor.orden)) {
    const { categoria, subcategoria, activo, url_imagen } = row.valor;
    const files = filesOf(leido, row);
    const [columna, valor, mensaje] = subcategoria
      ? ["subcategoria", subcategoria, `la categoría ${categoria} no tiene esa subcategoría`]
      : ["categoria", categoria, "no hay esa categoría"];
    if (!files) lector.falla({ tabla: "imagenes_sitio", fila: row.fila, columna, valor, mensaje });
    else if (activo && !files.includes(url_imagen)) files.push(url_imagen);
  }
}

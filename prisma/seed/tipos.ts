/**
 * Types of the demo catalogue. Names follow the columns of models.prisma and datos/*.csv; media are named by their
 * file.
 */

export interface SeedMedio {
  archivo: string;
  nombre: string;
  mime: string;
  ancho: number | null;
  alto: number | null;
  alt: string;
}

/** A family of products: every combination of the axes gives a name. */
export interface Serie {
  /** Name with one {axis} per axis, for example "Estribo {acabado} {veh}, par". */
  plantilla: string;
  /** Values by axis; the first axis groups the references. */
  ejes: Record<string, readonly string[]>;
  /** Axis whose values are always made together, such as left and right; '' for none. */
  completo: string;
  /** Weight within the subcategory. */
  peso: number;
  /** May use the same axes as the name. */
  descripciones: readonly string[];
  /** Pictures that show this part. */
  medios: readonly string[];
  /** Only products whose name matches get a picture, where the pictures do not show every variant. */
  medioSi: RegExp;
}

/** A product, written by hand or generated from a series; `medio` is '' where it has no photo of its own. */
export interface ProductoDemo {
  codigo: string;
  nombre: string;
  descripcion: string;
  visible: boolean;
  medio: string;
}

export interface SeedSubcategoria {
  nombre: string;
  descripcion: string;
  /** Prefix of its codes, unique. */
  prefijo: string;
  /** First number of its codes. */
  inicio: number;
  /** Number of products within the default total; larger totals scale it. */
  cantidad: number;
  /** `cantidad` does not scale with the total. */
  inmutable: boolean;
  medios: string[];
  series: Serie[];
  fijos: ProductoDemo[];
}

export interface SeedCategoria {
  fija_id: string;
  nombre: string;
  descripcion: string;
  medios: string[];
  /** Closing sentences that fit any of its products. */
  notas: string[];
  subcategorias: SeedSubcategoria[];
}

/** Where a product belongs: the category's fixed id, the subcategory's name. */
export type SeedProducto = ProductoDemo & { categoria: string; subcategoria: string };

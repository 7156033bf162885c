/** Shapes of the demo catalogue. Names follow the columns of models.prisma and of datos/*.csv; media are named by their file. */

export interface SeedMedio {
  archivo: string;
  nombre: string;
  mime: string;
  ancho: number | null;
  alto: number | null;
  alt: string;
}

/** One family of products: every combination of the axes gives a name. */
export interface Serie {
  /** Name with one {axis} per axis, for example "Estribo {acabado} {veh}, par". */
  plantilla: string;
  /** Values by axis; the first axis groups the references. */
  ejes: Record<string, readonly string[]>;
  /** Axis whose values are always made together, as left and right are; empty for none. */
  completo: string;
  /** Share of the subcategory. */
  peso: number;
  /** May use the same axes as the name. */
  descripciones: readonly string[];
  /** Pictures that show this part. */
  medios: readonly string[];
  /** Pictures only for names that match, where they do not show every variant. */
  medioSi: RegExp;
}

/** A product, written by hand or made of a series; `medio` is empty where it has no photo of its own. */
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
  /** Start of its codes, unique. */
  prefijo: string;
  /** First number of its codes. */
  inicio: number;
  /** Products among the default total; larger totals grow in proportion. */
  cantidad: number;
  /** `cantidad` is kept whatever the total. */
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

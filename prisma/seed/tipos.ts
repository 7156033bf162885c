/** Shapes of the demo content. Names follow the columns of models.prisma; media are named by their file. */

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
  /** Axis whose values are always made together, as left and right are. */
  completo?: string;
  /** Share of the subcategory, 1 when absent. */
  peso?: number;
  /** May use the same axes as the name. */
  descripciones: readonly string[];
  /** Pictures that show this part. */
  medios?: readonly string[];
  /** Only for names that match, where the pictures do not show every variant. */
  medioSi?: RegExp;
}

/** A product written by hand. */
export interface ProductoFijo {
  codigo: string;
  nombre: string;
  descripcion?: string;
  oculto?: boolean;
  medio?: string;
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
  inmutable?: boolean;
  medios: string[];
  series: Serie[];
  fijos: ProductoFijo[];
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

export interface SeedProducto {
  codigo: string;
  nombre: string;
  descripcion: string;
  categoria: string;
  subcategoria: string;
  visible: boolean;
  medio?: string;
}

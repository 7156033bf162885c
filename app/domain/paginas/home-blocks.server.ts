import { BannerSchema, BloqueSchema, CtaSchema, FooterSchema } from "./schemas/home-blocks";
import { singleton } from "~/domain/kernel/singleton.server";

export const banner = singleton({
  name: "banner",
  one: "Banner",
  stored: { table: "banner_home", title: "Banner" },
  schema: BannerSchema,
  table: (tx) => tx.bannerHome,
  title: (row) => row.titulo,
});

export const bloqueCategorias = singleton({
  name: "bloque_categorias",
  one: "Bloque de categorías",
  stored: { table: "bloque_categorias_home", title: "Bloque de categorías" },
  schema: BloqueSchema,
  table: (tx) => tx.bloqueCategoriasHome,
  title: (row) => row.titulo,
});

export const homeCta = singleton({
  name: "home_cta",
  one: "Llamado del Home",
  stored: { table: "home_cta", title: "Llamado del Home" },
  schema: CtaSchema,
  table: (tx) => tx.homeCta,
  title: (row) => row.titulo,
});

export const footerContenido = singleton({
  name: "footer",
  one: "Contenido del footer",
  stored: { table: "footer_contenido", title: "Contenido del footer" },
  schema: FooterSchema,
  table: (tx) => tx.footerContenido,
  title: () => "",
});

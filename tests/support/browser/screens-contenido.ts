import type { Page } from "@playwright/test";
import { importScreens } from "./screens-importar";

const home = "/admin/home";

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("alert").waitFor();
}

/** Back office screens for content other than catalogue and files. */
export const contentScreens = [
  ...importScreens,
  { name: "home", address: home },
  { name: "home with a link and a contact line open", address: `${home}?enlace=nuevo&contacto=6` },
  {
    name: "home with a menu row that is refused",
    address: home,
    act: async (page: Page) => {
      await page.getByRole("form", { name: "Elemento del menú: Contacto" }).getByLabel("Ruta").fill("admin");
      await press(page, "Guardar Contacto");
    },
  },
  { name: "confirmation of a quick link", address: `${home}/enlaces/5/eliminar` },
  { name: "benefits, nothing found", address: "/admin/beneficios?q=nada" },
  { name: "benefit", address: "/admin/beneficios/1" },
  {
    name: "benefit with errors",
    address: "/admin/beneficios/nuevo",
    act: async (page: Page) => press(page, "Crear"),
  },
  { name: "confirmation of a benefit", address: "/admin/beneficios/1/eliminar" },
  { name: "section", address: "/admin/nosotros/secciones/4" },
  { name: "value", address: "/admin/nosotros/valores/4" },
  { name: "statistic", address: "/admin/nosotros/estadisticas/1" },
  { name: "makes, nothing found", address: "/admin/vehiculos/marcas?q=nada" },
  { name: "make", address: "/admin/vehiculos/marcas/1" },
  { name: "lines of a make", address: "/admin/vehiculos/lineas?marca=8" },
  { name: "line", address: "/admin/vehiculos/lineas/1" },
  { name: "line to be joined", address: "/admin/vehiculos/lineas/1/unir" },
  { name: "confirmation of a make with lines", address: "/admin/vehiculos/marcas/8/eliminar" },
  { name: "order of the branches", address: "/admin/ubicaciones/orden" },
  { name: "branch", address: "/admin/ubicaciones/1" },
  {
    name: "branch with errors",
    address: "/admin/ubicaciones/nuevo",
    act: async (page: Page) => press(page, "Crear"),
  },
];

import type { Page } from "@playwright/test";

const lists = ["categorias", "subcategorias", "catalogos", "imagenes"].flatMap((name) => [
  { name: `list of ${name}`, address: `/admin/${name}` },
  { name: `list of ${name} with nothing found`, address: `/admin/${name}?q=nada+de+esto` },
  { name: `new one of ${name}`, address: `/admin/${name}/nuevo` },
  { name: `editor of ${name}`, address: `/admin/${name}/1` },
  { name: `deletion of ${name}`, address: `/admin/${name}/1/eliminar` },
]);

/** The screens that take files. */
export const mediaScreens = [
  ...lists,
  { name: "logo", address: "/admin/logo" },
  {
    name: "question about a file",
    address: "/admin/categorias/1",
    act: async (page: Page) => {
      await page
        .getByRole("button", { name: /^Eliminar .*webp$/ })
        .first()
        .click();
      await page.getByText("¿Está seguro de que desea eliminar esta imagen?").waitFor();
    },
  },
  {
    name: "a file that is not taken",
    address: "/admin/categorias/nuevo",
    act: async (page: Page) => {
      const file = { name: "dibujo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>".padEnd(100)) };
      await page.getByLabel("Agregar imágenes o videos").setInputFiles([file]);
      await page.getByText("El archivo debe ser una imagen o un video (MP4/MOV).").waitFor();
    },
  },
];

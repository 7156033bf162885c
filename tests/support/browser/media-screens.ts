import type { Page } from "@playwright/test";
import { png } from "./media-page";

const lists = ["categorias", "subcategorias", "catalogos", "imagenes"].flatMap((name) => [
  { name: `list of ${name}`, address: `/admin/${name}` },
  { name: `list of ${name} with nothing found`, address: `/admin/${name}?q=nada+de+esto` },
  { name: `new one of ${name}`, address: `/admin/${name}/nuevo` },
  { name: `editor of ${name}`, address: `/admin/${name}/1` },
  { name: `deletion of ${name}`, address: `/admin/${name}/1/eliminar` },
]);

const fotos = "/admin/productos/fotos";

/** Sends pictures of these names, which go to products by their codes. */
async function sendFotos(page: Page, ...names: string[]): Promise<void> {
  await page.getByLabel("Elegir fotos").setInputFiles(await Promise.all(names.map(png)));
  for (const name of names) await page.getByRole("checkbox", { name }).waitFor();
  await page.getByRole("button", { name: "Revisar fotos" }).click();
  await page.getByRole("heading", { name: "Revisar fotos" }).waitFor();
}

/** The screens that take files. */
export const mediaScreens = [
  ...lists,
  { name: "pictures named after products", address: fotos },
  {
    name: "review of pictures named after products",
    address: fotos,
    act: async (page: Page) =>
      sendFotos(page, "AM-2213.png", "AM-2213-2.png", "PM-4101.png", `${"sin-codigo-".repeat(9)}.png`),
  },
  {
    name: "review of pictures that are named after none",
    address: fotos,
    act: async (page: Page) => {
      await sendFotos(page, "una.png");
      await page.getByLabel("Código del producto de una.png").fill("NO-1");
      await page.getByRole("button", { name: "Revisar de nuevo" }).click();
      await page.locator('[aria-invalid="true"]').waitFor();
    },
  },
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

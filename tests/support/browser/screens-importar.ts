import type { Page } from "@playwright/test";

const address = "/admin/productos/importar";
const titles = "Código;Nombre;Categoría;Subcategoría;Descripción;Visible;Precio";

/** Chooses a file with these lines and sends it. */
export async function sendTable(page: Page, ...lines: string[]): Promise<void> {
  const buffer = Buffer.from([titles, ...lines].join("\r\n"));
  await page.getByLabel("Archivo CSV o XLSX").setInputFiles({ name: "productos.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Revisar archivo" }).click();
}

async function review(page: Page, ...lines: string[]): Promise<void> {
  await sendTable(page, ...lines);
  await page.getByRole("heading", { name: "Revisar Importación" }).waitFor();
}

/** Screens of the product import. */
export const importScreens = [
  { name: "import", address },
  {
    name: "import of a file without products",
    address,
    act: async (page: Page) => {
      await sendTable(page);
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "review of an import with errors",
    address,
    act: async (page: Page) => review(page, "XX-1;;No existe;Delanteros;;quizás", ";Nombre;;;;"),
  },
  {
    name: "review of an import",
    address,
    act: async (page: Page) => {
      await review(page, "AM-2213;Otro nombre;Amortiguadores;Delanteros;;no", "XX-2;Nuevo;Amortiguadores;Delanteros;;");
      await page.getByRole("link", { name: /^Se actualizan/ }).click();
      await page.getByRole("cell", { name: /Otro nombre/ }).waitFor();
    },
  },
];

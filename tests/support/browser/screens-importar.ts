import type { Page } from "@playwright/test";

const address = "/admin/productos/importar";
const titles = "Código;Nombre;Categoría;Subcategoría;Descripción;Visible;Precio";

const aplicaciones = "/admin/vehiculos/aplicaciones";

/** Chooses a file with these lines and sends it. */
export async function sendTable(page: Page, ...lines: string[]): Promise<void> {
  return sendFile(page, titles, ...lines);
}

/** Chooses a file of applications, and that it replaces those of its codes; sends it. */
export async function sendAplicaciones(page: Page, ...lines: string[]): Promise<void> {
  await page.getByLabel("Reemplazar las de los códigos del archivo").check();
  await sendFile(page, "Código;Marca;Línea;Desde;Hasta;Posición;Motor;Nota", ...lines);
  await page.getByRole("heading", { name: "Revisar Importación" }).waitFor();
}

async function sendFile(page: Page, ...lines: string[]): Promise<void> {
  const buffer = Buffer.from(lines.join("\r\n"));
  await page.getByLabel("Archivo CSV o XLSX").setInputFiles({ name: "productos.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Revisar archivo" }).click();
}

async function review(page: Page, ...lines: string[]): Promise<void> {
  await sendTable(page, ...lines);
  await page.getByRole("heading", { name: "Revisar Importación" }).waitFor();
}

/** Screens of the imports. */
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
  { name: "import of applications", address: aplicaciones },
  {
    name: "review of an import of applications with errors",
    address: aplicaciones,
    act: async (page: Page) =>
      sendAplicaciones(page, "AM-2213;Renault;Dustter;2012;2010;;;", "XX-1;Renaul;Duster;1949;;Delantera;;"),
  },
  {
    name: "review of an import of applications",
    address: aplicaciones,
    act: async (page: Page) =>
      sendAplicaciones(page, "AM-2213;Renault;Duster;2012;2020;Delantera;1.6;", "AM-2213;Renault;Logan;2010;;;;"),
  },
];

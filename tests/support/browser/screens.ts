import type { Page } from "@playwright/test";
import { openSolicitud, sendSolicitud } from "./cotizacion";
import { mediaScreens } from "./media-screens";
import { owner } from "../db/owner";
import { appRoutes } from "../site/routes";
import { systemScreens } from "./screens-sistema";
import { contentScreens } from "./screens-contenido";

export interface Screen {
  name: string;
  address: string;
  /** Status of the answer; 200 by default. */
  status?: number;
  /** Actions that lead to the screen once the address is open. */
  act?: (page: Page) => Promise<void>;
}

/** The longest name of the demo catalogue: more than 110 characters. */
export const longest = {
  codigo: "FE-0400",
  nombre:
    "Surtido de pernos hexagonales, tuercas de seguridad y arandelas planas en caja organizadora con divisiones, 120 piezas",
  address:
    "/productos/ferreteria/pernos/surtido-de-pernos-hexagonales-tuercas-de-seguridad-y-arandelas-planas-en-caja-organizadora-con-divisiones-120-piezas",
} as const;

export const chooser = {
  address: "/producto/abrazadera-para-guardapolvo-homocinetico-par",
  nombre: "Abrazadera para guardapolvo homocinético, par",
  codigos: ["AB-1000", "GP-3000"],
} as const;

export const publicScreens: readonly Screen[] = [
  { name: "home", address: "/" },
  { name: "catalogue", address: "/catalogo" },
  { name: "category", address: "/amortiguadores" },
  { name: "category by its id", address: "/catalogo/4" },
  { name: "subcategory with pages", address: "/ferreteria/pernos?pagina=2" },
  { name: "subcategory with pictures", address: "/accesorios-4x4/pasamanos" },
  { name: "subcategory without products", address: "/accesorios-automoviles/tapetes" },
  {
    name: "product with a photo of its own",
    address:
      "/productos/accesorios-4x4/pasamanos/pasamanos-de-agarre-universal-en-acero-inoxidable-con-empunadura-de-caucho",
  },
  { name: "product with several pictures", address: "/producto/GP-3055" },
  { name: "product with many applications", address: "/producto/AT-2410" },
  { name: "product without a photo of its own", address: "/producto/GF-3410" },
  { name: "product with the longest name", address: longest.address },
  { name: "chooser between products of one name", address: chooser.address },
  { name: "vehicles", address: "/vehiculos" },
  { name: "vehicles, a line that is not there", address: "/vehiculos?marca=renault&linea=Dustter&ano=2015" },
  { name: "make", address: "/vehiculos/renault" },
  { name: "line", address: "/vehiculos/renault/duster" },
  { name: "line and year", address: "/vehiculos/renault/duster?ano=2015" },
  { name: "line, one category", address: "/vehiculos/renault/duster?categoria=amortiguadores" },
  { name: "line without products", address: "/vehiculos/byd/dolphin?ano=1990" },
  { name: "search", address: "/buscar" },
  { name: "search with results", address: "/buscar?q=amortiguador" },
  { name: "search by vehicle", address: "/buscar?q=amortigador+duster+2015" },
  { name: "search that finds nothing", address: "/buscar?q=nada+de+esto" },
  { name: "about us", address: "/nosotros" },
  { name: "contact", address: "/contacto" },
  {
    name: "contact with errors",
    address: "/contacto",
    act: async (page) => {
      await page.getByRole("button", { name: "Enviar mensaje" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "quote list, empty", address: "/cotizacion" },
  {
    name: "quote list, with errors",
    address: "/cotizacion",
    act: async (page) => {
      await page.getByLabel("Una línea por producto").fill("GP-3056; 3\n54500-1R02K; 2");
      await page.getByRole("button", { name: "Agregar a la lista" }).click();
      await page.getByText("1 código no existe").waitFor();
      await page.getByRole("button", { name: "Enviar solicitud" }).click();
      await page.getByText("Datos inválidos").waitFor();
    },
  },
  {
    name: "quote request received",
    address: "/cotizacion",
    act: async (page) => void (await sendSolicitud(page, "Ana")),
  },
  { name: "quote request that is not there", address: "/cotizacion/AAAAAAAAAAAAAAAAAAAAAA", status: 404 },
  { name: "privacy", address: "/privacidad" },
  { name: "unknown page", address: "/no-existe", status: 404 },
  { name: "unknown page with suggestions", address: "/accesorios", status: 404 },
  { name: "unknown category", address: "/catalogo/no-existe", status: 404 },
  { name: "unknown subcategory", address: "/amortiguadores/no-existe", status: 404 },
  { name: "unknown product", address: "/productos/amortiguadores/delanteros/no-existe", status: 404 },
  { name: "unknown short product", address: "/producto/no-existe", status: 404 },
];

/** Public pages with a menu or other element opened. */
export const openedScreens: readonly (Screen & { widths: readonly number[] })[] = [
  {
    name: "catalogue menu open",
    address: "/catalogo",
    widths: [1440],
    act: (page) => page.getByRole("banner").getByRole("button", { name: "Catálogo" }).click(),
  },
  {
    name: "drawer open",
    address: "/catalogo",
    widths: [390],
    act: (page) => page.getByRole("button", { name: "Menú" }).click(),
  },
];

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Contraseña").fill(password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

/** Back office screens for people who are not signed in. */
export const doorScreens: readonly Screen[] = [
  { name: "login", address: "/admin/login" },
  {
    name: "login with an error",
    address: "/admin/login",
    act: async (page) => {
      await enter(page, "no es la clave");
      await page.getByText("Email o contraseña incorrectos").waitFor();
    },
  },
];

const list = "/admin/productos";

/** Back office screens for signed-in people: in several states, or of a row that is there. */
const chosen: readonly Screen[] = [
  { name: "panel", address: "/admin" },
  { name: "product list", address: list },
  { name: "product list, filtered, second page", address: `${list}?q=amortiguador&pagina=2` },
  { name: "product list with nothing found", address: `${list}?q=nada+de+esto` },
  { name: "new product", address: `${list}/nuevo` },
  {
    name: "new product with errors",
    address: `${list}/nuevo`,
    act: async (page) => {
      await page.getByRole("button", { name: "Crear" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "product editor", address: `${list}/441` },
  { name: "confirmation", address: `${list}/441/eliminar` },
  { name: "product list with all of a page marked", address: `${list}?q=amortiguador&marcar=pagina` },
  { name: "product list with all of a list marked", address: `${list}?q=amortiguador&marcar=lista` },
  { name: "product to be duplicated", address: `${list}/nuevo?duplicar=441` },
  { name: "where several products move to", address: `${list}/mover?productos=441,442,443` },
  {
    name: "where several products move to, with an error",
    address: `${list}/mover?productos=441,442,443`,
    act: async (page) => {
      await page.getByRole("button", { name: "Mover 3 productos" }).click();
      await page.getByText("Elija otra subcategoría").waitFor();
    },
  },
  {
    name: "confirmation of several products to be hidden",
    address: `${list}/visibilidad?poner=ocultar&productos=441,442,443`,
  },
  { name: "confirmation of several products", address: `${list}/eliminar?productos=441,442,443` },
  {
    name: "confirmation dialog",
    address: `${list}/441`,
    act: async (page) => {
      await page.getByRole("link", { name: "Eliminar", exact: true }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "requests for quotes", address: "/admin/cotizaciones" },
  { name: "request for a quote", address: "/admin/cotizaciones", act: openSolicitud },
  {
    name: "request for a quote to be deleted",
    address: "/admin/cotizaciones",
    act: async (page) => {
      await openSolicitud(page);
      await page.goto(`${new URL(page.url()).pathname}/eliminar`);
    },
  },
  { name: "inbox", address: "/admin/mensajes" },
  { name: "message", address: "/admin/mensajes/1" },
  { name: "message to be deleted", address: "/admin/mensajes/1/eliminar" },
  ...systemScreens,
  ...contentScreens,
  ...mediaScreens,
  { name: "unknown screen", address: "/admin/no-existe", status: 404 },
  { name: "unknown product", address: `${list}/999999`, status: 404 },
];

/** The list of every entity and the form of a new row, where `chosen` does not open them. */
const others = appRoutes({})
  .filter(({ id, path }) => path.startsWith("/admin/") && /(?:\/list|-nuevo)$/.test(id))
  .filter(({ path }) => !chosen.some(({ address }) => address === path))
  .map(({ path }) => ({ name: path.slice("/admin/".length), address: path }));

export const staffScreens: readonly Screen[] = [...chosen, ...others];
